import { playerMatches } from '@trinchera/db/queries/players/player-matches'
import { playerById } from '@trinchera/db/queries/players/players'
import { paths } from '@trinchera/contract/site-paths'
import { winPercentText } from '@trinchera/rules/presentation'
import { button } from '../buttons'
import type { Asked, Reply } from '../intent'
import type { ClanName, PlayerName, Who } from '../names/community'
import { etapaMentionIn } from '../names/etapas'
import { bold, counted, lines, link, named, placed, quoted, run, verb } from '../wording'
import { requireStatistics } from './hidden'
import { clanTold, ofWho, place, playedIn } from './places'
import { counts, etapasOf, inEtapa } from './which'

const number = (count: number, one: string, many: string) => `${bold(String(count))} ${counted(count, one, many)}`

/** Wins and losses, how many matches, and what share was won. */
const balance = ({ triunfos, derrotas }: { triunfos: number; derrotas: number }) =>
  `${number(triunfos, 'victoria', 'victorias')} y ${number(derrotas, 'derrota', 'derrotas')} en ${number(triunfos + derrotas, 'partida', 'partidas')} (${bold(winPercentText(triunfos, triunfos + derrotas))})`

const clanRecord = (asked: Asked, who: ClanName) =>
  clanTold(
    asked,
    who,
    ({ clan, etapa }) =>
      `${named(clan.nombre)} ${etapa.archivada ? verb('terminó con', 'terminaron con', who) : verb('lleva', 'llevan', who)} ${balance(clan)} ${inEtapa(etapa)}.`,
    balance,
    ['racha', 'puesto'],
  )

/** The clans that a player has in the etapas which the words name; none where they name none. */
async function clansIn(asked: Asked, { id }: PlayerName) {
  const player = await playerById(asked.site.db, id)
  const said = etapaMentionIn(asked.words, asked.site.community).used.size ? etapasOf(asked) : []
  const there = player?.clanes.filter(({ id_etapa }) => said.some((etapa) => etapa.id === id_etapa)) ?? []
  return { player, there }
}
const withClan = (clan: { nombre: string }, who: PlayerName) =>
  clan.nombre === who.nombre ? '' : `, con ${quoted(clan.nombre)}`

async function playerRecord(asked: Asked, who: PlayerName): Promise<Reply> {
  await requireStatistics(asked.site, who)
  const { player, there } = await clansIn(asked, who)
  if (!player) return place(asked)
  const whole = balance({ triunfos: player.victorias, derrotas: player.derrotas })
  return {
    text: lines(
      ...there.map(
        (clan) =>
          `${named(player.username)}${clan.ranking_actual ? ` va ${bold(placed(clan.ranking_actual))}` : ''} ${playedIn(clan)}${withClan(clan, who)}: ${balance(clan)}.`,
      ),
      there.length
        ? `En todas sus etapas: ${whole}.`
        : `${named(player.username)} lleva ${whole}, en todas sus etapas.`,
      link('Ver al jugador', paths.jugador(player.id)),
    ),
    quien: [who],
    sugerencias: [button('clanDe', who), button('partidas', who)],
  }
}

/** Wins, losses and their percentage. */
export const record = ofWho(clanRecord, playerRecord)

const streakLine = (who: Who, racha: number) =>
  racha
    ? `${named(who.nombre)} ${verb('viene', 'vienen', who)} con ${bold(run(racha))}`
    : `${named(who.nombre)} no ${verb('tiene', 'tienen', who)} racha: todavía no hay partidas que cuenten`

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

/** The run of wins or losses a clan or a player is on. */
export const streak = ofWho(
  (asked, who) =>
    clanTold(
      asked,
      who,
      ({ clan, etapa }) => `${streakLine(who, clan.racha_actual)} ${inEtapa(etapa)}.`,
      ({ racha_actual }) => (racha_actual ? run(racha_actual) : 'todavía nada'),
      ['partidas'],
    ),
  async (asked, who) => {
    const { there } = await clansIn(asked, who)
    const told = there.map((clan) => `${streakLine(who, clan.racha_actual)} ${playedIn(clan)}${withClan(clan, who)}.`)
    const whole = `${streakLine(who, told.length ? 0 : await playerStreak(asked, who))}, contando todas sus etapas.`
    return {
      text: lines(...(told.length ? told : [whole]), link('Ver al jugador', paths.jugador(who.id))),
      quien: [who],
    }
  },
)
