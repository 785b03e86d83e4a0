import type { WinClaim } from '@trinchera/contract/win-claims'
import { listWinClaims, winClaimById } from '@trinchera/db/queries/disputes/win-claims'
import { staffMay } from '@trinchera/rules/permissions'
import { waitsForStaff } from '@trinchera/rules/win-claim-state'
import { handlersOf } from '../../http/handler'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { requireWinClaimReader } from '../evidencias/read-evidence'
import { answerWinClaim } from './answer-win-claim'
import { openWinClaim } from './open-win-claim'
import { settleWinClaim } from './settle-win-claim'
import { voteWinClaim } from './vote-win-claim'

/** Sorts win claims: first those waiting for staff, oldest first; then those waiting for the rival; then settled ones, newest first. */
function asQueue(winClaims: readonly WinClaim[], now: number): WinClaim[] {
  const rank = (winClaim: WinClaim) => (waitsForStaff(winClaim, now) ? 0 : winClaim.estado === 'abierta' ? 1 : 2)
  return winClaims.toSorted((a, b) => rank(a) - rank(b) || (rank(a) === 2 ? b.id - a.id : a.id - b.id))
}

export function winClaimHandlers(services: Services) {
  const { db } = services.database
  return handlersOf({
    openVictoria: async ({ body, session }) => ({
      message: 'Pedido enviado: el rival tiene 24 horas para responder',
      data: await openWinClaim(services, session, body),
    }),
    listVictorias: async ({ query, session }) => ({
      message: 'Victorias no reportadas',
      data: await listWinClaims(db, staffMay(session, 'matches.rule') ? null : session.id, query.etapa),
    }),
    getVictoria: async ({ params, session }) => {
      await requireWinClaimReader(db, session, params.id)
      return {
        message: 'Victoria no reportada',
        data: found(await winClaimById(db, params.id), 'Esa victoria no existe'),
      }
    },
    answerVictoria: async ({ params, body, session }) => ({
      message:
        body.respuesta === 'reconocer' ? 'Victoria reconocida: la partida entró al ranking' : 'Victoria disputada',
      data: await answerWinClaim(services, session, params.id, body),
    }),
    voteVictoria: async ({ params, body, session }) => ({
      message: 'Voto guardado',
      data: await voteWinClaim(services, session, params.id, body.voto),
    }),
    listAdminVictorias: async () => ({
      message: 'Victorias no reportadas',
      data: asQueue(await listWinClaims(db, null), services.now().getTime()),
    }),
    settleVictoria: async ({ params, body, session }) => ({
      message: body.tipo === 'acreditar' ? 'Victoria acreditada: la partida entró al ranking' : 'Victoria rechazada',
      data: await settleWinClaim(services, session, params.id, body),
    }),
  })
}
