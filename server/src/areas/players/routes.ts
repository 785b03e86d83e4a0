import { clanOfPlayer } from '@trinchera/db/queries/clanes/clanes'
import { ownData } from '@trinchera/db/queries/players/own-data'
import { playerMatches } from '@trinchera/db/queries/players/player-matches'
import { ownConsent } from '@trinchera/db/queries/privacy/consents'
import { asPublic, listPlayers, playerById } from '@trinchera/db/queries/players/players'
import { matchesPageSize, playersPageSize } from '@trinchera/rules/limits'
import { maySeeEmail } from '@trinchera/rules/permissions'
import { handlersOf } from '../../http/handler'
import { pageMetaOf, pageOf } from '../../http/page'
import { found, RuleError } from '../../http/rule-error'
import type { Presence } from '../../live/presence'
import type { Services } from '../../services'
import { changePasswordByMail, changePasswordBySession } from './change-password'
import { closeAccount } from './close-account'
import { giveConsent, withdrawConsent } from './consent'
import { correctEmail } from './correct-email'
import { isMailToken } from './mail-token'
import { requestRecovery } from './recover-password'
import { registerPlayer } from './register-player'
import { updatePlayer } from './update-player'
import { withOwnNotes } from './own-notes'
import { resendValidation, validateAccount } from './validate-account'

const noPlayer = 'Ese jugador no existe'

export function playerHandlers(services: Services, presence: Presence) {
  const { db } = services.database
  return handlersOf({
    registerPlayer: async ({ body }) => ({
      message: services.config.smtpUrl
        ? 'Cuenta creada. Te enviamos un correo para validarla'
        : 'Cuenta creada. Falta validarla',
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
    correctEmail: async ({ body }) => {
      await correctEmail(services, body)
      return { message: 'Correo corregido. Te enviamos otro correo para validar la cuenta', data: null }
    },
    requestRecovery: async ({ body }) => {
      await requestRecovery(services, body.email)
      return {
        message: 'Si hay una cuenta con ese correo, te enviamos un enlace para elegir otra contraseña',
        data: null,
      }
    },
    changePassword: async ({ params, query, body, session }) => {
      if (isMailToken(query.token)) {
        await changePasswordByMail(services, params.email, query.token, body)
        return { message: 'Contraseña cambiada. Ya puedes iniciar sesión con ella', data: null }
      }
      if (!session) throw new RuleError(401, 'Inicia sesión para continuar')
      await changePasswordBySession(services, params.email, session, body)
      return { message: 'Contraseña cambiada. Tus otras sesiones se cerraron', data: null }
    },
    listPlayers: async ({ query }) => {
      const page = pageOf(query, playersPageSize)
      const { players, total } = await listPlayers(db, services.directory, { busqueda: query.busqueda, page })
      return { message: 'Jugadores', data: players, meta: pageMetaOf(page, total) }
    },
    getPlayer: async ({ params, session }) => {
      const { email, ...player } = found(await playerById(db, params.id), noPlayer)
      const seen = maySeeEmail(session, player) ? { ...player, email } : asPublic(player)
      return { message: player.username, data: session?.id === player.id ? await withOwnNotes(db, seen) : seen }
    },
    getPlayerClan: async ({ params }) => {
      const own = await clanOfPlayer(db, params.playerId, params.stageId)
      return {
        message: own ? own.clan.nombre : 'Sin clan en esta etapa',
        data: own ? { clanes: [own.clan], rango: own.rango } : { clanes: [], rango: null },
      }
    },
    updatePlayer: async ({ params, body, session }) => ({
      message: 'Tus datos quedaron guardados',
      data: await updatePlayer(services, params.id, session, body),
    }),
    listPlayerMatches: async ({ params, query, session }) => {
      const player = found(await playerById(db, params.id), noPlayer)
      const page = pageOf(query, matchesPageSize)
      const hidden = player.estadisticas_ocultas && !maySeeEmail(session, player)
      const { matches, total } = hidden ? { matches: [], total: 0 } : await playerMatches(db, params.id, page)
      return { message: 'Partidas del jugador', data: matches, meta: pageMetaOf(page, total) }
    },
    exportOwnData: async ({ params, session }) => {
      if (params.id !== session.id) throw new RuleError(403, 'Solo puedes descargar tus propios datos')
      return { message: 'Todo lo que guardamos de ti', data: found(await ownData(db, session.id), noPlayer) }
    },
    getConsent: async ({ session }) => ({
      message: 'Tu edad y tu consentimiento',
      data: await ownConsent(db, session.id),
    }),
    giveConsent: async ({ body, session }) => ({
      message: 'Quedó guardado',
      data: await giveConsent(services, presence, session.id, body),
    }),
    withdrawConsent: async ({ session }) => ({
      message: 'Retiraste tu consentimiento. La cuenta sigue: si no la quieres, ciérrala',
      data: await withdrawConsent(services, presence, session.id),
    }),
    closeAccount: async ({ body, session, setSessionCookie }) => {
      await closeAccount(services, session, body.password, body.textos ?? 'dejar')
      setSessionCookie(null)
      return { message: 'Tu cuenta quedó cerrada. Gracias por haber jugado con nosotros', data: null }
    },
  })
}
