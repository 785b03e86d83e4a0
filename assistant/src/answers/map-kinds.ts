import type { MapOption } from '@trinchera/contract/opciones'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { mapsNamed } from './maps'
import type { Word } from '../words/plain'
import { bold, lines, link, listed, named, quoted } from '../wording'

/** What the kinds of maps are called; each map has one. */
const kinds: readonly (readonly [modo: string, says: RegExp, name: string])[] = [
  ['DM', /\b(?:dm|death ?match|tdm|todos contra todos)\b/, 'deathmatch (DM)'],
  ['OBJ', /\b(?:obj|objetivos?|objective|bomba)\b/, 'objetivo (OBJ)'],
  ['TOW', /\b(?:tow|tug of war|tira y afloja)\b/, 'tug of war (TOW)'],
  ['LIB', /\b(?:lib|liberation|liberacion)\b/, 'liberation (LIB)'],
]
const asksKind = /\b(?:modos?|tipos?|clases?|modalidad|kind|mode|de que es)\b/
const asksCode = /\b(?:codigos?|code|archivo|bsp|nombre interno)\b/
const asksBesides =
  /\b(?:mejor|peor|pierd\w+|perd\w+|gan\w+|jug(?:o|aron|amos)|cuant\w+|ultim\w+|record|historial|servidor|server)\b/

const nameOf = ({ modo }: MapOption) => kinds.find(([each]) => each === modo)?.[2] ?? quoted(modo)

/** Of which kind the maps are that a question names, and their codes; null where it asks for neither. */
export async function mapKinds(words: readonly Word[], site: Site): Promise<Reply | null> {
  const text = words.map(({ plain }) => plain).join(' ')
  const said = kinds.filter(([, says]) => says.test(text))
  const [kind, code] = [said.length > 0 || asksKind.test(text), asksCode.test(text)]
  if ((!kind && !code) || asksBesides.test(text)) return null
  const found = mapsNamed(words, site).flat()
  if (!found.length) return null
  const [only] = said.length === 1 ? said : []
  const isIt = only && found.length === 1 ? (found[0]?.modo === only[0] ? 'Sí: ' : 'No: ') : ''
  return {
    text: lines(
      ...found.map((map, at) => {
        if (!kind) return `El código de ${named(map.nombre)} (${quoted(map.juego)}) es ${bold(quoted(map.codigo))}.`
        const told = [`es de ${bold(nameOf(map))}`, ...(code ? [`su código es ${bold(quoted(map.codigo))}`] : [])]
        return `${at === 0 ? isIt : ''}${named(map.nombre)} (${quoted(map.juego)}) ${listed(told)}.`
      }),
      link('Ver los mapas', paths.mapas),
    ),
    sugerencias: ['¿Qué mapas están permitidos?'],
  }
}
