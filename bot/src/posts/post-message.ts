import { colours, escaped, quoted } from '@trinchera/rules/discord-text'
import type { DiscordPost } from '@trinchera/contract/discord'
import type { Invitacion } from '@trinchera/contract/invitaciones'
import type {
  APIEmbed,
  APIMessageTopLevelComponent,
  RESTPatchAPIChannelMessageJSONBody,
  RESTPostAPIChannelMessageJSONBody,
} from 'discord.js'
import { paths } from '@trinchera/contract/site-paths'
import { embedOf } from '../embeds'
import { invitationButtons } from '../invitations'
import { clanLink, moveText } from '../lines'
import { matchButtons } from '../match-answers'
import type { Names } from '../names'
import { nonceFor } from '../nonce'
import { twitch } from '../commands/streams'
import type { Site } from '../site'
import { choices, newsText, retoLine, retoTitle } from '../reto-lines'
import { offerButtons, retoButtons } from '../reto-offers'
import { link, moment } from '../text'

type Of<T extends DiscordPost['tipo']> = Extract<DiscordPost, { tipo: T }>
export type NewPost = Exclude<DiscordPost, Of<'respuesta' | 'reto-respuesta' | 'reto-evento' | 'torneo-evento'>>

function matchEmbed(site: Site, { match }: Of<'partida'>): APIEmbed {
  const { ganador, perdedor, etapa, reportado_por } = match
  const climbed =
    ganador.despues !== null && ganador.despues > 0 && (ganador.antes === 0 || ganador.despues < (ganador.antes ?? 0))
  const fell = perdedor.antes !== null && perdedor.despues !== null && perdedor.despues > perdedor.antes
  return embedOf({
    title: `${quoted(ganador.nombre)} le ganó a ${quoted(perdedor.nombre)}`,
    url: site.url(paths.partida(match.id)),
    lines: [
      `${climbed ? '▲ ' : ''}${clanLink(site, ganador)}: ${moveText(match)}`,
      ...(fell && perdedor.despues
        ? [`▼ ${clanLink(site, perdedor)}: del ${perdedor.antes} al ${perdedor.despues}`]
        : []),
    ],
    footer: `${etapa.nombre} · ${etapa.juego.nombre} · reportó ${reportado_por}`,
    colour: climbed ? colours.green : colours.brass,
  })
}

const invitationEmbed = (site: Site, { clan, clan_id }: Invitacion, lines: readonly string[]): APIEmbed =>
  embedOf({ title: `Te invitan a ${quoted(clan)}`, url: site.url(paths.clan(clan_id)), lines })

/** Texts that say how an invitation ended, by its state. */
const outcomes: Record<Invitacion['estado'], (clan: string) => string> = {
  pendiente: () => 'La invitación sigue en pie.',
  aceptada: (clan) => `La aceptaste: ya eres de ${clan}.`,
  rechazada: () => 'La rechazaste.',
  retirada: () => 'El clan la retiró.',
  vencida: () => 'Venció.',
}

/** The edit of an invitation's message after the invitation was answered, withdrawn or has expired: shows that and removes the buttons. */
export function settledInvitation(site: Site, { invitacion }: Of<'respuesta'>): RESTPatchAPIChannelMessageJSONBody {
  return {
    embeds: [invitationEmbed(site, invitacion, [outcomes[invitacion.estado](quoted(invitacion.clan))])],
    components: [],
    allowed_mentions: { parse: [] },
  }
}

