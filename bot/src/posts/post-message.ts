import type { DiscordPost } from '@trinchera/contract/discord'
import type { APIEmbed, RESTPostAPIChannelMessageJSONBody } from 'discord.js'
import { colours, embedOf } from '../embeds'
import { invitationButtons } from '../invitations'
import { clanLink, moveText } from '../lines'
import { paths } from '../paths'
import { twitch } from '../commands/streams'
import type { Site } from '../site'
import { link, quoted } from '../text'

type Of<T extends DiscordPost['tipo']> = Extract<DiscordPost, { tipo: T }>

function matchEmbed(site: Site, { match }: Of<'partida'>): APIEmbed {
  const { ganador, perdedor, etapa, reportado_por } = match
  const climbed = ganador.despues !== null && ganador.despues > 0 && (ganador.antes === 0 || ganador.despues < (ganador.antes ?? 0))
  const fell = perdedor.antes !== null && perdedor.despues !== null && perdedor.despues > perdedor.antes
  return embedOf({
    title: `${quoted(ganador.nombre)} venció a ${quoted(perdedor.nombre)}`,
    url: site.url(paths.etapa(match.id_etapa)),
    lines: [
      `${climbed ? '▲ ' : ''}${clanLink(site, ganador)}: ${moveText(match)}`,
      ...(fell && perdedor.despues ? [`▼ ${clanLink(site, perdedor)}: del ${perdedor.antes} al ${perdedor.despues}`] : []),
    ],
    footer: `${etapa.nombre} · ${etapa.juego.nombre} · reportó ${reportado_por}`,
    colour: climbed ? colours.green : colours.brass,
  })
}

function embedOfPost(site: Site, post: DiscordPost): APIEmbed {
  switch (post.tipo) {
    case 'partida':
      return matchEmbed(site, post)
    case 'anuncio': {
      const { id, titulo, descripcion, creador, imagen } = post.anuncio
      return embedOf({ title: `📣 ${quoted(titulo, 200)}`, url: site.url(paths.anuncio(id)), lines: [quoted(descripcion, 500)], footer: creador, image: imagen && site.url(imagen) })
    }
    case 'stream': {
      const { user_login, user_name, title, game_name, thumbnail_url } = post.stream
      return embedOf({
        title: `🔴 ${quoted(user_name)} está en vivo`, url: twitch(user_login), lines: [quoted(title, 300), `También en ${link('Stream', site.url(paths.stream))}`], footer: game_name, colour: colours.violet,
        image: thumbnail_url.startsWith('https://') ? thumbnail_url : null,
      })
    }
    case 'servidor': {
      const { id, nombre, jugadores, max_jugadores, mapa, host, puerto } = post.servidor
      return embedOf({
        title: `🟢 Se llena ${quoted(nombre)}`, url: site.url(paths.servidor(id)), lines: [`Juegan **${jugadores}** de ${max_jugadores}${mapa ? ` en ${quoted(mapa, 60)}` : ''}`], footer: `${host}:${puerto}`, colour: colours.steel,
      })
    }
    case 'invitacion': {
      const { clan, clan_id, etapa, reclutador } = post.invitacion
      return embedOf({
        title: `Te invitan a ${quoted(clan)}`, url: site.url(paths.clan(clan_id)), lines: [`${reclutador ? `${quoted(reclutador)} te quiere` : 'Te quieren'} en el clan, en ${quoted(etapa)}.`, 'La invitación vence a los 14 días.'],
      })
    }
  }
}

const marked = (url: string, clave: string) => `${url.split('#')[0]}#n-${clave}`

/** The key of the post that an embed's address carries: what was posted is found again by it. */
export const keyIn = (url: unknown): string | null => (typeof url === 'string' ? (/#n-([\w-]{8,32})$/.exec(url)?.[1] ?? null) : null)

/** A post as Discord takes it. Its key is in it twice: as the nonce, which Discord remembers for minutes, and in the link, which stays. */
export function postMessage(site: Site, post: DiscordPost): RESTPostAPIChannelMessageJSONBody {
  const embed = embedOfPost(site, post)
  return {
    embeds: [{ ...embed, url: marked(embed.url ?? site.origin, post.clave) }],
    components: post.tipo === 'invitacion' ? invitationButtons(post.invitacion, false) : [],
    allowed_mentions: { parse: [] },
    nonce: post.clave,
    enforce_nonce: true,
  }
}
