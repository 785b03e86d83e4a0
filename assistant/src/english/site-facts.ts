import { serversSaid } from '../names/servers'
import { wordsOf } from '../words/plain'
import type { GameServer } from '@trinchera/contract/servidores'
import { paths } from '@trinchera/contract/site-paths'
import { anuncioCards } from '@trinchera/db/queries/anuncios/anuncios'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { rulingsGiven, etapaSpan } from '@trinchera/db/queries/ladder/ledger'
import { playerRecords } from '@trinchera/db/queries/ladder/tops'
import { matchCount } from '@trinchera/db/queries/players/names'
import { streamsNow } from '@trinchera/db/queries/streams/streams'
import { shortened } from '@trinchera/rules/letters'
import { etapaMonths } from '@trinchera/rules/limits'
import { longestQuote, rated, wantedIn } from '../answers/text-search'
import { etapaLink } from '../answers/which'
import type { Reply } from '../intent'
import { openingOf } from '../query/etapa-opening'
import { bold, bullets, bulletsUpTo, lines, link, named, quoted, verb, sayIn } from '../wording'
import { askedEtapas, type EnglishAsked } from './asked'
import { counted, listed, onDay } from './say'

export async function numbers({ site }: EnglishAsked): Promise<Reply> {
  return {
    text: `There are ${bold(counted(site.community.playerById.size, 'player'))} here, with ${counted(await matchCount(site.db), 'reported match', 'reported matches')}. ${link('See the players', paths.jugadores)}`,
  }
}

/** The etapas: how many are open, and which. */
export function etapas({ text, site, etapaMention: said }: EnglishAsked): Reply {
  const all = site.community.etapas.filter(({ juego }) => !said.juego || juego.id === said.juego.id)
  const open = all.filter(({ activo }) => activo)
  const closed = all.filter(({ archivada }) => archivada)
  if (/\b(?:closed|archived|finished|ended|over|past|completed)\b/.test(text))
    return {
      text: lines(
        `${bold(counted(closed.length, 'stage'))} ${closed.length === 1 ? 'has' : 'have'} been closed${closed.length ? ':' : ' so far.'}`,
        bullets(closed.map((etapa) => etapaLink(etapa))),
        `${open.length} ${open.length === 1 ? 'is' : 'are'} open.`,
      ),
      etapas: closed,
    }
  return {
    text: lines(
      `${bold(counted(open.length, 'stage'))} ${open.length === 1 ? 'is' : 'are'} open:`,
      bullets(open.map((etapa) => `${etapaLink(etapa)}${etapa.multijugador ? '' : ', one against one'}`)),
      all.length > open.length && `${all.length - open.length} closed.`,
    ),
  }
}

/** When etapas began, or that they go on or ended; and who came first in those that ended. */
export async function etapaTimes(asked: EnglishAsked): Promise<Reply> {
  const winner = /\b(?:won|win|winner|champions?)\b/.test(asked.text)
  const closed = (asked.etapaMention.used.size ? askedEtapas(asked) : asked.site.community.etapas).filter(
    ({ archivada }) => archivada,
  )
  const meant = winner && closed.length ? closed : askedEtapas(asked)
  const rows = await Promise.all(
    meant.slice(0, 5).map(async (etapa) => {
      const span = await etapaSpan(asked.site.db, etapa.id)
      const [first] = (await clanesOfEtapa(asked.site.db, etapa.id)).filter(
        ({ ranking_actual }) => ranking_actual === 1,
      )
      const leads = first ? bold(link(first.nombre, paths.clan(first.id))) : 'nobody'
      if (winner)
        return etapa.archivada
          ? `${etapaLink(etapa)} was won by ${leads}.`
          : `${etapaLink(etapa)} is not over: ${leads} ${verb('leads', 'lead', first?.nombre ?? '')} now.`
      const opened = await openingOf(etapa, span?.first ?? null, asked.site)
      const began = opened
        ? `began ${onDay(opened.at)}, with the announcement ${opened.title}; its first match was ${span ? onDay(span.first) : 'not played yet'}`
        : span
          ? `began ${onDay(span.first)}`
          : 'has not begun'
      return `${etapaLink(etapa)} ${began}${etapa.activo ? '. It is still open: a stage lasts about 6 months, and its end is announced' : span ? `; its last match was ${onDay(span.last)}` : ''}.`
    }),
  )
  const lasting = !winner && /\bhow long\b/.test(asked.text) && `A stage lasts about ${bold(`${etapaMonths} months`)}.`
  return { text: lines(lasting, ...rows), etapas: meant.slice(0, 5) }
}

/** The first three of the etapas that are named: of those that are over where some are. */
export async function podium(asked: EnglishAsked): Promise<Reply | null> {
  const said = asked.etapaMention.etapas
  const closed = said.filter(({ archivada }) => archivada)
  const meant = closed.length
    ? closed
    : said.length
      ? said
      : askedEtapas(asked).filter(({ multijugador }) => multijugador)
  const rows = await Promise.all(
    meant.slice(0, 5).map(async (etapa) => {
      const first = (await clanesOfEtapa(asked.site.db, etapa.id)).filter(({ ranking_actual }) => ranking_actual > 0)
      return `The podium of ${etapaLink(etapa)}${etapa.archivada ? '' : ', which is not over'}: ${listed(first.slice(0, 3).map(({ id, nombre, ranking_actual }) => `${ranking_actual}. ${bold(link(nombre, paths.clan(id)))}`))}.`
    }),
  )
  return rows.length ? { text: lines(...rows), etapas: meant.slice(0, 5) } : null
}

