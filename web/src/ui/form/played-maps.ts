import type { MatchMap } from '@trinchera/contract/ladder'
import { mostMatchMaps, mostRounds } from '@trinchera/rules/limits'
import { winnerWon } from '@trinchera/rules/match-score'
import { deviceKeys, localStore } from '../../lib/storage'

/** A played map as typed in a form. `ganador`, `perdedor`: rounds of winner and loser, '' until they are entered. */
export interface TypedMap {
  codigo: string
  ganador: string
  perdedor: string
}

const isTyped = (value: unknown): value is TypedMap => {
  const fields = new Map<string, unknown>(Object.entries(value ?? {}))
  return ['codigo', 'ganador', 'perdedor'].every((key) => typeof fields.get(key) === 'string')
}

/** Parses played maps from the text in which a form stores them; empty if that text cannot be parsed. */
export function readTyped(text: string): TypedMap[] {
  try {
    const stored: unknown = JSON.parse(text || '[]')
    return Array.isArray(stored) ? stored.filter(isTyped).slice(0, mostMatchMaps) : []
  } catch {
    return []
  }
}

const roundsOf = (text: string) => (/^\d{1,2}$/.test(text) && Number(text) <= mostRounds ? Number(text) : null)

/** Converts typed maps to the form that the API expects; null if a row is incomplete. */
export function toMaps(typed: readonly TypedMap[]): MatchMap[] | null {
  const maps = typed.map(({ codigo, ganador, perdedor }) => ({
    codigo,
    rondas_ganador: roundsOf(ganador),
    rondas_perdedor: roundsOf(perdedor),
  }))
  return maps.every(
    (map): map is MatchMap => map.codigo !== '' && map.rondas_ganador !== null && map.rondas_perdedor !== null,
  )
    ? maps
    : null
}

/** Error message for the typed maps; null if they are valid. `winner`: name of the clan that is reported as the winner. */
export function mapsError(typed: readonly TypedMap[], winner: string): string | null {
  if (typed.length === 0) return null
  const maps = toMaps(typed)
  if (!maps) return 'Completa cada mapa con las rondas de los dos clanes, o quítalo'
  return winnerWon(maps) ? null : `Con esas rondas no ganó ${winner}: revisa los mapas`
}

export interface RememberedPlay {
  codigos: string[]
  marcadores: [string, string][]
}
const keptMaps = 4
const keptScores = 4

/** Maps and scores of the reports last sent from this device, latest first. */
export function rememberedPlay(): RememberedPlay {
  const nothing: RememberedPlay = { codigos: [], marcadores: [] }
  try {
    const stored: unknown = JSON.parse(localStore.getItem(deviceKeys.played) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return nothing
    const { codigos, marcadores } = { ...nothing, ...stored }
    return {
      codigos: Array.isArray(codigos) ? codigos.filter((code) => typeof code === 'string') : [],
      marcadores: Array.isArray(marcadores)
        ? marcadores.filter(
            (score) =>
              Array.isArray(score) && score.length === 2 && score.every((side) => roundsOf(String(side)) !== null),
          )
        : [],
    }
  } catch {
    return nothing
  }
}

/** Stores the maps and scores of a report on this device, to suggest them in the next one. */
export function rememberPlay(typed: readonly TypedMap[]): void {
  if (typed.length === 0) return
  const before = rememberedPlay()
  const codigos = [...new Set([...typed.map(({ codigo }) => codigo), ...before.codigos])].slice(0, keptMaps)
  const scores = [
    ...typed.map(({ ganador, perdedor }) => `${ganador}–${perdedor}`),
    ...before.marcadores.map((score) => score.join('–')),
  ]
  const marcadores = [...new Set(scores)].slice(0, keptScores).map((score) => score.split('–'))
  try {
    localStore.setItem(deviceKeys.played, JSON.stringify({ codigos, marcadores }))
  } catch {
    // If the storage is full, the next report has no suggestions from this report.
  }
}
