import type { GameServer } from '@trinchera/contract/servidores'
import { paths } from '@trinchera/contract/site-paths'
import { anuncioCards } from '@trinchera/db/queries/anuncios/anuncios'
import { clanById, clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { stageSpan } from '@trinchera/db/queries/ladder/ledger'
import { playerRecords } from '@trinchera/db/queries/ladder/tops'
import { matchCount } from '@trinchera/db/queries/players/names'
import { playerById } from '@trinchera/db/queries/players/players'
import { streamsNow } from '@trinchera/db/queries/streams/streams'
import type { Rango } from '@trinchera/rules/permissions'
import { longestQuote, rated, wantedIn } from '../answers/text-search'
import { clanOf, etapaLink, etapasOf, isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { Who } from '../names/community'
import type { Question } from '../understand'
import { bold, bullets, bulletsUpTo, lines, link, named, quoted, verb } from '../wording'
import { counted, inStage, listed, onDay, ordinal } from './say'

/** A question in English as these answers get it: its text with each name as `·`, whom it names, and its stages. */
export interface EnglishAsked {
  text: string
  whos: readonly Who[]
  stages: Question['stages']
  /** Its words as Spanish ones. */
  spanish: readonly string[]
  site: Site
}

const stagesOf = ({ stages, site }: EnglishAsked) => etapasOf({ etapas: stages.etapas, juego: stages.juego, site })
const rangoNames: Record<Rango, string> = {
  Lider: 'leader',
  'Co-Lider': 'co-leader',
  Capitán: 'captain',
  Miembro: 'member',
}

/** Who is in a clan, by rank; those of one rank alone where that is asked. */
async function members({ text, whos: [who], site }: EnglishAsked): Promise<Reply | null> {
  const found = who && isClan(who) ? await clanOf({ etapas: [], juego: null, site }, who) : null
  if (!found || !who) return null
  const { players, nombre, id } = found.clan
  const only = /\bcaptains?\b/.test(text) ? 'Capitán' : /\bco ?leaders?\b/.test(text) ? 'Co-Lider' : null
  const shown = players.filter(({ rango }) => !only || rango === only)
  const count = only ? counted(shown.length, rangoNames[only]) : counted(shown.length, 'member')
  return {
    text: lines(
      `${named(nombre)} ${verb('has', 'have', nombre)} ${bold(count)} ${inStage(found.etapa)}${shown.length ? `: ${listed(shown.map((player) => `${link(player.username, paths.jugador(player.id))}${player.rango === 'Miembro' || only ? '' : ` (${rangoNames[player.rango]})`}`))}` : ''}.`,
      link('See the clan', paths.clan(id)),
    ),
    quien: [who],
  }
}

/** Who a player is: the clans, the record and since when. */
async function player({ whos: [who], site }: EnglishAsked): Promise<Reply | null> {
  if (!who) return null
  if (isClan(who))
    return members({ text: '', whos: [who], stages: { etapas: [], juego: null, used: new Set() }, spanish: [], site })
  const found = await playerById(site.db, who.id)
  if (!found) return { kind: 'missing', text: `${named(who.nombre)} is no longer on the site.` }
  const open = found.clanes.filter(({ id_etapa }) =>
    site.community.etapas.some(({ id, activo }) => id === id_etapa && activo),
  )
  return {
    text: lines(
      open.length
        ? `${named(found.username)} plays for ${listed(open.map((clan) => `${bold(link(clan.nombre, paths.clan(clan.id)))} (${rangoNames[clan.PlayerClan.rango]}, ${quoted(clan.etapa.nombre)} de ${quoted(clan.etapa.juego.nombre)})`))}.`
        : `${named(found.username)} is in no clan of an open stage.`,
      `${counted(found.victorias, 'win')} and ${counted(found.derrotas, 'loss', 'losses')} in all stages.`,
      link('See the player', paths.jugador(found.id)),
    ),
    quien: [who],
  }
}

async function foundedOn({ whos: [who], site }: EnglishAsked): Promise<Reply | null> {
  if (!who) return null
  if (!isClan(who)) {
    const found = await playerById(site.db, who.id)
    return (
      found && {
        text: `${named(found.username)} has been here since ${onDay(found.created_at).slice(3)}.`,
        quien: [who],
      }
    )
  }
  const found = await clanOf({ etapas: [], juego: null, site }, who)
  return (
    found && {
      text: lines(
        `${named(who.nombre)} ${verb('was', 'were', who)} founded ${onDay(found.clan.created_at)} ${inStage(found.etapa)}.`,
        link('See the clan', paths.clan(found.clan.id)),
      ),
      quien: [who],
    }
  )
}

/** How many clans there are in the stages that are meant, and which. */
async function clans(asked: EnglishAsked): Promise<Reply> {
  const stages = stagesOf(asked).filter(({ multijugador }) => multijugador || asked.stages.etapas.length > 0)
  const rows = await Promise.all(
    stages.map(async (etapa) => ({ etapa, all: await clanesOfEtapa(asked.site.db, etapa.id) })),
  )
  const total = rows.reduce((sum, { all }) => sum + all.length, 0)
  const [only] = rows
  return {
    text: lines(
      `There ${total === 1 ? 'is' : 'are'} ${bold(counted(total, 'clan'))}${only && rows.length === 1 ? ` ${inStage(only.etapa)}, ${only.all.filter(({ ranking_actual }) => ranking_actual > 0).length} of them ranked` : ' in the open stages'}:`,
      only && rows.length === 1
        ? listed(only.all.map(({ id, nombre }) => link(nombre, paths.clan(id))))
        : bullets(rows.map(({ etapa, all }) => `${etapaLink(etapa)}: ${all.length}`)),
    ),
    etapas: rows.map(({ etapa }) => etapa),
  }
}

/** The oldest, or the newest, clan. */
async function byAge(asked: EnglishAsked): Promise<Reply | null> {
  const newest = /\b(?:newest|youngest|latest|most recent)\b/.test(asked.text)
  const rows = (
    await Promise.all(
      stagesOf(asked)
        .filter(({ multijugador }) => multijugador)
        .map(async (etapa) => (await clanesOfEtapa(asked.site.db, etapa.id)).map((clan) => ({ clan, etapa }))),
    )
  )
    .flat()
    .sort((a, b) => (newest ? -1 : 1) * a.clan.created_at.localeCompare(b.clan.created_at))
  const [first] = rows
  return first
    ? {
        text: `${bold(link(first.clan.nombre, paths.clan(first.clan.id)))} is the ${newest ? 'newest' : 'oldest'} clan ${asked.stages.etapas.length ? inStage(first.etapa) : 'of the open stages'}: founded ${onDay(first.clan.created_at)}${asked.stages.etapas.length ? '' : ` ${inStage(first.etapa)}`}.`,
      }
    : null
}

async function numbers({ site }: EnglishAsked): Promise<Reply> {
  return {
    text: `There are ${bold(counted(site.community.playerById.size, 'player'))} here, with ${counted(await matchCount(site.db), 'reported match', 'reported matches')}. ${link('See the players', paths.jugadores)}`,
  }
}

/** The stages: how many are open, and which. */
function stages({ site, stages: said }: EnglishAsked): Reply {
  const all = site.community.etapas.filter(({ juego }) => !said.juego || juego.id === said.juego.id)
  const open = all.filter(({ activo }) => activo)
  return {
    text: lines(
      `${bold(counted(open.length, 'stage'))} ${open.length === 1 ? 'is' : 'are'} open:`,
      bullets(open.map((etapa) => `${etapaLink(etapa)}${etapa.multijugador ? '' : ', one against one'}`)),
      all.length > open.length && `${all.length - open.length} closed.`,
    ),
  }
}

/** When stages began, or that they go on or ended; and who came first in those that ended. */
async function stageTimes(asked: EnglishAsked): Promise<Reply> {
  const winner = /\b(?:won|win|winner|champions?)\b/.test(asked.text)
  const closed = stagesOf(asked).filter(({ archivada }) => archivada)
  const meant = winner && closed.length ? closed : stagesOf(asked)
  const rows = await Promise.all(
    meant.slice(0, 5).map(async (etapa) => {
      const span = await stageSpan(asked.site.db, etapa.id)
      const [first] = (await clanesOfEtapa(asked.site.db, etapa.id)).filter(
        ({ ranking_actual }) => ranking_actual === 1,
      )
      const leads = first ? bold(link(first.nombre, paths.clan(first.id))) : 'nobody'
      if (winner)
        return etapa.archivada
          ? `${etapaLink(etapa)} was won by ${leads}.`
          : `${etapaLink(etapa)} is not over: ${leads} ${verb('leads', 'lead', first?.nombre ?? '')} now.`
      return `${etapaLink(etapa)} ${span ? `began ${onDay(span.first)}` : 'has not begun'}${etapa.activo ? ' and is still open: a stage lasts about 6 months, and its end is announced' : span ? `; its last match was ${onDay(span.last)}` : ''}.`
    }),
  )
  return { text: lines(...rows), etapas: meant.slice(0, 5) }
}

/** Who streams now. */
async function streams({ site }: EnglishAsked): Promise<Reply> {
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
      ),
      link('See the streams', paths.stream),
    ),
  }
}

