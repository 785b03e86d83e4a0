import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyMedalEntry,
  applyMedals,
  chileMonth,
  closeMonths,
  emptyMedals,
  type MedalAward,
  type MedalEntry,
  type MedalState,
} from './fold'
import { etapasMedal, lineOf } from './linaje'
import { medalText } from './texto'
import { medallaTipos } from './tipos'

const day = 86_400_000
const start = Date.UTC(2025, 6, 1, 15)
const at = (days: number) => new Date(start + days * day).toISOString()

/**
 * Parses a log. 'a>b': a wins against b; 'a>b 14:3': a rises from place 14 to 3 with it; '-a': a is deleted. An entry is at the time of the
 * entry before it, or `+n` days later.
 */
function logOf(script: string): MedalEntry[] {
  let days = 0
  return script
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word, index): MedalEntry => {
      const [, deleted, winner = '', loser = '', from = '0', to = '0', later = '0'] =
        /^(?:-(\w)|(\w)>(\w)(?: (\d+):(\d+))?)(?: \+(\d+))?$/.exec(word) ?? []
      days += Number(later)
      const seq = index + 1
      const id = (clan: string) => clan.charCodeAt(0) - 96
      if (deleted) return { type: 'removal', seq, at: at(days), clan: id(deleted) }
      return {
        type: 'match',
        seq,
        id: 100 + seq,
        at: at(days),
        winner: id(winner),
        loser: id(loser),
        from: Number(from),
        to: Number(to),
      }
    })
}

const times = (count: number, word: string) => Array.from({ length: count }, () => word).join(', ')
const clanName = (id: number) => String.fromCharCode(96 + id)
const told = (awards: readonly MedalAward[]) =>
  awards
    .filter(({ tipo }) => tipo !== 'fundador')
    .map((award) => `${award.tipo} ${clanName(award.id_clan)} ${award.id_match}`)
const earned = (script: string, mes = '2025-07') => told(applyMedals(emptyMedals(), logOf(script), mes))

describe('medals', () => {
  const cases: [what: string, script: string, medals: string[], mes?: string][] = [
    ['nine in a row are no medal', times(9, 'a>b'), []],
    ['ten in a row are one, at the tenth', times(10, 'a>b'), ['racha-10 a 110']],
    ['fifteen are still one', times(15, 'a>b'), ['racha-10 a 110']],
    ['twenty are both', times(20, 'a>b'), ['racha-10 a 110', 'racha-20 a 120']],
    ['a loss begins anew', `${times(9, 'a>b')}, b>a, ${times(9, 'a>b')}`, []],
    [
      'two streaks are two medals',
      `${times(10, 'a>b')}, b>a, ${times(10, 'a>b')}`,
      ['racha-10 a 110', 'racha-10 a 121'],
    ],
    ['a gain of nine places is no medal', 'a>b 12:3', []],
    ['one of ten is', 'a>b 13:3', ['matagigantes a 101']],
    ['who had no place climbed from none', 'a>b 0:3', []],
    ['five losses and five wins are a comeback', `${times(5, 'b>a')}, ${times(5, 'a>b')}`, ['remontada a 110']],
    ['four losses are not', `${times(4, 'b>a')}, ${times(5, 'a>b')}`, []],
    ['nor wins with a loss between', `${times(5, 'b>a')}, ${times(4, 'a>b')}, b>a, ${times(4, 'a>b')}`, []],
    ['a comeback is one, however long it goes on', `${times(6, 'b>a')}, ${times(8, 'a>b')}`, ['remontada a 111']],
    [
      'eight wins without a loss are an unbeaten month once it is over',
      times(8, 'a>b'),
      ['mes-invicto a 108'],
      '2025-08',
    ],
    ['not before', times(8, 'a>b'), []],
    ['seven are not', times(7, 'a>b'), [], '2025-08'],
    ['nor with a loss', `${times(8, 'a>b')}, b>a`, [], '2025-08'],
    ['a loss of the next month takes nothing', `${times(8, 'a>b')}, b>a +31`, ['mes-invicto a 108']],
    ['each month begins anew', `${times(4, 'a>b')}, a>b +31, ${times(3, 'a>b')}`, [], '2025-09'],
    ['a deleted clan earns nothing more', `${times(9, 'a>b')}, -a, a>b`, []],
    ['nor a month that it did not see the end of', `${times(8, 'a>b')}, -a`, [], '2025-08'],
    ['its rival does', `${times(9, 'a>b')}, -b, a>b`, ['racha-10 a 111']],
  ]
  it.each(cases)('%s', (_what, script, medals, mes) => {
    expect(earned(script, mes)).toEqual(medals)
  })

  it('the first ten clans that enter the ladder are its founders, by their first win', () => {
    const clans = 'abcdefghijkl'
    const script = `b>a, ${[...clans].map((clan) => `${clan}>b`).join(', ')}`.replace('b>b', 'b>a')
    const founders = applyMedals(emptyMedals(), logOf(script), '2025-07').filter(({ tipo }) => tipo === 'fundador')
    expect(founders.map(({ id_clan, valor }) => `${clanName(id_clan)}${valor}`)).toEqual([
      'b1',
      'a2',
      'c3',
      'd4',
      'e5',
      'f6',
      'g7',
      'h8',
      'i9',
      'j10',
    ])
  })

  it('months are those of Chile', () => {
    expect(chileMonth('2025-08-01T03:59:59.999Z')).toBe('2025-07')
    expect(chileMonth('2025-08-01T04:00:00.000Z')).toBe('2025-08')
  })

  it('each kind has a sentence', () => {
    const facts = { valor: 3, fecha: at(0), etapa: 'Etapa I', torneo: 'Copa', rival: 'Pumas' }
    for (const tipo of medallaTipos) expect(medalText({ tipo, ...facts })).toMatch(/^\p{Lu}.+\.$/u)
    expect(medalText({ ...facts, tipo: 'racha-10', valor: 10 })).toBe(
      'Ganó 10 seguidas en Etapa I; la última, contra Pumas.',
    )
    expect(medalText({ ...facts, tipo: 'mes-invicto', valor: 8 })).toBe(
      'Ganó las 8 que jugó en julio de 2025 en Etapa I.',
    )
  })
})

