import { idempotencyHeader } from '@trinchera/contract/ladder'
import { clanById } from '@trinchera/db/queries/clanes/clanes'
import { listTorneos, torneosOfClan } from '@trinchera/db/queries/site/torneos'
import { torneoPageOf } from '@trinchera/db/queries/torneos/bracket'
import { torneoMatchPage } from '@trinchera/db/queries/torneos/match-page'
import type { BracketMatch } from '@trinchera/rules/torneo'
import { handlersOf } from '../../http/handler'
import { plainLine } from '../../html/visible-text'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { actForSide, moveMatch, previewRuling, ruleMatch } from './act-on-match'
import { cancelTorneo, seedTorneo, startTorneo } from './draw'
import { checkIn, enrol, withdraw } from './enrol'
import { createTorneo, removeTorneo, updateTorneo } from './manage-torneos'
import { readMessages, sendMessage } from './messages'
import { noPartida, noTorneo } from './missing'

/** The id of the clan that won according to the reported score. */
const reportedWinner = ({ a, b, marcador }: BracketMatch) => (marcador && marcador[0] > marcador[1] ? a : b)

export function torneoHandlers(services: Services) {
  const { db } = services.database
  const now = () => services.now().toISOString()
  return handlersOf({
    listTorneos: async () => ({ message: 'Torneos', data: await listTorneos(db, now()) }),
    listClanTorneos: async ({ params }) => ({
      message: 'Torneos del clan',
      data: await torneosOfClan(db, found((await clanById(db, params.id))?.id, 'Ese clan no existe'), now()),
    }),
    createTorneo: async ({ body, session }) => ({
      message: 'Torneo anunciado',
      data: await createTorneo(services, session, body),
    }),
    updateTorneo: async ({ params, body, session }) => ({
      message: 'Torneo modificado',
      data: await updateTorneo(services, session, params.id, body),
    }),
    deleteTorneo: async ({ params, session }) => {
      await removeTorneo(services, session, params.id)
      return { message: 'Torneo eliminado', data: null }
    },
    getTorneo: async ({ params }) => ({
      message: 'Torneo',
      data: found(await torneoPageOf(db, params.id, now()), noTorneo),
    }),
    enrolTorneo: async ({ params, body, session }) => {
      const data = await enrol(services, session, params.id, body)
      return { message: data.reserva ? `${data.nombre} queda de reserva` : `${data.nombre} está inscrito`, data }
    },
    withdrawTorneo: async ({ params, body, session }) => {
      await withdraw(services, session, params.id, body.id_clan)
      return { message: 'Tu clan ya no está inscrito', data: null }
    },
    checkinTorneo: async ({ params, body, session }) => {
      const data = await checkIn(services, session, params.id, body.id_clan)
      return { message: `${data.nombre} está listo para jugar`, data }
    },
    seedTorneo: async ({ params, body, session }) => ({
      message: 'Semillas guardadas',
      data: await seedTorneo(services, session, params.id, body),
    }),
    startTorneo: async ({ params, session }) => ({
      message: 'Llave sorteada',
      data: await startTorneo(services, session, params.id),
    }),
    cancelTorneo: async ({ params, body, session }) => ({
      message: 'Torneo cancelado',
      data: await cancelTorneo(services, session, params.id, plainLine(body?.motivo ?? '')),
    }),
    startTorneoMatch: async ({ params, session }) => ({
      message: 'Se está jugando',
      data: await actForSide(services, session, params, { tipo: 'empezar', partida: params.partida }, ({ a }) => a),
    }),
    reportTorneoMatch: async ({ params, body, session }) => {
      const { marcador, mapas = null } = body
      const deed = { tipo: 'resultado', partida: params.partida, marcador, mapas } as const
      const loser = ({ a, b }: { a: number | null; b: number | null }) => (marcador[0] > marcador[1] ? b : a)
      return {
        message: 'Derrota reportada: tienen 30 minutos para objetar',
        data: await actForSide(services, session, params, deed, loser),
      }
    },
    confirmTorneoMatch: async ({ params, session }) => ({
      message: 'Resultado confirmado',
      data: await actForSide(services, session, params, { tipo: 'cerrar', partida: params.partida }, reportedWinner),
    }),
    objectTorneoMatch: async ({ params, body, session }) => {
      const deed = { tipo: 'objetar', partida: params.partida, texto: plainLine(body.texto) } as const
      return {
        message: 'Objeción enviada: lo decide la organización',
        data: await actForSide(services, session, params, deed, reportedWinner),
      }
    },
    ruleTorneoMatch: async ({ params, body, session }) => ({
      message: 'Decisión guardada',
      data: await ruleMatch(services, session, params, body),
    }),
    previewTorneoRuling: async ({ params, body }) => ({
      message: 'Lo que cambiaría',
      data: await previewRuling(services, params, body),
    }),
    moveTorneoMatch: async ({ params, body, session }) => ({
      message: body.fecha ? 'Hora cambiada' : 'Partida sin hora',
      data: await moveMatch(services, session, params, body.fecha),
    }),
    getTorneoMatch: async ({ params }) => {
      return { message: 'Partida', data: found(await torneoMatchPage(db, params.id, params.partida, now()), noPartida) }
    },
    listTorneoMessages: async ({ params, session }) => ({
      message: 'Conversación',
      data: await readMessages(services, session, params.id, params.partida),
    }),
    sendTorneoMessage: async ({ params, body, session, header }) => ({
      message: 'Mensaje enviado',
      data: await sendMessage(services, session, params, body.texto, header(idempotencyHeader)),
    }),
  })
}
