import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { playerMatches } from '@trinchera/db/queries/players/player-matches'
import { playerById } from '@trinchera/db/queries/players/players'
import { winPercentText } from '@trinchera/rules/presentation'
import { button } from '../buttons'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import type { ClanName, PlayerName, Who } from '../names/community'
import { etapaMentionIn } from '../names/etapas'
import { bold, capital, lines, link, named, placed, quoted, run, verb } from '../wording'
import { place } from './places'
import { requireStatistics } from './hidden'
import { clanOf, counts, etapasOf, inEtapa, isClan } from './which'

interface Tally {
  triunfos: number
  derrotas: number
  juegos: number
}
const won = ({ triunfos }: Tally) => `${bold(String(triunfos))} ${triunfos === 1 ? 'victoria' : 'victorias'}`
const lost = ({ derrotas }: Tally) => `${bold(String(derrotas))} ${derrotas === 1 ? 'derrota' : 'derrotas'}`
const inAll = ({ juegos }: Tally) => `${bold(String(juegos))} ${juegos === 1 ? 'partida' : 'partidas'}`
const share = ({ triunfos, juegos }: Tally) => bold(winPercentText(triunfos, juegos))
type First = 'juegos' | 'derrotas' | 'porcentaje' | null
/** Wins and losses; the one first that is asked for. */
const balance = (tally: Tally, first: First = null) =>
  first === 'juegos'
    ? `${inAll(tally)}, con ${won(tally)} y ${lost(tally)} (${share(tally)})`
    : first === 'derrotas'
      ? `${lost(tally)} y ${won(tally)} en ${inAll(tally)} (${share(tally)})`
      : first === 'porcentaje'
        ? `${share(tally)} de victorias: ${won(tally)} y ${lost(tally)} en ${inAll(tally)}`
        : `${won(tally)} y ${lost(tally)} en ${inAll(tally)} (${share(tally)})`

/** Which figure is asked for: how many matches were played, how many of them were lost, or what share was won; null where none of these is. */
function firstAsked({ words }: Asked): First {
  const text = words.map(({ plain }) => plain).join(' ')
  const wins = /\b(?:gan\w+|victori\w+|triunf\w+)/.test(text)
  if (/\b(?:porcentajes?|winrate|win rate|efectividad|porciento|por ciento)\b|%/.test(text)) return 'porcentaje'
  if (!wins && /\b(?:derrotas?|perdi\w+|perdid\w+|pierd\w+)\b/.test(text)) return 'derrotas'
  return !wins && /\bcuant[oa]s?\b.*\b(?:partid\w+|jug\w+|jueg\w+|enfrentamientos)\b/.test(text) ? 'juegos' : null
}

async function clanRecord(asked: Asked, who: ClanName): Promise<Reply> {
  const found = await clanOf(asked, who)
  if (!found) return place(asked)
  const { clan, etapa, others } = found
  const first = firstAsked(asked)
  const did = etapa.archivada
    ? first === 'juegos'
      ? verb('jugó', 'jugaron', clan.nombre)
      : verb('terminó con', 'terminaron con', clan.nombre)
    : verb('lleva', 'llevan', clan.nombre)
  // of the one etapa that is named, no other is told
  const isNamed = asked.etapas.length > 0 && found.meant
  return {
    text: lines(
      `${named(clan.nombre)} ${did} ${balance(clan, first)} ${inEtapa(etapa)}.`,
      ...(isNamed ? [] : others.map((other) => `${capital(inEtapa(other.etapa))}: ${balance(other, first)}.`)),
      link('Ver el clan', paths.clan(clan.id)),
    ),
    quien: [who],
    etapas: [etapa],
    sugerencias: [button('racha', clan.nombre), button('puesto', clan.nombre)],
  }
}

async function playerRecord(asked: Asked, who: PlayerName): Promise<Reply> {
  await requireStatistics(asked.site, who)
  const player = await playerById(asked.site.db, who.id)
  if (!player) return place(asked)
  const { victorias, derrotas } = player
  const inEtapas = etapaMentionIn(asked.words, asked.site.community).used.size ? etapasOf(asked) : []
  const there = player.clanes.flatMap((clan) => (inEtapas.some(({ id }) => id === clan.id_etapa) ? [clan] : []))
  const whole = { triunfos: victorias, derrotas, juegos: victorias + derrotas }
  const etapaOf = ({ id_etapa, etapa }: (typeof there)[number]) => ({
    id: id_etapa,
    nombre: etapa.nombre,
    juego: etapa.juego,
  })
  return {
    text: lines(
      ...there.map(
        (clan, at) =>
          `${at ? `${capital(inEtapa(etapaOf(clan)))}, con ${quoted(clan.nombre)}:` : `${named(player.username)}${clan.ranking_actual ? ` va ${bold(placed(clan.ranking_actual))}` : ''} ${inEtapa(etapaOf(clan))}${clan.nombre === who.nombre ? '' : `, con ${quoted(clan.nombre)}`}:`} ${balance(clan, firstAsked(asked))}.`,
      ),
      there.length
        ? `En todas sus etapas: ${balance(whole)}.`
        : `${named(player.username)} lleva ${balance(whole, firstAsked(asked))}, en todas sus etapas.`,
      link('Ver al jugador', paths.jugador(player.id)),
    ),
    quien: [who],
    sugerencias: [button('clanDe', who), button('partidas', who)],
  }
}

