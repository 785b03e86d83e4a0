import type { MapOption } from '@trinchera/contract/opciones'
import type { Word } from '../words/plain'
import { sound } from '../words/sound'
import { NameIndex } from './name-index'

/** What players call a map in Spanish, or for short. */
const otherNames = new Map(
  Object.entries({
    'Southern France': ['sur de francia', 'francia', 'southern'],
    'Destroyed Village': ['villa destruida', 'pueblo destruido', 'destroyed', 'village'],
    'The Crossroads': ['crossroads', 'cruce', 'encrucijada'],
    'Snowy Park': ['parque nevado', 'snowy'],
    Stalingrad: ['estalingrado', 'stalin'],
    Algiers: ['argel', 'argelia'],
    'The Hunt': ['hunt', 'caceria'],
    'V2 Rocket Facility': ['v2', 'v2 rocket', 'cohete v2', 'base v2'],
    'Omaha Beach': ['omaha', 'playa omaha'],
    'The Bridge': ['bridge', 'el puente', 'puente'],
    Holland: ['holanda'],
    Ardennes: ['ardenas'],
    Tunisia: ['tunez'],
    'Sainte-Mère-Église': ['sainte mere', 'saint mere eglise'],
    'Bizerte Harbor': ['bizerta', 'harbor'],
    'Monte Cassino': ['cassino', 'montecasino'],
    'Monte Battaglia': ['battaglia', 'batalla'],
    Ship: ['barco'],
    Berlin: ['berlin'],
  }),
)

/** The names of the allowed maps, and their codes, to be recognised. */
export function mapIndex(maps: readonly MapOption[]): NameIndex<MapOption> {
  const index = new NameIndex<MapOption>()
  for (const map of maps) {
    index.add(map.nombre, map)
    const code = map.codigo.split('/').at(-1) ?? ''
    if (code) index.add(code, map)
    for (const other of otherNames.get(map.nombre) ?? []) index.add(other, map, true)
  }
  return index
}

const longestName = 4
/** Misspelt maps are looked for in so many places of one question. */
const mostTries = 24

/** The maps that a question names; the longest run of words that is one. `sure`: spelt as it is. */
export function mapIn(
  typed: readonly Word[],
  index: NameIndex<MapOption>,
): { maps: MapOption[]; from: number; to: number; sure: boolean } | null {
  let tries = mostTries
  const alone = typed.map(({ plain }) => index.exact(sound(plain)).length > 0)
  for (let length = longestName; length > 0; length--) {
    for (let from = 0; from + length <= typed.length; from++) {
      const key = typed
        .slice(from, from + length)
        .map((word) => sound(word.plain))
        .join('')
      const exact = index.exact(key)
      // what one of its words names by itself is not misspelt by the others
      const misspelt = length === 1 || !alone.slice(from, from + length).includes(true)
      const found = exact.length || !misspelt || key.length < 6 || tries-- <= 0 ? exact : index.near(key)
      if (found.length)
        return { maps: [...new Set(found.map(({ value }) => value))], from, to: from + length, sure: exact.length > 0 }
    }
  }
  return null
}
