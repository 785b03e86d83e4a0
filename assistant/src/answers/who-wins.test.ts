import { describe, expect, it } from 'vitest'
import { wordsOf } from '../words/plain'
import { outcomeOf, supposes } from './who-wins'

/** A question's words, with each A and B in it as a name. */
function read(text: string) {
  const words = wordsOf(text.replace(/\b[AB]\b/g, 'Clan$&'))
  const names = words.flatMap(({ typed }, from) =>
    /^Clan[AB]$/.test(typed) ? [{ from, to: from + 1, who: typed.slice(-1) }] : [],
  )
  return { words, names }
}

/** Who wins, by name; '?' where it may be either. */
function winner(text: string): string {
  const { words, names } = read(text)
  const outcome = outcomeOf(words, names)
  if (!outcome) return '?'
  const [won, lost] = [outcome.winner, outcome.loser].map((index) => (index === null ? null : names[index]?.who))
  return won ?? (lost === 'A' ? 'B' : 'A')
}

describe.each([
  'si A le gana a B',
  'si A derrota a B',
  'si A vence a B',
  'si A le mete una paliza a B',
  'si A le pega una paliza a B',
  'si A clava a B',
  'si A pasa por encima de B',
  'si A le saca la cresta a B',
  'si A se come a B',
  'si A aplasta a B',
  'si le gana A a B',
  'si a B le gana A',
  'si a B lo derrota A',
  'si gana A contra B',
  'si gana A',
  'si B pierde con A',
  'si pierde B con A',
  'si B cae ante A',
  'si cae B contra A',
  'si B pierde frente a A',
  'si B es derrotado por A',
  'si B es vencida por A',
  'si B se deja ganar por A',
  'si B sufre una derrota contra A',
  'una derrota de B ante A',
  'una victoria de A sobre B',
  'con una victoria sobre B donde queda A',
  'ganandole a B en que puesto queda A',
  'que pasa con A si le gana a B',
  'que pasa con B si A le gana',
  'que pasa con B si lo vence A',
  'que pasa con A si B pierde',
  'como queda B si pierde con A',
  'pasa A a B si le gana',
  'si juegan A y B y gana A',
  'que pasa entre A y B si pierde B',
  'A le gana a B donde queda',
  'soy de A que pasa si le gano a B',
  'soy de B que pasa si pierdo con A',
  'somos B y si nos gana A',
  'a que lugar llega A si vence a B',
])('%s', (text) => {
  it('says that A wins', () => expect(winner(text)).toBe('A'))
})

it.each([
  'como queda A si le gana B',
  'si A no le gana a B',
  'si gana A B',
  'A y B que pasa si gana',
  'A contra B',
  'si le gano a A o a B',
])('%s is ambiguous, or states no result', (text) => expect(winner(text)).toBe('?'))

it.each([
  ['que pasa si A le gana a B', true],
  ['A le gana a B donde queda', true],
  ['simula A gana a B', true],
  ['quien le gano a A', false],
  ['A le ganó a B', false],
  ['cuantas le ha ganado A a B', false],
  ['A contra B', false],
])('whether a result is supposed: %s', (text, is) => {
  const { words, names } = read(text)
  expect(supposes(words, names)).toBe(is)
})
