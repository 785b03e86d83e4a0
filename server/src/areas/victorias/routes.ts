import type { Victoria } from '@trinchera/contract/victorias'
import { listVictorias, victoriaById } from '@trinchera/db/queries/disputes/victorias'
import { staffMay } from '@trinchera/rules/permissions'
import { waitsForStaff } from '@trinchera/rules/victoria-state'
import type { Handlers } from '../../http/handler'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { requireVictoriaReader } from '../evidencias/read-evidence'
import { answerVictoria } from './answer-victoria'
import { openVictoria } from './open-victoria'
import { settleVictoria } from './settle-victoria'
import { voteVictoria } from './vote-victoria'

type Names =
  | 'openVictoria'
  | 'listVictorias'
  | 'getVictoria'
  | 'answerVictoria'
  | 'voteVictoria'
  | 'listAdminVictorias'
  | 'settleVictoria'

/** Those that wait for staff, the longest waiting first; then those that wait for the rival; then the settled ones, newest first. */
function asQueue(victorias: readonly Victoria[], now: number): Victoria[] {
  const rank = (victoria: Victoria) => (waitsForStaff(victoria, now) ? 0 : victoria.estado === 'abierta' ? 1 : 2)
  return victorias.toSorted((a, b) => rank(a) - rank(b) || (rank(a) === 2 ? b.id - a.id : a.id - b.id))
}

export function victoriaHandlers(services: Services): Handlers<Names> {
  const { db } = services.database
  return {
    openVictoria: async ({ body, session }) => ({
      message: 'Pedido enviado: el rival tiene 24 horas para responder',
      data: await openVictoria(services, session, body),
    }),
    listVictorias: async ({ query, session }) => ({
      message: 'Victorias no reportadas',
      data: await listVictorias(db, staffMay(session, 'matches.rule') ? null : session.id, query.etapa),
    }),
    getVictoria: async ({ params, session }) => {
      await requireVictoriaReader(db, session, params.id)
      return {
        message: 'Victoria no reportada',
        data: found(await victoriaById(db, params.id), 'Esa victoria no existe'),
      }
    },
    answerVictoria: async ({ params, body, session }) => ({
      message:
        body.respuesta === 'reconocer' ? 'Victoria reconocida: la partida entró al ranking' : 'Victoria disputada',
      data: await answerVictoria(services, session, params.id, body),
    }),
    voteVictoria: async ({ params, body, session }) => ({
      message: 'Voto guardado',
      data: await voteVictoria(services, session, params.id, body.voto),
    }),
    listAdminVictorias: async () => ({
      message: 'Victorias no reportadas',
      data: asQueue(await listVictorias(db, null), services.now().getTime()),
    }),
    settleVictoria: async ({ params, body, session }) => ({
      message: body.tipo === 'acreditar' ? 'Victoria acreditada: la partida entró al ranking' : 'Victoria rechazada',
      data: await settleVictoria(services, session, params.id, body),
    }),
  }
}
