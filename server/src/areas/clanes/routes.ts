import { clanById, clanesOfEtapa, clanRowById, tableJson } from '@trinchera/db/queries/clanes/clanes'
import { tableHead } from '@trinchera/db/queries/ladder/etapas'
import { handlersOf, JsonText } from '../../http/handler'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { createClan } from './create-clan'
import { deleteClan } from './delete-clan'
import { expelMember } from './expel-member'
import { handOverClan } from './hand-over-clan'
import { leaveClan } from './leave-clan'
import { updateClan } from './update-clan'

export function clanHandlers(services: Services) {
  const { db, dialect } = services.database
  return handlersOf({
    listClanes: async ({ params }) => {
      const { nombre, version } = found(await tableHead(db, params.id), 'Esa etapa no existe')
      // The version is read before the rows. If it is older than the rows, clients only request the ladder table once more than necessary.
      return { message: nombre, data: new JsonText(await tableJson(db, dialect, params.id)), meta: { version } }
    },
    getClan: async ({ params }) => {
      const clan = found(await clanById(db, params.id), 'Ese clan no existe')
      return { message: clan.nombre, data: clan }
    },
    createClan: async ({ body, session }) => ({
      message: 'Clan creado',
      data: await createClan(services, session, body),
    }),
    listReportableClanes: async ({ params }) => {
      const own = found(await clanRowById(db, params.clanId), 'Ese clan no existe')
      const others =
        own.id_etapa === params.stageId
          ? (await clanesOfEtapa(db, params.stageId)).filter(({ id }) => id !== own.id)
          : []
      return { message: 'Clanes de la etapa', data: others }
    },
    updateClan: async ({ params, body, session }) => ({
      message: 'Los cambios del clan quedaron guardados',
      data: await updateClan(services, session, params.id, body),
    }),
    deleteClan: async ({ body, session }) => {
      await deleteClan(services, session, body.clanId, body.playerId)
      return { message: 'Clan eliminado', data: null }
    },
    expelMember: async ({ body, session }) => {
      await expelMember(services, session, body.clanId, body.playerId)
      return { message: 'Jugador expulsado del clan', data: null }
    },
    leaveClan: async ({ body, session }) => {
      const { closed } = await leaveClan(services, session, body.clanId, body.playerId)
      return {
        message: closed ? 'Dejaste el clan. Como no quedaba nadie más, se cerró' : 'Dejaste el clan',
        data: null,
      }
    },
    handOverClan: async ({ body, session }) => ({
      message: 'Liderazgo cedido',
      data: await handOverClan(services, session, body.clanId, body.playerId),
    }),
  })
}
