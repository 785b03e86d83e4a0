import { replay } from '@trinchera/rules/ladder'
import type { LadderEntry } from '@trinchera/rules/ladder/log'
import { standingOf } from '@trinchera/rules/ladder/table'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../words/plain'
import type { ClanName } from '../names/community'
import { placeAfter, toldOwn } from './supposed-table'
import { supposition, type Outcome, type Supposition } from './supposition'

/** What is supposed of whoever asks: against which place, and whether they win. */
function ofOwn({ outcomes: [outcome], own, ranked }: Supposition) {
  const { subject = null, other = null, wins = null }: Partial<Outcome> = outcome ?? {}
  const rival = subject === 'own' ? other : subject
  const isOwn = subject === 'own' || other === 'own'
  return { own, ranked, rival: isOwn ? rival : null, wins: isOwn ? (subject === 'own') === wins : null }
}
const read = (text: string) => supposition({ words: wordsOf(text), mentions: [] })

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
      const said = ofOwn(read(question))
      return (
        said.own !== own ||
        said.wins !== wins ||
        (said.rival ?? 0) !== rival ||
        placeAfter({ own, rival, wins, ranked: said.ranked }) !== wanted
      )
    })
    expect(wrong).toEqual([])
    const told = toldOwn({ own, rival, wins, ranked: size })
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
  ['quien va en el 5', { own: null, wins: null }],
])('%s', (text, wanted) => expect(ofOwn(read(text))).toMatchObject(wanted))

const [a, b] = ['A', 'B'].map((nombre): ClanName => ({ kind: 'clan', nombre, clanes: [] }))

/** Who wins, by name, of a question where each A and B is a clan; '?' where it may be either. */
function winner(text: string): string {
  const words = wordsOf(text.replace(/\b[AB]\b/g, 'Clan$&'))
  const mentions = words.flatMap(({ typed }, from) => {
    const who = typed === 'ClanA' ? a : typed === 'ClanB' ? b : null
    return who ? [{ from, to: from + 1, who }] : []
  })
  const { outcomes, ownClan } = supposition({ words, mentions })
  const [outcome] = outcomes
  if (!outcome || outcome.wins === null) return '?'
  const name = (side: Outcome['subject']) => (side === 'own' ? ownClan : typeof side === 'object' ? side : null)?.nombre
  const named = [outcome.subject, outcome.other].map(name)
  const [won, lost] = outcome.wins ? named : named.toReversed()
  return won ?? (lost === 'A' ? 'B' : lost === 'B' ? 'A' : '?')
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