async function embedOfPost(site: Site, names: Pick<Names, 'mapNamed'>, post: NewPost): Promise<APIEmbed> {
  switch (post.tipo) {
    case 'partida':
      return matchEmbed(site, post)
    case 'anuncio': {
      const { id, titulo, descripcion, creador, imagen } = post.anuncio
      return embedOf({
        title: `📣 ${quoted(titulo, 200)}`,
        url: site.url(paths.anuncio(id)),
        lines: [quoted(descripcion, 500)],
        footer: creador,
        image: imagen && site.url(imagen),
      })
    }
    case 'stream': {
      const { user_login, user_name, title, game_name, thumbnail_url } = post.stream
      return embedOf({
        title: `🔴 ${quoted(user_name)} está en vivo`,
        url: twitch(user_login),
        lines: [quoted(title, 300), `También en ${link('Stream', site.url(paths.stream))}`],
        footer: game_name,
        colour: colours.violet,
        image: thumbnail_url.startsWith('https://') ? thumbnail_url : null,
      })
    }
    case 'servidor': {
      const { id, nombre, jugadores, max_jugadores, mapa: code, host, puerto } = post.servidor
      const mapa = code && (await names.mapNamed(code))
      return embedOf({
        title: `🟢 Se llena ${quoted(nombre)}`,
        url: site.url(paths.servidor(id)),
        lines: [`Juegan **${jugadores}** de ${max_jugadores}${mapa ? ` en ${quoted(mapa, 60)}` : ''}`],
        footer: `${host}:${puerto}`,
        colour: colours.steel,
      })
    }
    case 'reto': {
      const { reto, servidor } = post
      return embedOf({
        title: `⚔️ Hay reto: ${retoTitle(reto)}`,
        url: site.url(paths.reto(reto.id)),
        lines: [
          `${moment(reto.fecha ?? '', 'F')} (${moment(reto.fecha ?? '', 'R')})`,
          ...(await choices(names, reto, servidor)).map(escaped),
        ],
        footer: `${reto.etapa.nombre} · ${reto.etapa.juego.nombre}`,
      })
    }
    case 'reto-hoy':
      return embedOf({
        title: '📅 Hoy se juega',
        url: site.url(paths.agenda),
        lines: post.retos.map((reto) => retoLine(site, reto, 't')),
      })
    case 'reto-novedad':
      return embedOf({
        title: retoTitle(post.reto),
        url: site.url(paths.reto(post.reto.id)),
        lines: [await newsText(site, names, post)],
      })
    case 'aviso': {
      const { aviso, reto } = post
      return embedOf({
        title: reto ? `⚔️ ${retoTitle(reto)}` : `🔔 ${quoted(site.name)}`,
        url: site.url(aviso.enlace ?? '/'),
        lines: [escaped(aviso.texto), ...(reto?.fechas ?? []).map((fecha) => `• ${moment(fecha, 'F')}`)],
        footer: reto ? 'Las horas de los botones son de Chile' : 'Con /avisame dejas de recibirlos acá',
      })
    }
    case 'invitacion': {
      const { etapa, reclutador } = post.invitacion
      return invitationEmbed(site, post.invitacion, [
        `${reclutador ? `${quoted(reclutador)} te quiere` : 'Te quieren'} en el clan, en ${quoted(etapa)}.`,
        'La invitación vence a los 14 días.',
      ])
    }
  }
}

function buttonsOf(site: Site, post: NewPost): APIMessageTopLevelComponent[] {
  if (post.tipo === 'invitacion') return invitationButtons(post.invitacion, false)
  if (post.tipo !== 'aviso') return []
  if (post.reto) return offerButtons(site, post.reto)
  return post.aviso.partida ? matchButtons(site, post.aviso.partida) : retoButtons(site, post.aviso)
}

const withKey = (url: string, clave: string) => `${url.split('#')[0]}#n-${clave}`

/** The key of a post, read from its embed's URL; null if the URL has no key. Shows which posts a channel already has. */
export const keyOf = (url: unknown): string | null =>
  typeof url === 'string' ? (/#n-([\w-]{8,32})$/.exec(url)?.[1] ?? null) : null

/**
 * The Discord message of a post. To prevent duplicates, the post's key is in it twice: as the nonce, which Discord remembers for minutes,
 * and in the embed's URL, which is permanent. If Discord would reject the site's URL, the message has only the nonce.
 */
export async function postMessage(
  site: Site,
  names: Pick<Names, 'mapNamed'>,
  channel: string,
  post: NewPost,
): Promise<RESTPostAPIChannelMessageJSONBody> {
  const embed = await embedOfPost(site, names, post)
  return {
    embeds: [embed.url ? { ...embed, url: withKey(embed.url, post.clave) } : embed],
    components: buttonsOf(site, post),
    allowed_mentions: { parse: [] },
    nonce: nonceFor(channel, post.clave),
    enforce_nonce: true,
  }
}