describe('a line of clans', () => {
  it('is the same from each of its clans, the earliest first', () => {
    const before = new Map([
      [3, 2],
      [2, 1],
      [9, 8],
    ])
    for (const clan of [1, 2, 3]) expect(lineOf(clan, before)).toEqual([1, 2, 3])
    expect(lineOf(7, before)).toEqual([7])
  })

  it('gives a medal for the third, fifth and tenth etapa', () => {
    expect(Array.from({ length: 12 }, (_, index) => etapasMedal(index + 1)).filter(Boolean)).toEqual([
      'etapas-3',
      'etapas-5',
      'etapas-10',
    ])
  })
})

const drawn = fc.record({
  winner: fc.nat(5),
  loser: fc.nat(4),
  removal: fc.nat(30).map((draw) => draw === 0),
  days: fc.constantFrom(0, 0, 0, 0, 0, 1, 2, 20),
  from: fc.nat(20),
  climb: fc.nat(15),
})

const logs = fc.array(drawn, { maxLength: 200, size: 'max' }).map((draws) => {
  let days = 0
  return draws.map(({ winner, loser, removal, from, climb, ...draw }, index): MedalEntry => {
    days += draw.days
    const seq = index + 1
    if (removal) return { type: 'removal', seq, at: at(days), clan: winner + 1 }
    return {
      type: 'match',
      seq,
      id: 100 + seq,
      at: at(days),
      winner: winner + 1,
      loser: ((winner + loser + 1) % 6) + 1,
      from,
      to: Math.max(0, from - climb),
    }
  })
})

/** A copy of the state, as if it had been stored and read again between two folds. */
const stored = (state: MedalState): MedalState => ({
  ...state,
  clans: new Map([...state.clans].map(([id, marks]) => [id, { ...marks }])),
  removed: new Set(state.removed),
})

const sorted = (awards: readonly MedalAward[]) => awards.toSorted((a, b) => a.clave.localeCompare(b.clave))

describe('whatever the log', () => {
  it('step by step, stored at any entry and with months ended by the clock, gives what the replay gives', () => {
    fc.assert(
      fc.property(logs, fc.array(fc.nat(200), { maxLength: 6 }), (log, cuts) => {
        const mes = chileMonth(log.at(-1)?.at ?? at(0))
        const whole = applyMedals(emptyMedals(), log, mes)
        let state = emptyMedals()
        const stepwise: MedalAward[] = []
        for (const [index, entry] of log.entries()) {
          if (cuts.includes(index)) {
            if (index) stepwise.push(...closeMonths(state, chileMonth(entry.at)))
            state = stored(state)
          }
          stepwise.push(...applyMedalEntry(state, entry))
        }
        expect(sorted(stepwise)).toEqual(sorted(whole))
      }),
    )
  })

  it('gives each medal once, and none to a clan after its deletion', () => {
    fc.assert(
      fc.property(logs, (log) => {
        const awards = applyMedals(emptyMedals(), log, '2030-01')
        expect(new Set(awards.map(({ clave }) => clave)).size).toBe(awards.length)
        for (const { id_clan, id_match } of awards) {
          const removal = log.find((entry) => entry.type === 'removal' && entry.clan === id_clan)
          if (removal) expect(id_match - 100).toBeLessThan(removal.seq)
        }
      }),
    )
  })

  it('says streaks and unbeaten months as the rules told slowly say them', () => {
    fc.assert(
      fc.property(logs, (log) => {
        const awards = applyMedals(emptyMedals(), log, '2030-01')
        const count = (tipo: string, clan: number) =>
          awards.filter((award) => award.tipo === tipo && award.id_clan === clan).length
        for (let clan = 1; clan <= 6; clan++) {
          const removal = log.find((entry) => entry.type === 'removal' && entry.clan === clan)
          const own = log.flatMap((entry) =>
            entry.type === 'match' &&
            (entry.winner === clan || entry.loser === clan) &&
            (!removal || entry.seq < removal.seq)
              ? [{ won: entry.winner === clan, month: chileMonth(entry.at) }]
              : [],
          )
          const runs = own
            .map(({ won }) => (won ? 'w' : 'l'))
            .join('')
            .split('l')
          expect(count('racha-10', clan)).toBe(runs.filter((run) => run.length >= 10).length)
          expect(count('racha-20', clan)).toBe(runs.filter((run) => run.length >= 20).length)
          const months = [...new Set(own.map(({ month }) => month))].filter((month) => {
            const played = own.filter((match) => match.month === month)
            return played.length >= 8 && played.every(({ won }) => won) && (!removal || chileMonth(removal.at) > month)
          })
          expect(count('mes-invicto', clan)).toBe(months.length)
        }
      }),
    )
  })
})
