import { idempotencyHeader } from '@trinchera/contract/ladder'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { clanExists } from '@trinchera/db/queries/site/exists'
import { serverExists } from '@trinchera/db/queries/servidores/servidores'
import { retoPlayers, storeComing } from '@trinchera/db/queries/retos/asistencias'
import { usualHours } from '@trinchera/db/queries/retos/hours'
import { samplesOf } from '@trinchera/db/queries/retos/samples'
import {
  contestedRetos,
  listRetos,
  maySeeReto,
  retoById,
  retoPage,
  retoRecord,
} from '@trinchera/db/queries/retos/retos'
import { broadcastReto } from '@trinchera/effects/retos'
import { isOpenReto } from '@trinchera/rules/reto'
import { handlersOf } from '../../http/handler'
import { plainLine } from '../../html/visible-text'
import { fieldError, found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { actForClan, lockVisible, missing, viewerOf } from './act'
import { answerReto, retoAnswered } from './answer-reto'
import { createReto } from './create-reto'
import { readMessages, requireMember, sendMessage } from './messages'
import { contestNoShow, settleNoShow } from './no-show'

export function retoHandlers(services: Services) {
  const { db } = services.database
  const requireClan = async (id: number) => {
    if (!(await clanExists(db, id, { deleted: true }))) throw new RuleError(404, 'Ese clan no existe')
  }
  return handlersOf({
    createReto: async ({ body, session }) => ({
      message: 'Reto enviado',
      data: await createReto(services, session, body),
    }),
    listRetos: async ({ query, session }) => ({
      message: 'Retos',
      data: await listRetos(db, viewerOf(session), query),
    }),
    getReto: async ({ params, session }) => ({
      message: 'Reto',
      data: found(await retoPage(db, params.id, viewerOf(session), services.now()), missing),
    }),
    answerReto: async ({ params, body, session }) => ({
      message: retoAnswered[body.respuesta],
      data: await answerReto(services, session, params.id, body),
    }),
    pickMap: async ({ params, body, session }) => ({
      message: 'codigo' in body ? 'Mapa elegido' : 'Bando elegido',
      data: await actForClan(services, session, params.id, async ({ trx, stored }) => {
        if ('bando' in body) return { tipo: 'bando', lado: body.bando }
        const { lista } = (await readOpciones(trx)).mapas
        if (stored.state.estado === 'acordado' && !lista.some(({ codigo }) => codigo === body.codigo))
          throw fieldError(400, 'codigo', 'Ese mapa no está entre los permitidos')
        return { tipo: 'mapa', codigo: body.codigo }
      }),
    }),
    setRetoServer: async ({ params, body, session }) => ({
      message: 'Servidor elegido',
      data: await actForClan(services, session, params.id, async ({ trx }) => {
        if (!(await serverExists(trx, body.servidor))) throw fieldError(400, 'servidor', 'Ese servidor no es del sitio')
        return { tipo: 'servidor', servidor: body.servidor }
      }),
    }),
    cancelReto: async ({ params, body, session }) => ({
      message: 'Reto cancelado',
      data: await actForClan(services, session, params.id, () => ({
        tipo: 'cancelar',
        motivo: plainLine(body.motivo),
      })),
    }),
    reportNoShow: async ({ params, session }) => ({
      message: 'Anotado: el otro clan puede reclamar en 24 horas',
      data: await actForClan(services, session, params.id, () => ({ tipo: 'no-presentado' })),
    }),
    contestNoShow: async ({ params, body, session }) => ({
      message: 'Reclamo enviado: la administración decidirá',
      data: await contestNoShow(services, session, params.id, body.texto),
    }),
    listContestedRetos: async () => ({ message: 'Retos con reclamo', data: await contestedRetos(db) }),
    settleNoShow: async ({ params, body, session }) => ({
      message: body.fallo === 'mantenido' ? 'Falta mantenida' : 'Falta retirada',
      data: await settleNoShow(services, session, params.id, body),
    }),
    sayComing: async ({ params, body, session }) => ({
      message: body.va === null ? 'Borrado' : 'Anotado',
      data: await services.database.transaction(async (trx, onCommit) => {
        const { state } = await lockVisible(trx, session, params.id)
        await requireMember(trx, session, params.id)
        if (!isOpenReto(state)) throw new RuleError(409, 'Este reto ya terminó')
        await storeComing(trx, params.id, session.id, body.va)
        await broadcastReto(trx, onCommit, services, found(await retoById(trx, params.id), missing))
        return retoPlayers(trx, params.id, [state.retador, state.retado])
      }),
    }),
    listRetoMessages: async ({ params, session }) => ({
      message: 'Conversación',
      data: await readMessages(services, session, params.id),
    }),
    sendRetoMessage: async ({ params, body, session, header }) => ({
      message: 'Mensaje enviado',
      data: await sendMessage(services, session, params.id, body.texto, header(idempotencyHeader)),
    }),
    listUsualHours: async ({ params }) => {
      await requireClan(params.id)
      return { message: 'Horarios', data: { id_clan: params.id, horas: await usualHours(db, params.id) } }
    },
    getRetoRecord: async ({ params }) => {
      await requireClan(params.id)
      return { message: 'Retos del clan', data: await retoRecord(db, params.id) }
    },
    listRetoSamples: async ({ params }) => {
      if (!(await maySeeReto(db, params.id, null))) throw new RuleError(404, missing)
      return { message: 'Lo que mostró el servidor', data: await samplesOf(db, params.id) }
    },
  })
}
