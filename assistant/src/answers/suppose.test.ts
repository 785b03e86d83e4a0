import { replay } from '@trinchera/rules/ladder'
import type { LadderEntry } from '@trinchera/rules/ladder/log'
import { standingOf } from '@trinchera/rules/ladder/table'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../words/plain'
import { placeAfter, supposition, toldOwn } from './suppose'

// Whatever the order in which a question says it, the place it tells is the one that the ladder itself comes to.

const size = 7
/** The one who asks and the other, without places: no clan of the table has these ids. */
const [me, other] = [101, 102]

/** A table of seven, each of whom came in by beating one without a place. */
const table = (): LadderEntry[] =>
  Array.from({ length: size }, (_, index) => ({
    type: 'match' as const,
    id: index + 1,
    seq: index + 1,
    at: '2026-01-01T00:00:00.000Z',
    winner: index + 1,
    loser: 99,
  }))

/** Where the ladder puts the one who asks. */
function settled(own: number, rival: number, wins: boolean): number {
  const [mine, theirs] = [own || me, rival || other]
  const entry: LadderEntry = {
    type: 'match',
    id: 50,
    seq: 50,
    at: '2026-01-02T00:00:00.000Z',
    winner: wins ? mine : theirs,
    loser: wins ? theirs : mine,
  }
  const { state } = replay([...table(), entry])
  return standingOf(state, mine)?.ranking_actual ?? 0
}

const winning = ['le gano %', 'si le gano %', 'gano contra %', 'derroto %', 'si venzo %', 'le ganamos %', 'ganandole %']
const losing = [
  'pierdo %',
  'si pierdo con %',
  'perdiendo con %',
  'perdemos contra %',
  'me gana %',
  'si nos gana %',
  'si % me gana',
]
const standing = [
  'siendo #',
  'estando #',
  'desde el #',
  'soy el #',
  'voy #',
  'yo soy #',
  'estoy en el puesto #',
  'nosotros ibamos #',
  'siendo yo el #',
]
const without = ['sin ranking', 'no estoy rankeado', 'no tengo puesto', 'siendo no rankeado', 'sin estar rankeado']

const rivalIn = (phrase: string, rival: number) => {
  const article = /(?:con|contra|gana|si) %|^si %/.test(phrase) ? 'el' : 'al'
  const none = article === 'el' ? 'uno sin ranking' : 'a uno sin ranking'
  return phrase.replace('%', rival ? `${article} ${rival}` : none)
}
const places = Array.from({ length: size + 1 }, (_, place) => place)

function questions(own: number, rival: number, wins: boolean): string[] {
  const clauses = (wins ? winning : losing).map((phrase) => rivalIn(phrase, rival))
  const mine = own ? standing.map((phrase) => phrase.replace('#', String(own))) : without
  return clauses.flatMap((clause) =>
    mine.flatMap((where) => [
      `${clause} ${where}, en que puesto quedo con una tabla de ${size}`,
      `${where} y ${clause} donde quedo, hay ${size} rankeados`,
    ]),
  )
}

describe.each([true, false])('a match that whoever asks %s', (wins) => {
  it.each(
    places.flatMap((own) => places.filter((rival) => !own || own !== rival).map((rival) => [own, rival] as const)),
  )('from %i against %i', (own, rival) => {
    const wanted = settled(own, rival, wins)
    const wrong = questions(own, rival, wins).filter((question) => {
      const said = supposition(wordsOf(question))
      return (
        said.own !== own ||
        said.wins !== wins ||
        (said.rival ?? 0) !== rival ||
        placeAfter({ own, rival, wins }, said.ranked ?? 0) !== wanted
      )
    })
    expect(wrong).toEqual([])
    const told = toldOwn({ own, rival, wins }, size)
    if (wanted) expect(told).toContain(`**${wanted}.º**`)
    else expect(told).toMatch(/^No entras/)
  })
})

it.each([
  ['si le gano al 3 estando 9', { own: 9, rival: 3, wins: true }],
  ['soy el 5 y me gana el 6', { own: 5, rival: 6, wins: false }],
  ['sin ranking le gano al 4', { own: 0, rival: 4, wins: true }],
  ['si derroto al segundo siendo octavo', { own: 8, rival: 2, wins: true }],
  ['y si en vez de ganar pierdo?', { own: null, rival: null, wins: false }],
  ['y si le gano al 5', { own: null, rival: 5, wins: true }],
  ['quien va en el 5', { own: null, rival: 5, wins: null, ours: false }],
  ['si el 9 le gana al 3', { own: null, ours: false }],
])('%s', (text, wanted) => expect(supposition(wordsOf(text))).toMatchObject(wanted))
