import { clanOfPlayer } from '@trinchera/db/queries/clanes'
import { listPlayers, playerById } from '@trinchera/db/queries/players'
import { playersPageSize } from '@trinchera/rules/limits'
import { maySeeEmail } from '@trinchera/rules/permissions'
import type { Handlers } from '../../handler'
import { pageOf } from '../../page'
import { found } from '../../rule-error'
import type { Services } from '../../services'
import { registerPlayer } from './register-player'
import { resendValidation, validateAccount } from './validate-account'

type Names = 'registerPlayer' | 'validateAccount' | 'resendValidation' | 'listPlayers' | 'getPlayer' | 'getPlayerClan'

export function playerHandlers(services: Services): Handlers<Names> {
  const { db } = services.database
  return {
    registerPlayer: async ({ body }) => ({
      message: 'Cuenta creada. Te enviamos un correo para validarla',
      data: await registerPlayer(services, body),
    }),
    validateAccount: async ({ params, query }) => {
      await validateAccount(services, params.email, query.token)
      return { message: 'Cuenta validada. Ya puedes iniciar sesión', data: null }
    },
    resendValidation: async ({ params }) => {
      await resendValidation(services, params.email)
      return { message: 'Si la cuenta existe y falta validarla, te enviamos un correo', data: null }
    },
    listPlayers: async ({ query }) => {
      const page = pageOf(query, playersPageSize)
      const { players, total } = await listPlayers(db, { busqueda: query.busqueda, page })
      return { message: 'Jugadores', data: players, meta: page && { ...page, total } }
    },
    getPlayer: async ({ params, session }) => {
      const { email, ...player } = found(await playerById(db, params.id), 'Ese jugador no existe')
      return { message: player.username, data: maySeeEmail(session, player) ? { ...player, email } : player }
    },
    getPlayerClan: async ({ params }) => {
      const own = await clanOfPlayer(db, params.playerId, params.stageId)
      return { message: own ? own.clan.nombre : 'Sin clan en esta etapa', data: own ? { clanes: [own.clan], rango: own.rango } : { clanes: [], rango: null } }
    },
  }
}
