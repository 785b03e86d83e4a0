import type { Juego } from '@trinchera/contract/juegos'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { distance } from '../words/distance'
import { isIn } from '../words/lists'
import { plain, type Word } from '../words/plain'
import { sound } from '../words/sound'
import type { Community } from './community'
import type { Mention } from './recognise'
import { nameKey } from './name-index'
import { numberIn } from './numbers'

/** The games and etapas that a question names; `used` are the words that did. */
export interface EtapaMention {
  juego: Juego | null
  etapas: readonly NamedEtapa[]
  used: ReadonlySet<number>
}

/** What players call the games of this series for short. */
const shortNames = new Map(
  Object.entries({
    'allied assault': 'aa allied aliados mohaa',
    spearhead: 'sh spear spirhead espear espearhead spearjed spirhed espirjed espierjed espiarjed espirhed',
    breakthrough: 'bt break breaktru breaktrough brakthrough brekthru breik brek',
  }).map(([name, short]) => [name, short.split(' ')] as const),
)

const words = (name: string) => plain(name).match(/[\p{L}\p{N}]+/gu) ?? []

/** A name by its words, numbers of any writing as digits: 'Etapa II' is 'etapa2'. */
const numbered = (name: string) =>
  words(name)
    .map((word, index) => (index > 0 ? (numberIn(word) ?? sound(word)) : sound(word)))
    .join('')

interface Run {
  from: number
  to: number
  plain: string
  key: string
  numberedKey: string
}

function runsOf(typed: readonly Word[], longest: number): Run[] {
  const runs: Run[] = []
  for (let from = 0; from < typed.length; from++) {
    let [key, numberedKey] = ['', '']
    for (let to = from + 1; to <= Math.min(typed.length, from + longest); to++) {
      const said = typed[to - 1]?.plain ?? ''
      const word = said === 'stage' ? 'etapa' : said
      key += sound(word)
      numberedKey += to - 1 > from ? String(numberIn(word) ?? sound(word)) : sound(word)
      runs.push({ from, to, plain: word, key, numberedKey })
    }
  }
  return runs.sort((a, b) => b.to - b.from - (a.to - a.from))
}

const close = (a: string, b: string) =>
  a === b || (b.length > 6 && a.charAt(0) === b.charAt(0) && distance(a, b, 2) <= (b.length > 9 ? 2 : 1))

const range = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: to - from }, (_, index) => from + index)

function juegoIn(runs: readonly Run[], juegos: readonly Juego[]): { juego: Juego; run: Run } | null {
  for (const run of runs) {
    const juego = juegos.find(
      ({ nombre }) =>
        close(run.key, nameKey(nombre)) ||
        (run.to - run.from === 1 && (shortNames.get(plain(nombre)) ?? []).includes(run.plain)),
    )
    if (juego) return { juego, run }
  }
  return null
}

/** Etapas, and the words that name them. */
interface FoundEtapas {
  found: NamedEtapa[]
  run: { from: number; to: number }
}

/** 'la segunda etapa': the number before the word. */
function ordinalFirst(typed: readonly Word[], etapas: readonly NamedEtapa[]): FoundEtapas | null {
  for (const [index, { plain: word }] of typed.entries()) {
    // 'una etapa' is any of them
    const before = typed[index - 1]?.plain ?? ''
    const number = sound(word) === 'etapa' && before !== 'una' ? numberIn(before) : null
    if (number === null) continue
    const found = etapas.filter(({ nombre }) => numbered(nombre) === `etapa${number}`)
    if (found.length) return { found, run: { from: index - 1, to: index + 1 } }
  }
  return null
}

/** 'la etapa pasada' is the newest that is closed, 'la etapa actual' the newest that is open. */
function byTime(typed: readonly Word[], etapas: readonly NamedEtapa[]): FoundEtapas | null {
  for (const [index, { plain: word }] of typed.entries()) {
    if (!['etapa', 'tenporada'].some((etapa) => distance(sound(word), etapa, 1) <= 1)) continue
    const next = typed[index + 1]?.plain ?? ''
    const wanted = isIn('pasada', next) ? false : isIn('actual', next) || null
    const found = etapas.find(({ activo, multijugador }) => multijugador && activo === wanted)
    if (found) return { found: [found], run: { from: index, to: index + 2 } }
  }
  return null
}

/** Words that only some etapas have in their name: 'francotirador', '1v1'; those that have all that are said, where there are such. */
function byWord(typed: readonly Word[], etapas: readonly NamedEtapa[]): FoundEtapas | null {
  let [best, start, end]: [NamedEtapa[] | null, number, number] = [null, 0, 0]
  for (const [from, { plain: typedWord }] of typed.entries()) {
    const word = isIn('francotirador', typedWord) ? 'francotirador' : typedWord
    if (word.length < 3 || word === 'etapa') continue
    const found: NamedEtapa[] = (best ?? etapas).filter(({ nombre }) =>
      words(nombre).some((part) => part.length > 2 && part !== 'etapa' && close(sound(word), sound(part))),
    )
    if (found.length && found.length < etapas.length) [best, start, end] = [found, best ? start : from, from + 1]
  }
  return best && { found: best, run: { from: start, to: end } }
}

function etapasIn(typed: readonly Word[], runs: readonly Run[], etapas: readonly NamedEtapa[]): FoundEtapas | null {
  for (const run of runs) {
    const found = etapas.filter(({ nombre }) => {
      const key = numbered(nombre)
      return run.numberedKey === key || (!/\d/.test(key) && close(run.numberedKey, key))
    })
    if (found.length) return { found, run }
  }
  return ordinalFirst(typed, etapas) ?? byTime(typed, etapas) ?? byWord(typed, etapas)
}

/** The game and the etapas a question names; of etapas of the same name those of the game it names, if it names one. */
export function etapaMentionIn(
  typed: readonly Word[],
  { etapas, juegos }: Pick<Community, 'etapas' | 'juegos'>,
): EtapaMention {
  const longest = Math.max(3, ...[...etapas, ...juegos].map(({ nombre }) => words(nombre).length))
  const runs = runsOf(typed, Math.min(longest, 5))
  const game = juegoIn(runs, juegos)
  const etapa = etapasIn(typed, runs, etapas)
  const ofGame = etapa?.found.filter(({ juego }) => juego.id === game?.juego.id) ?? []
  return {
    juego: game?.juego ?? null,
    etapas: ofGame.length ? ofGame : game && etapa ? [] : (etapa?.found ?? []),
    used: new Set([...(game ? range(game.run) : []), ...(etapa ? range(etapa.run) : [])]),
  }
}

/** 'cuántas veces han jugado A y B esta etapa': the open ones where the clans that are named are; null where no etapa is pointed at. */
export function thisEtapa(
  words: readonly Word[],
  mentions: readonly Mention[],
  { etapas }: Pick<Community, 'etapas'>,
): EtapaMention | null {
  const at = words.findIndex(({ plain: word }, index) => word === 'esta' && isIn('etapa', words[index + 1]?.plain))
  const clans = mentions.flatMap(({ clan }) => clan ?? [])
  if (at < 0 || !clans.length) return null
  const shared = etapas.filter(
    ({ id, activo }) => activo && clans.every(({ clanes }) => clanes.some(({ id_etapa }) => id_etapa === id)),
  )
  return shared.length ? { juego: null, etapas: shared, used: new Set([at, at + 1]) } : null
}
