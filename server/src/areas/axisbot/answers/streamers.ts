import { streamsNow } from '@trinchera/db/queries/streams'
import type { Asked, Reply } from '../intent'
import { links } from '../links'
import { bold, counted, lines, link, listed, quoted } from '../wording'

const mostShown = 20

/** A list of names, cut where it is long, and saying so. */
function some(names: readonly string[]): string {
  const more = names.length - mostShown
  return more > 1 ? `${names.slice(0, mostShown).join(', ')} y ${more} más` : listed(names)
}

/** Everyone of the community who has a channel: who is on now first. */
export async function streamers({ site: { db } }: Asked): Promise<Reply> {
  const { online, ofline, youtube } = await streamsNow(db)
  const on = online.map(({ user_name }) => bold(quoted(user_name)))
  const off = ofline.map(({ displayName, jugador }) => quoted(jugador ? jugador.username : displayName))
  const count = on.length + off.length
  return {
    text: lines(
      count ? `En Twitch ${counted(count, 'hay 1 canal', `hay ${count} canales`)} de la comunidad.` : 'Todavía nadie tiene canal de Twitch en su perfil.',
      on.length > 0 && `En vivo ahora: ${listed(on)}.`,
      off.length > 0 && `${on.length ? 'Los demás' : 'Ninguno en vivo ahora'}: ${some(off)}.`,
      youtube.length > 0 && `En YouTube: ${some(youtube.map(({ username }) => quoted(username)))}.`,
      `Todos, con sus enlaces, en ${link('Stream', links.streams)}.`,
    ),
    sugerencias: ['¿Quién está transmitiendo?', '¿Cómo agrego mi canal?'],
  }
}