const address = ({ host, puerto, nombre }: GameServer) => `${bold(quoted(nombre))}: ${host}:${puerto}`

/** How many game servers there are and answer; their addresses where those are asked. */
async function servers({ text, site }: EnglishAsked): Promise<Reply> {
  const all = await site.servidores()
  const up = all.filter(({ en_linea }) => en_linea)
  return {
    text: lines(
      up.length
        ? `${bold(`${up.length} of ${all.length} servers`)} are online now.`
        : `None of the ${bold(`${all.length} servers`)} answers right now.`,
      /\b(?:ip|address|addresses|connect|port)\b/.test(text) && bulletsUpTo(all.map(address), 12),
      link('See the servers', paths.servidores),
    ),
  }
}

/** The players with the most wins. */
async function bestPlayers({ text, site }: EnglishAsked): Promise<Reply> {
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
async function announcements({ site }: EnglishAsked): Promise<Reply> {
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
async function aboutOne({ spanish, site }: EnglishAsked): Promise<Reply | null> {
  const texts = (await site.textos()).filter(({ kind }) => kind === 'anuncio')
  const [best] = rated(texts, wantedIn(spanish, /^(?:quien|cuando|publico|escribio|anuncio|hizo)$/))
  if (!best) return null
  const { title, address, by, at, sentences } = best.text
  return {
    text: lines(
      `${bold(link(title, address))} was published${at ? ` ${onDay(at)}` : ''}${by ? ` by ${bold(quoted(by))}` : ''} (in Spanish).`,
      sentences[0] && `«${quoted(sentences[0].slice(0, longestQuote))}»`,
    ),
  }
}

/** What is played here. */
const games = ({ site }: EnglishAsked): Reply => ({
  text: `We play ${listed(site.community.juegos.map(({ id, nombre }) => bold(link(nombre, paths.juego(id)))))}, a classic shooter of the Second World War and its expansions. ${link('How to get it', paths.volverAJugar)}`,
})

/** Where two clans stand. */
async function twoClans({ whos, site }: EnglishAsked): Promise<Reply | null> {
  const both = whos.filter(isClan)
  if (both.length !== 2) return null
  const rows = await Promise.all(
    both.map(async (who) => {
      const found = await clanOf({ etapas: [], juego: null, site }, who)
      const clan = found && (await clanById(site.db, found.clan.id))
      return clan
        ? `${named(who.nombre)}: ${clan.ranking_actual ? ordinal(clan.ranking_actual) : 'unranked'}, ${counted(clan.triunfos, 'win')} and ${counted(clan.derrotas, 'loss', 'losses')} ${inStage(found.etapa)}`
        : null
    }),
  )
  return { text: lines('By their tables:', bullets(rows.flatMap((row) => row ?? []))), quien: both }
}

type Fact = readonly [
  asks: RegExp,
  names: number | null,
  tell: (asked: EnglishAsked) => Reply | null | Promise<Reply | null>,
]

/** Facts that the typed query does not hold, by how they are asked; `names`: how many must be named, null where that is all one. */
const facts: readonly Fact[] = [
  [
    /\b(?:who|when)\b.*\b(?:wrote|posted|published|announced|made|put up)\b.*|\b(?:announcement|post)\b.*\b(?:about|on)\b/,
    0,
    aboutOne,
  ],
  [
    /\bwhat(?: is the| s the|s the)? games? (?:is|are|do you|does|s) (?:this|that|you|here|played?)|\bwhich game\b.*\bplay/,
    0,
    games,
  ],
  [/\b(?:better|stronger)\b/, 2, twoClans],
  [
    /\b(?:members?|roster|lineup|captains?|co ?leaders?)\b|\bwho(?: is| s| are|s)? (?:in|on|plays? (?:for|in|with)) ·|\bhow many (?:people|players|guys|members) (?:are |does |do |in )/,
    1,
    members,
  ],
  [
    /\b(?:what|which) (?:clan|team)s?\b.*·.*\b(?:in|for|play|on)\b|\bwho(?: is| s|s) ·$|\bwhere does · play|\b(?:clan|team) (?:of|is) ·|\btell me about ·|\bdoes · play\b/,
    1,
    player,
  ],
  [/\b(?:founded|created|formed|started)\b|\bhow old\b|\b(?:register(?:ed)?|join(?:ed)?)\b/, 1, foundedOn],
  [/\b(?:oldest|newest|youngest)\b.*\b(?:clan|team)|\b(?:clan|team)\b.*\b(?:oldest|newest|youngest)\b/, 0, byAge],
  [
    /\bhow many (?:clans|teams)\b(?!.*\b(?:won|lost|more|less|than|least|without|unranked|never)\b)|\b(?:list|show|which|what) (?:me )?(?:all )?(?:the )?(?:clans|teams)\b(?!.*\b(?:most|best|worst|with|without|never|lost|won|unbeaten|undefeated|leads?|first|more|less|fewer|than|wins|losses|streak)\b)/,
    0,
    clans,
  ],
  [
    /\bhow many (?:players|people|members|users|accounts)\b.*\b(?:registered|are there|site|total|community|here|have|signed)\b|\bhow (?:big|many) (?:is |are )?(?:the community|you)\b/,
    0,
    numbers,
  ],
  [
    /\b(?:when|how long|who won|who win|winner|champions?)\b.*(?:·|\bstage|\bseason)|(?:·|\bstage\b|\bseason\b).*\b(?:begin|began|start|started|end|ends|ended|over|close|last)\b/,
    0,
    stageTimes,
  ],
  [/\b(?:which|what|how many|list)\b.*\b(?:stages|seasons|ladders|games)\b/, 0, stages],
  [/\b(?:stream|streams|streaming|streamers?|live|twitch)\b(?!.*\b(?:how|add|my|where do)\b)/, 0, streams],
  [
    /\b(?:how many servers|server(?:s)? (?:ip|address)|ip (?:of|for|address)|address of|which servers?|what servers?|servers? (?:online|up|down)|(?:is|are) the servers?)\b/,
    0,
    servers,
  ],
  [/\b(?:best|top)(?: \d+)? players?\b|\bplayers? with (?:the )?most wins\b/, 0, bestPlayers],
  [
    /\bhow many (?:announcements|news|posts)\b|\b(?:list|show|all|latest|last|recent) (?:the )?(?:announcements|news)\b/,
    0,
    announcements,
  ],
]

/** What a question in English asks of the site as it is; null where it asks for something else. */
export async function factInEnglish(asked: EnglishAsked): Promise<Reply | null> {
  for (const [asks, names, tell] of facts) {
    if ((names !== null && asked.whos.length !== names) || !asks.test(asked.text)) continue
    const reply = await tell(asked)
    if (reply) return reply
  }
  return null
}
