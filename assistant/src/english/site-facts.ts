import { paths } from '@trinchera/contract/site-paths'
import { anuncioCards } from '@trinchera/db/queries/anuncios/anuncios'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { matchCount, staffNames } from '@trinchera/db/queries/players/names'
import { streamsNow } from '@trinchera/db/queries/streams/streams'
import { etapaLink, etapasOf } from '../answers/which'
import type { Asked, Reply } from '../intent'
import { serversSaid } from '../names/servers'
import { bold, bullets, bulletsUpTo, lines, link, quoted, rolName, sayIn, verb } from '../wording'
import { counted, listed, onDay } from './say'

// The site and what goes on there now, in English.

const most = 5
const upTo = (items: readonly string[], page: string, shown = most) => bulletsUpTo(items, shown, page, sayIn(true))

/** How many players and matches there are. */
export async function numbers({ site }: Asked): Promise<Reply> {
  return {
    text: `There are ${bold(counted(site.community.playerById.size, 'player'))} here, with ${counted(await matchCount(site.db), 'reported match', 'reported matches')}. ${link('See the players', paths.jugadores)}`,
  }
}

/** Who runs the site. */
export async function staff({ site }: Asked): Promise<Reply> {
  const all = (await staffNames(site.db)).slice(0, most)
  const names = all.map(({ id, username, rol }) => `${bold(link(username, paths.jugador(id)))} (${rolName(rol)})`)
  return { text: names.length ? `The site is run by ${listed(names)}.` : 'Nobody is shown as running the site yet.' }
}

/** The etapas that are open, and how many are closed. */
export function etapas({ site, juego }: Pick<Asked, 'site' | 'juego'>): Reply {
  const all = site.community.etapas.filter((etapa) => !juego || etapa.juego.id === juego.id)
  const open = all.filter(({ activo }) => activo)
  const closed = all.filter(({ archivada }) => archivada)
  return {
    text: lines(
      `${bold(counted(open.length, 'stage'))} ${open.length === 1 ? 'is' : 'are'} open:`,
      bullets(open.map((etapa) => `${etapaLink(etapa)}${etapa.multijugador ? '' : ', one against one'}`)),
      closed.length > 0 &&
        `${counted(closed.length, 'stage')} ${closed.length === 1 ? 'has' : 'have'} been closed: ${listed(closed.map(etapaLink))}.`,
    ),
  }
}

/** Who won the etapas that ended. */
export async function etapaWinners(asked: Pick<Asked, 'etapas' | 'juego' | 'site'>): Promise<Reply> {
  const { site } = asked
  const isSaid = asked.etapas.length > 0 || asked.juego !== null
  const over = (isSaid ? etapasOf(asked) : site.community.etapas).filter(({ archivada }) => archivada)
  const meant = (over.length ? over : etapasOf(asked)).slice(0, most)
  const rows = await Promise.all(
    meant.map(async (etapa) => {
      const ranked = (await clanesOfEtapa(site.db, etapa.id)).filter(({ ranking_actual }) => ranking_actual > 0)
      const [first = 'nobody', ...next] = ranked.slice(0, 3).map(({ id, nombre }) => bold(link(nombre, paths.clan(id))))
      const before = next.length ? `, before ${listed(next)}` : ''
      return etapa.archivada
        ? `${etapaLink(etapa)} was won by ${first}${before}.`
        : `${etapaLink(etapa)} is not over: ${first} ${verb('leads', 'lead', ranked[0]?.nombre ?? '')} now${before}.`
    }),
  )
  return { text: lines(...rows), etapas: meant }
}

/** Who streams now. */
export async function streams({ site }: Pick<Asked, 'site'>): Promise<Reply> {
  const live = (await streamsNow(site.db)).online
  return {
    text: lines(
      live.length ? `${bold(counted(live.length, 'stream'))} live now:` : 'Nobody is streaming right now.',
      upTo(
        live.map(
          ({ user_login, user_name, title, viewer_count }) =>
            `${bold(link(user_name, `https://www.twitch.tv/${encodeURIComponent(user_login)}`))}: ${quoted(title)} (${viewer_count} watching)`,
        ),
        paths.stream,
      ),
      link('See the streams', paths.stream),
    ),
  }
}

/** How many game servers answer, and who plays on them now. */
export async function online({ site }: Pick<Asked, 'site'>): Promise<Reply> {
  const { lista } = (await site.opciones()).mapas
  const onMap = (mapa: string | null) => {
    const found = lista.find(({ codigo }) => codigo !== '' && codigo.toLowerCase() === mapa?.toLowerCase())
    return mapa ? `, on ${quoted(found?.nombre ?? mapa)}` : ''
  }
  const all = await site.servidores()
  const up = all.filter(({ en_linea }) => en_linea)
  const full = up.filter(({ jugadores }) => jugadores > 0)
  const total = full.reduce((sum, { jugadores }) => sum + jugadores, 0)
  return {
    text: lines(
      `${up.length} of ${counted(all.length, 'server')} ${up.length === 1 ? 'is' : 'are'} online now, with ${bold(counted(total, 'player'))}${total ? ':' : '.'}`,
      upTo(
        full.map(
          (server) =>
            `${bold(quoted(server.nombre))} (${server.jugadores}${onMap(server.mapa)}): ${server.lista
              .slice(0, 12)
              .map(({ nombre }) => quoted(nombre))
              .join(', ')}`,
        ),
        paths.servidores,
      ),
      link('See the servers', paths.servidores),
    ),
  }
}

/** The addresses of the servers, or of those that are named, and their password where one is published. */
export async function serverAccess({ site, words }: Asked): Promise<Reply> {
  const { password } = (await site.opciones()).guia
  const every = await site.servidores()
  const { fit, said } = serversSaid(words, every)
  const all = said && fit.length ? fit : every
  const up = all.filter(({ en_linea }) => en_linea)
  return {
    text: lines(
      `${up.length} of ${counted(all.length, 'server')} ${up.length === 1 ? 'is' : 'are'} online now:`,
      upTo(
        all.map(({ host, puerto, nombre }) => `${bold(quoted(nombre))}: ${host}:${puerto}`),
        paths.servidores,
        12,
      ),
      password
        ? `The password is ${bold(quoted(password))}.`
        : 'No password is published: where a server asks for one, who runs it gives it.',
      `Type an address in Volute and press Connect. ${link('See the servers', paths.servidores)}`,
    ),
  }
}

/** The latest announcements, with what the newest says. */
export async function news({ site }: Pick<Asked, 'site'>): Promise<Reply> {
  const { anuncios, total } = await anuncioCards(site.db, { pagina: 1, por_pagina: most })
  const [newest] = anuncios
  return {
    text: lines(
      newest
        ? `The latest of ${bold(counted(total, 'announcement'))} (in Spanish):`
        : 'Nothing has been announced yet.',
      bullets(
        anuncios.map(
          ({ id, titulo, created_at, creador }) =>
            `${bold(link(titulo, paths.anuncio(id)))}, by ${quoted(creador)} ${onDay(created_at)}`,
        ),
      ),
      link('See the announcements', paths.anuncios),
    ),
  }
}