/** Who streams now. */
export async function streams({ site }: EnglishAsked): Promise<Reply> {
  const { online } = await streamsNow(site.db)
  return {
    text: lines(
      online.length ? `${bold(counted(online.length, 'stream'))} live now:` : 'Nobody is streaming right now.',
      bulletsUpTo(
        online.map(
          ({ user_login, user_name, title, viewer_count }) =>
            `${bold(link(user_name, `https://www.twitch.tv/${encodeURIComponent(user_login)}`))}: ${quoted(title)} (${viewer_count} watching)`,
        ),
        5,
        paths.stream,
        sayIn(true),
      ),
      link('See the streams', paths.stream),
    ),
  }
}

const address = ({ host, puerto, nombre }: GameServer) => `${bold(quoted(nombre))}: ${host}:${puerto}`

/** How many game servers there are and answer; their addresses where those are asked. */
export async function servers({ text, site }: EnglishAsked): Promise<Reply> {
  const every = await site.servidores()
  const { fit, said } = serversSaid(wordsOf(text), every)
  const all = said && fit.length ? fit : every
  const up = all.filter(({ en_linea }) => en_linea)
  return {
    text: lines(
      up.length
        ? `${bold(`${up.length} of ${all.length} servers`)} are online now.`
        : `None of the ${bold(`${all.length} servers`)} answers right now.`,
      /\b(?:ip|address|addresses|connect|port)\b/.test(text) &&
        bulletsUpTo(all.map(address), 12, paths.servidores, sayIn(true)),
      link('See the servers', paths.servidores),
    ),
  }
}

/** The players with the most wins. */
export async function bestPlayers({ text, site }: EnglishAsked): Promise<Reply> {
  const most = Math.min(10, Number(/\btop (\d+)\b/.exec(text)?.[1] ?? (/\bplayers\b/.test(text) ? 5 : 3)))
  const all = (await playerRecords(site.db)).slice(0, most)
  return {
    text: lines(
      'The players with the most wins:',
      all
        .map(
          ({ id, username, victorias, derrotas }, at) =>
            `${at + 1}. ${bold(link(username, paths.jugador(id)))}: ${counted(victorias, 'win')} and ${counted(derrotas, 'loss', 'losses')}`,
        )
        .join('\n'),
    ),
    listed: all.flatMap(({ id }) => site.community.playerById.get(id) ?? []),
    quien: all.slice(0, 1).flatMap(({ id }) => site.community.playerById.get(id) ?? []),
  }
}

/** How many announcements there are, and the latest. */
export async function announcements({ site }: EnglishAsked): Promise<Reply> {
  const { anuncios, total } = await anuncioCards(site.db, { pagina: 1, por_pagina: 5 })
  return {
    text: lines(
      `There ${total === 1 ? 'is' : 'are'} ${bold(counted(total, 'announcement'))}; the latest:`,
      bullets(
        anuncios.map(
          ({ id, titulo, created_at, creador }) =>
            `${link(titulo, paths.anuncio(id))}, by ${quoted(creador)} ${onDay(created_at)}`,
        ),
      ),
      link('See the announcements', paths.anuncios),
    ),
  }
}

/** Who published the announcement that is spoken of, and when. */
export async function aboutOne({ spanish, site }: EnglishAsked): Promise<Reply | null> {
  const texts = (await site.textos()).filter(({ kind }) => kind === 'anuncio')
  const [best] = rated(texts, wantedIn(spanish, /^(?:quien|cuando|publico|escribio|anuncio|hizo)$/))
  if (!best) return null
  const { title, address, by, at, sentences } = best.text
  return {
    text: lines(
      `${bold(link(title, address))} was published${at ? ` ${onDay(at)}` : ''}${by ? ` by ${bold(quoted(by))}` : ''} (in Spanish).`,
      sentences[0] && `«${quoted(shortened(sentences[0], longestQuote))}»`,
    ),
  }
}

/** What is played here. */
export const games = ({ site }: EnglishAsked): Reply => ({
  text: `We play ${listed(site.community.juegos.map(({ id, nombre }) => bold(link(nombre, paths.juego(id)))))}, a classic shooter of the Second World War and its expansions. ${link('How to get it', paths.volverAJugar)}`,
})

/** Whether cheats have been caught, by the rulings that are public. */
export async function cheats({ site }: EnglishAsked): Promise<Reply> {
  const { total, latest } = await rulingsGiven(site.db, 'trampa', { desde: null, hasta: null })
  const clan = latest?.clan ? site.community.clanById.get(latest.clan) : undefined
  return {
    text: latest
      ? `Yes: there ${total === 1 ? 'is' : 'are'} ${bold(counted(total, 'ruling'))} for cheating. The last one${clan ? `, against ${named(clan.nombre)},` : ''} was given ${onDay(latest.fecha)}.`
      : 'No: no ruling for cheating has been published.',
    quien: clan ? [clan] : [],
  }
}