/** Wins, losses and their percentage. */
export async function record(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  if (!who) return { text: '' }
  return isClan(who) ? clanRecord(asked, who) : playerRecord(asked, who)
}

function streakLine(who: Who, racha: number): string {
  if (!racha)
    return `${named(who.nombre)} no ${verb('tiene', 'tienen', who)} racha: todavía no hay partidas que cuenten`
  return `${named(who.nombre)} ${verb('viene', 'vienen', who)} con ${bold(run(racha))}`
}

/** As many of a player's matches are looked at for the run they are on. */
const streakDepth = 100

async function playerStreak(asked: Asked, who: PlayerName): Promise<number> {
  await requireStatistics(asked.site, who)
  const { matches } = await playerMatches(asked.site.db, who.id, { pagina: 1, por_pagina: streakDepth })
  const counting = matches.filter(counts)
  const [last] = counting
  if (!last) return 0
  const until = counting.findIndex(({ gano }) => gano !== last.gano)
  const length = until < 0 ? counting.length : until
  return last.gano ? length : -length
}

/** The clans that a player has in the etapas which are asked for; none where no etapa is. */
async function clansIn(asked: Asked, { id }: PlayerName) {
  const player = asked.etapas.length || asked.juego ? await playerById(asked.site.db, id) : null
  return etapasOf(asked).flatMap((etapa) => {
    const clan = player?.clanes.find(({ id_etapa }) => id_etapa === etapa.id)
    return clan ? [{ etapa, clan }] : []
  })
}

/** The run of wins or losses a clan or a player is on. */
export async function streak(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  if (!who) return { text: '' }
  if (!isClan(who)) {
    const there = await clansIn(asked, who)
    if (there.length)
      return {
        text: lines(
          ...there.map(
            ({ etapa, clan }) =>
              `${streakLine(who, clan.racha_actual)} ${inEtapa(etapa)}${clan.nombre === who.nombre ? '' : `, con ${quoted(clan.nombre)}`}.`,
          ),
          link('Ver al jugador', paths.jugador(who.id)),
        ),
        quien: [who],
        etapas: there.map(({ etapa }) => etapa),
      }
    return {
      text: lines(
        `${streakLine(who, await playerStreak(asked, who))}, contando todas sus etapas.`,
        link('Ver al jugador', paths.jugador(who.id)),
      ),
      quien: [who],
    }
  }
  const found = await clanOf(asked, who)
  if (!found) return place(asked)
  const { clan, etapa, others } = found
  const elsewhere = others.map(
    (other) => `${capital(inEtapa(other.etapa))}: ${other.racha_actual ? run(other.racha_actual) : 'todavía nada'}.`,
  )
  return {
    text: lines(
      `${streakLine(who, clan.racha_actual)} ${inEtapa(etapa)}.`,
      ...elsewhere,
      link('Ver el clan', paths.clan(clan.id)),
    ),
    quien: [who],
    etapas: [etapa],
    sugerencias: [button('partidas', clan.nombre), '¿Quién tiene la mejor racha?'],
  }
}

/** The clans on the longest run, of wins or of losses, of each etapa asked for. */
async function extremeStreak(asked: Asked, best: boolean): Promise<Reply> {
  const rows = await Promise.all(
    etapasOf(asked).map(async (etapa) => ({ etapa, clanes: await clanesOfEtapa(asked.site.db, etapa.id) })),
  )
  const all = rows
    .flatMap(({ etapa, clanes }) => clanes.map((clan) => ({ etapa, clan })))
    .filter(({ clan }) => (best ? clan.racha_actual > 0 : clan.racha_actual < 0))
    .sort((a, b) => (best ? b.clan.racha_actual - a.clan.racha_actual : a.clan.racha_actual - b.clan.racha_actual))
  const [first] = all
  const shown = all.slice(0, 3)
  if (!first) return { text: `Ahora nadie viene con ${best ? 'una racha de victorias' : 'derrotas seguidas'}.` }
  const { clanById } = asked.site.community
  return {
    text: lines(
      all.length === 1
        ? best
          ? 'La mejor racha del momento:'
          : 'El que peor viene:'
        : best
          ? `Las ${shown.length} mejores rachas del momento, de ${all.length} con victorias seguidas:`
          : `Los ${shown.length} que peor vienen, de ${all.length} que vienen perdiendo:`,
      ...shown.map(
        ({ etapa, clan }) =>
          `• ${link(clan.nombre, paths.clan(clan.id))}: ${bold(run(clan.racha_actual))} ${inEtapa(etapa)}`,
      ),
    ),
    listed: shown.flatMap(({ clan }) => clanById.get(clan.id) ?? []),
    quien: all.slice(0, 1).flatMap(({ clan }) => clanById.get(clan.id) ?? []),
  }
}
export const bestStreak = (asked: Asked) => extremeStreak(asked, true)
export const worstStreak = (asked: Asked) => extremeStreak(asked, false)
