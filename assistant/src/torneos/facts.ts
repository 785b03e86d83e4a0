import type { Inscrito } from '@trinchera/contract/torneo-inscritos'
import type { TorneoPage, TorneoPartida } from '@trinchera/contract/torneo-llave'
import type { Torneo, TorneoClan } from '@trinchera/contract/torneos'
import { listTorneos } from '@trinchera/db/queries/site/torneos'
import { torneoPageOf } from '@trinchera/db/queries/torneos/bracket'
import type { Site } from '../intent'

/** A match of a bracket with the name of its round. */
export interface InRound {
  partida: TorneoPartida
  ronda: string
}

/** What a clan has won and lost in a torneo, and whether it can still win it. */
export interface Balance {
  clan: Inscrito
  won: number
  lost: number
  isIn: boolean
}

/** A torneo as it stands now: its page, and what follows from it. */
export interface Facts {
  page: TorneoPage
  /** Every match that somebody can play, in the order of the bracket. */
  matches: readonly InRound[]
  over: readonly InRound[]
  /** Those that can be played now: the one that is being played first, then by their hour. */
  open: readonly InRound[]
  /** The clans that have a match to play. */
  alive: readonly TorneoClan[]
  /** Every clan but the reserves, the best first. */
  balances: readonly Balance[]
}

export const isOver = ({ partida }: InRound) => partida.estado === 'cerrada'
const isOpen = ({ partida }: InRound) => partida.a !== null && partida.b !== null && partida.estado !== 'cerrada'
const byTime = (one: InRound, other: InRound) =>
  Number(other.partida.estado === 'en-juego') - Number(one.partida.estado === 'en-juego') ||
  (one.partida.fecha ?? '9').localeCompare(other.partida.fecha ?? '9')

/** Whether one of some clans, by their ids, plays in a match. */
export const plays =
  (...ids: readonly number[]) =>
  ({ partida: { a, b } }: InRound) =>
    [a, b].some((side) => side && ids.includes(side.id_clan))
/** The other side of a clan's match. */
export const rivalIn = ({ partida: { a, b } }: InRound, clan: number) => (a?.id_clan === clan ? b : a)

export function factsOf(page: TorneoPage): Facts {
  const matches = (page.llave?.rondas ?? []).flatMap(({ nombre, partidas }) =>
    partidas.flatMap((partida) => (partida.estado === 'libre' ? [] : [{ partida, ronda: nombre }])),
  )
  const over = matches.filter(isOver)
  const left = matches.filter((match) => !isOver(match)).flatMap(({ partida: { a, b } }) => [a, b])
  const alive = [...new Map(left.flatMap((clan) => (clan ? [[clan.id_clan, clan] as const] : []))).values()]
  const balances = page.inscritos
    .filter(({ reserva }) => !reserva)
    .map((clan) => {
      const own = over.filter(plays(clan.id_clan))
      const won = own.filter(({ partida }) => partida.ganador === clan.id_clan).length
      const isIn = alive.some(({ id_clan }) => id_clan === clan.id_clan)
      return { clan, won, lost: own.length - won, isIn }
    })
    .toSorted((one, other) => one.lost - other.lost || other.won - one.won)
  return { page, matches, over, open: matches.filter(isOpen).toSorted(byTime), alive, balances }
}

/** The facts of a torneo; null where there is none with that id. */
export async function readTorneo({ db, now }: Site, id: number): Promise<Facts | null> {
  const page = await torneoPageOf(db, id, now.toISOString())
  return page && factsOf(page)
}

export const allTorneos = ({ db, now }: Site): Promise<Torneo[]> => listTorneos(db, now.toISOString())

/** The facts of those that are being played. */
export const readPlayed = async (site: Site, all: readonly Torneo[]): Promise<Facts[]> =>
  (await Promise.all(all.filter(({ estado }) => estado === 'en-juego').map(({ id }) => readTorneo(site, id)))).flatMap(
    (facts) => facts ?? [],
  )

/** The first sentence of what organisers wrote of a torneo that tells something. */
export const saying = (
  { descripcion, reglas }: Pick<Torneo, 'descripcion' | 'reglas'>,
  tells: (sentence: string) => boolean,
): string | null =>
  `${descripcion}\n${reglas}`
    .split(/(?<=[.!?])\s+|\n+/)
    .filter(Boolean)
    .find(tells) ?? null

/** Whether it is neither over nor cancelled. */
export const isToCome = ({ estado }: Pick<Torneo, 'estado'>) => estado !== 'terminado' && estado !== 'cancelado'
