import type { FormSlot, QueryForm } from '../corpus/forms'
import type { Site } from '../intent'
import { numberIn } from '../names/numbers'
import type { Question } from '../understand'
import type { Change, Consulta, Field } from './consulta'
import { etapasSaid } from './etapa-sets'
import { any, fieldOf, roleIn, wonOrLost, type Said } from './said'

// What the words of a question say to the slots of its form (`corpus/data`).

/** Whether whoever is named won or lost; null where both are said, or it is asked which of them. */
function resultOf(said: Said, { medida }: Pick<Consulta, 'medida'>): Consulta['resultado'] {
  const both =
    any(said, 'ganar', 'victoria') &&
    any(said, 'perder', 'derrota') &&
    said.words.some((word) => /^(?:o|u|or)$/.test(word))
  const whichOfTwo =
    said.named === 2 && said.words.some((word) => /^(?:quien|cual|who|which)$/.test(word)) && !any(said, 'aquien')
  // 'ganó Puelche su última partida' asks how it ended
  // 'la última de los Lobos y quién la ganó'
  const whose = /\b(?:quien|quienes|who) (?:la|lo|las|los) gan/.test(said.words.join(' '))
  const whether = medida === 'ultima' && any(said, 'ultimo') && /^(?:gan|perd)/.test(said.words[0] ?? '')
  return !(wonOrLost(said) || any(said, 'casero', 'verdugo')) || both || whichOfTwo || whose || whether
    ? null
    : roleIn(said)
}

/** Words that turn an order round, beside 'menos' and 'peor'. */
const leastFirst = /^(?:bajo|bajos|baj(?:o|aron|ado|an|a)|abajo|ultim[oa]s|viej[oa]s?|antigu[oa]s?|oldest|worst|least)$/

/** The order that is said, or the form's own. */
function orderOf(said: Said, { query, reads }: QueryForm): Consulta['ordenar'] {
  const own = query.ordenar ?? null
  if (!own || !(reads.has('orden') || reads.has('hacia'))) return own
  const best = any(said, 'mejor', 'peor')
  const named = fieldOf(said)
  const byMap = query.agrupar === 'mapa'
  const campo: Field = !reads.has('orden')
    ? own.campo
    : byMap && (named === 'ganadas' || named === 'perdidas' || best)
      ? 'porcentaje'
      : (named ??
        (best ? (query.agrupar || query.de === 'jugadores' || said.hasPeriod ? 'ganadas' : 'porcentaje') : own.campo))
  const isLeast =
    any(said, 'subiendo') ||
    (!any(said, 'bajando') &&
      (any(said, 'menos', 'peor') ||
        (byMap && named === 'perdidas') ||
        said.words.some((word) => leastFirst.test(word))))
  return { campo, hacia: isLeast ? 'menos' : 'mas' }
}

const topWord = /^(?:primer[oa]?|puntero|lider|cima|punta|first|top)$/

/** Places that are said: that of whoever asks, and the one that is wanted, the first where none is said. */
function placesIn(question: Question, said: Said): Pick<Change, 'lugar' | 'estando'> {
  const { words, number } = question
  const numbers = said.words.flatMap((word, at) => {
    const value = words[at] && (/^\d/.test(word) || number?.at === at) ? numberIn(word) : null
    return value && value > 0 && value < 1000 ? value : []
  })
  const wantsFirst = said.words.some((word) => topWord.test(word))
  if (question.mentions.length) return { lugar: numbers.at(-1) ?? 1 }
  const [estando, lugar] = wantsFirst ? [numbers.find((value) => value > 1), 1] : [numbers[0], numbers[1] ?? 1]
  return { lugar, ...(estando ? { estando } : {}) }
}

/** The typed query of a form with what the words say to its slots; null where they lack what it needs. */
export function filledForm(form: QueryForm, question: Question, said: Said, site: Site): QueryForm['query'] | null {
  const { query } = form
  const reads = (slot: FormSlot) => form.reads.has(slot)
  if (reads('etapas')) {
    const sets = etapasSaid(question.words.map(({ plain }) => plain).join(' '), question.etapaMention, site)
    return sets && { ...query, etapa: [], juego: null, ...sets }
  }
  if (reads('filtro') && !said.threshold && !query.ordenar) return null
  return {
    ...query,
    ordenar: orderOf(said, form),
    ...(reads('resultado') ? { resultado: resultOf(said, query) } : {}),
    ...(reads('numero') && said.numero && said.numero > 1 && said.numero <= 10 ? { limite: said.numero } : {}),
    ...(reads('lugar') ? placesIn(question, said) : {}),
    ...(reads('filtro') && said.threshold ? { filtro: said.threshold } : {}),
  }
}
