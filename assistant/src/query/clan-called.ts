import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { nameKey } from '../names/name-index'
import type { Question } from '../understand'
import { link, named, quoted } from '../wording'

const called =
  /\b(?:clan|equipo|team)\s+(?:(?:que|q|ke) se llam\w+|llamad[oa]|de nombre|con el nombre(?: de)?)\s+(.{3,40}?)\s*[?.!]*$|^¿?exist\w+ (?:(?:el|un|algun) )?(?:clan|equipo|team)\s+((?!q(?:ue)? |ke |llamad|de nombre|con el).{3,40}?)\s*[?.!]*$/i
const whether = /\b(?:hay|existe|existen|esta|conoces|tienen)\b/

/** Whether there is a clan of just that name: one that is only like it is not that one. */
export function clanCalled(question: Question, { community }: Site): Reply | null {
  const typed = question.words.map((word) => word.typed).join(' ')
  const found = called.exec(typed)
  const name = found?.[1] ?? found?.[2]
  if (!name || !whether.test(question.words.map(({ plain }) => plain).join(' '))) return null
  const key = nameKey(name)
  if ([...community.clanById.values()].some(({ nombre }) => nameKey(nombre) === key)) return null
  const like = question.mentions.flatMap(({ clan }) => clan ?? [])[0]
  return {
    kind: 'missing',
    text: `No: no hay ningún clan que se llame «${quoted(name)}».${like ? ` El que más se parece es ${named(like.nombre)}.` : ` Están todos en el ${link('ladder', paths.ladder)}.`}`,
  }
}
