import type { FormSlot, QueryForm } from '../corpus/forms'
import type { Site } from '../intent'
import { numberIn } from '../names/numbers'
import type { Question } from '../understand'
import { isIn } from '../words/lists'
import type { Change, Consulta, Field } from './consulta'
import { etapasSaid } from './which-clans'
import { fieldOf, roleIn, says, wonOrLost, type Said } from './said'

// What the words of a question say to the slots of its form (`corpus/data`).

/** Whether whoever is named won or lost; null where both are said, or it is asked which of them. */
function resultOf(said: Said, { medida }: Pick<Consulta, 'medida'>): Consulta['resultado'] {
  const { words } = said
  const asksWhich =
    // 'ganó o perdió'
    (says(said, 'ganar', 'victoria') && says(said, 'perder', 'derrota') && words.some((word) => isIn('o', word))) ||
    (said.named === 2 && words.some((word) => isIn('quien', word)) && !says(said, 'aquien')) ||
    // 'la última de los Lobos y quién la ganó'
    words.some((word, at) => isIn('quien', word) && isIn('lo', words[at + 1] ?? '')) ||
    // 'ganó Puelche su última partida', 'Puelche ganó la última'
    (medida === 'ultima' && says(said, 'ultimo') && isIn('resultado', words.find((word) => word !== '·') ?? ''))
  return asksWhich || !(wonOrLost(said) || says(said, 'casero', 'verdugo')) ? null : roleIn(said)
}

/** The column that is said, or that 'mejor' means there. */
function columnOf(said: Said, { query }: QueryForm, own: Field): Field {
  const best = says(said, 'mejor', 'peor')
  const named = fieldOf(said)
  if (query.agrupar === 'mapa' && (best || named === 'ganadas' || named === 'perdidas')) return 'porcentaje'
  if (named || !best) return named ?? own
  return query.agrupar || query.de === 'jugadores' || said.hasPeriod ? 'ganadas' : 'porcentaje'
}

/** The order that is said, or the form's own. */
function orderOf(said: Said, form: QueryForm): Consulta['ordenar'] {
  const { query, reads } = form
  const own = query.ordenar ?? null
  if (!own || !(reads.has('orden') || reads.has('hacia'))) return own
  const ofLosses = query.agrupar === 'mapa' && fieldOf(said) === 'perdidas'
  const isLeast = says(said, 'ascending') || (!says(said, 'descending') && (ofLosses || says(said, 'peor', 'least')))
  return { campo: reads.has('orden') ? columnOf(said, form, own.campo) : own.campo, hacia: isLeast ? 'menos' : 'mas' }
}

/** Places that are said: that of whoever asks, and the one that is wanted, the first where none is said. */
function placesIn(question: Question, said: Said): Pick<Change, 'lugar' | 'estando'> {
  const { words, number } = question
  const numbers = said.words.flatMap((word, at) => {
    const value = words[at] && (Number(word) || number?.at === at) ? numberIn(word) : null
    return value && value > 0 && value < 1000 ? value : []
  })
  const wantsFirst = said.words.some((word) => isIn('primero', word))
  // 'desde cuándo está ahí': where it stands now
  if (question.mentions.length || said.words.includes('ahi'))
    return { lugar: numbers.at(-1) ?? (wantsFirst ? 1 : null) }
  const [estando, lugar] = wantsFirst ? [numbers.find((value) => value > 1), 1] : [numbers[0], numbers[1] ?? 1]
  return { lugar, ...(estando ? { estando } : {}) }
}

/** The typed query of a form with what the words say to its slots; null where they lack what it needs. */
export function filledForm(form: QueryForm, question: Question, said: Said, site: Site): QueryForm['query'] | null {
  const { query } = form
  const reads = (slot: FormSlot) => form.reads.has(slot)
  if (reads('etapas')) {
    const sets = etapasSaid(question.words, question.etapaMention, site)
    return sets && { ...query, etapa: [], juego: null, ...sets }
  }
  const partida = reads('partida') ? Number(said.words.find(Number)) : null
  if (partida !== null) return partida ? { ...query, partida } : null
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
