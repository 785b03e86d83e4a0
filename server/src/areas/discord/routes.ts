import { insertDuePosts } from '@trinchera/db/queries/discord/due-posts'
import { recordPost, pendingPosts } from '@trinchera/db/queries/discord/posts'
import { storedStatus, storeStatus } from '@trinchera/db/queries/discord/status'
import { deleteChannel, discordChannels } from '@trinchera/db/queries/discord/channels'
import { discordOf, deleteLink, deleteMember, linkedMembers, setNotices } from '@trinchera/db/queries/discord/links'
import { invitacionById, invitacionesOf } from '@trinchera/db/queries/clanes/invitaciones'
import { giveBackLease, holdLease } from '@trinchera/db/queries/polling/held-lease'
import { playerById } from '@trinchera/db/queries/players/players'
import type { DiscordAccount } from '@trinchera/contract/discord'
import { botLeaseMs } from '@trinchera/rules/limits'
import { handlersOf, type SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { acceptInvitacion, rejectInvitacion } from '../invitaciones/answer-invitacion'
import { createCode } from './link-code'
import { linkDiscord } from './link-discord'
import { answerMatch } from '../ladder/answer-match'
import { answerReto, retoAnswered } from '../retos/answer-reto'
import { linkedSession } from './linked-session'
import { reportFromDiscord } from './report-from-discord'
import { setChannel } from './set-channel'

const notLinked = 'No hay un Discord vinculado'

async function accountOf({ database: { db }, now }: Services, session: SessionInfo): Promise<DiscordAccount> {
  const { id, username, victorias, derrotas, clanes } = found(
    await playerById(db, session.id),
    'Esa cuenta ya no existe',
  )
  return {
    id,
    username,
    victorias,
    derrotas,
    clanes: clanes.map(({ etapa, PlayerClan, ...clan }) => ({
      id: clan.id,
      nombre: clan.nombre,
      tag: clan.tag,
      etapa: etapa.nombre,
      juego: etapa.juego.nombre,
      ranking_actual: clan.ranking_actual,
      rango: PlayerClan.rango,
    })),
    invitaciones: await invitacionesOf(db, id, { all: false, now: now() }),
  }
}

export function discordHandlers(services: Services) {
  const { database, config, now } = services
  const { db } = database
  return handlersOf({
    getOwnDiscord: async ({ session }) => ({
      message: 'Tu Discord',
      data: { disponible: config.discord, vinculado: await discordOf(db, session.id) },
    }),
    createDiscordCode: async ({ session }) => ({
      message: 'Escribe este código en Discord con /vincular',
      data: await createCode(services, session.id),
    }),
    unlinkOwnDiscord: async ({ session }) => {
      if (!(await deleteLink(db, { player_id: session.id }))) throw new RuleError(404, notLinked)
      return { message: 'Discord desvinculado', data: null }
    },
    linkDiscord: async ({ body }) => {
      const data = await linkDiscord(services, body)
      return { message: `Listo: este Discord es de ${data.player}`, data }
    },
    unlinkDiscord: async ({ params }) => {
      if (!(await deleteLink(db, params))) throw new RuleError(404, notLinked)
      return { message: 'Discord desvinculado', data: null }
    },
    getDiscordAccount: async ({ params }) => ({
      message: 'La cuenta',
      data: await accountOf(services, await linkedSession(db, services, params.discord_id)),
    }),
    answerFromDiscord: async ({ params: { id }, body: { discord_id, respuesta } }) => {
      const session = await linkedSession(db, services, discord_id)
      if (respuesta === 'rechazar')
        return { message: 'Invitación rechazada', data: await rejectInvitacion(services, session, id) }
      const { player_id, clan_id, id_etapa } = found(await invitacionById(db, id, now()), 'Esa invitación no existe')
      if (player_id !== session.id) throw new RuleError(403, 'Esa invitación no es tuya')
      const data = await acceptInvitacion(services, session, { player_id, clan_id, id_etapa, id_invitacion: id })
      return { message: `Ya eres de ${data.clan}`, data }
    },
    confirmFromDiscord: async ({ params: { id }, body: { discord_id } }) => ({
      message: 'Partida confirmada',
      data: await answerMatch(services, await linkedSession(db, services, discord_id), id, { respuesta: 'confirmar' }),
    }),
    answerRetoFromDiscord: async ({ params: { id }, body: { discord_id, version, ...answer } }) => ({
      message: retoAnswered[answer.respuesta],
      data: await answerReto(services, await linkedSession(db, services, discord_id), id, answer, version),
    }),
    listLinked: async () => ({
      message: 'Discord vinculados',
      data: await database.transaction((trx) => linkedMembers(trx, now().toISOString())),
    }),
    deleteLinked: async ({ params }) => {
      await deleteMember(db, params.discord_id)
      return { message: 'Anotado', data: null }
    },
    listPosts: async ({ query }) => {
      const data = await database.transaction(async (trx) => {
        await insertDuePosts(trx, now(), config.gameHost)
        return pendingPosts(trx, query.despues ?? 0, now(), config.gameHost)
      })
      return { message: 'Lo que falta publicar', data }
    },
    recordPosted: async ({ params, body }) => {
      if (!(await recordPost(db, params.id, body, now().toISOString())))
        throw new RuleError(404, 'Esa novedad no existe')
      return { message: 'Anotado', data: null }
    },
    getStatusMessage: async () => ({ message: 'El mensaje de estado', data: await storedStatus(db) }),
    storeStatusMessage: async ({ body }) => {
      await storeStatus(db, body)
      return { message: 'Anotado', data: null }
    },
    listDiscordChannels: async () => ({ message: 'Los canales', data: await discordChannels(db) }),
    setDiscordChannel: async ({ params, body }) => ({
      message: 'Canal configurado',
      data: await setChannel(services, { ...params, ...body }),
    }),
    deleteDiscordChannel: async ({ params }) => {
      await deleteChannel(db, params.canal)
      return { message: 'Anotado', data: null }
    },
    takeBotLease: async ({ body: { proceso } }) => {
      const at = now()
      const { active, until } = await holdLease(db, 'bot', proceso, {
        now: at.toISOString(),
        until: new Date(at.getTime() + botLeaseMs).toISOString(),
      })
      return { message: active ? 'Este bot atiende' : 'Atiende otro bot', data: { activo: active, hasta: until } }
    },
    releaseBotLease: async ({ params: { proceso } }) => {
      await giveBackLease(db, 'bot', proceso)
      return { message: 'Anotado', data: null }
    },
    reportFromDiscord: async ({ body }) => ({
      message: 'Derrota reportada',
      data: await reportFromDiscord(services, body),
    }),
    setDiscordNotices: async ({ params, body: { activo } }) => {
      await linkedSession(db, services, params.discord_id)
      await setNotices(db, params.discord_id, activo ? now().toISOString() : null)
      return { message: activo ? 'Tus avisos te llegan acá' : 'Tus avisos ya no te llegan acá', data: { activo } }
    },
  })
}
