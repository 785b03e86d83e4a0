import { streamsNow } from '@trinchera/db/queries/streams/streams'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { bold, counted, lines, link, listedUpTo, quoted } from '../wording'

const mostShown = 20
/** Who has a channel on either. */
const asksBoth =
  /\btwitch\b.*\byoutube\b.*\b(?:los dos|ambos|ambas|las dos|a la vez|al mismo tiempo)\b|\b(?:los dos|ambos|ambas|las dos|a la vez|tanto|al mismo tiempo)\b.*\b(?:twitch|youtube|canales|plataformas)\b|\btwitch\b.*\btambien\b.*\byoutube\b|\byoutube\b.*\btambien\b.*\btwitch\b/

/** Everyone of the community who has a channel: who is on now first. */
export async function streamers({ words, site: { db } }: Pick<Asked, 'words' | 'site'>): Promise<Reply> {
  const { online, ofline, youtube } = await streamsNow(db)
  const on = online.map(({ user_name }) => bold(quoted(user_name)))
  const off = ofline.map(({ displayName, jugador }) => quoted(jugador ? jugador.username : displayName))
  const count = on.length + off.length
  const onTwitch = new Set([...online, ...ofline].flatMap(({ jugador }) => jugador?.id ?? []))
  const both = asksBoth.test(words.map(({ plain }) => plain).join(' '))
    ? youtube.filter(({ id }) => onTwitch.has(id)).map(({ username }) => bold(quoted(username)))
    : null
  if (both)
    return {
      text: lines(
        both.length
          ? `Tienen los dos ${bold(counted(both.length, '1 jugador', `${both.length} jugadores`))}: ${listedUpTo(both, mostShown)}.`
          : 'Nadie tiene los dos.',
        `Todos, con sus enlaces, en ${link('Stream', paths.stream)}.`,
      ),
      sugerencias: ['¿Quién está transmitiendo?'],
    }
  const plain = words.map((word) => word.plain).join(' ')
  if (/\b(?:youtube|yt)\b/.test(plain) && !/\btwitch\b/.test(plain))
    return {
      text: lines(
        youtube.length
          ? `En YouTube ${counted(youtube.length, 'hay 1 canal', `hay ${youtube.length} canales`)} de la comunidad: ${listedUpTo(
              youtube.map(({ username }) => bold(quoted(username))),
              mostShown,
            )}.`
          : 'Nadie tiene canal de YouTube en su perfil.',
        `Todos, con sus enlaces, en ${link('Stream', paths.stream)}.`,
      ),
      sugerencias: ['¿Quién está transmitiendo?', '¿Cómo agrego mi canal?'],
    }
  return {
    text: lines(
      count
        ? `En Twitch ${counted(count, 'hay 1 canal', `hay ${count} canales`)} de la comunidad.`
        : 'Todavía nadie tiene canal de Twitch en su perfil.',
      on.length > 0 && `En vivo ahora: ${listedUpTo(on, mostShown)}.`,
      off.length > 0 && `${on.length ? 'Los demás' : 'Ninguno en vivo ahora'}: ${listedUpTo(off, mostShown)}.`,
      youtube.length > 0 &&
        `En YouTube: ${listedUpTo(
          youtube.map(({ username }) => quoted(username)),
          mostShown,
        )}.`,
      `Todos, con sus enlaces, en ${link('Stream', paths.stream)}.`,
    ),
    sugerencias: ['¿Quién está transmitiendo?', '¿Cómo agrego mi canal?'],
  }
}
