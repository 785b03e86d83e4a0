import { describe, expect, it } from 'vitest'
import { closingDraft, factText } from './cronica'
import type { CountedMatch } from './fold'
import { bestNight, weeksOf } from './perfil'
import { recordText, seasonRecords, titlesRecord } from './records'
import { seasonStory } from './temporada'
import { recordTipos } from './tipos'

const match = (seq: number, at: string, winner: number, loser: number, from = 0, to = 0): CountedMatch => ({
  type: 'match',
  seq,
  id: 100 + seq,
  at,
  winner,
  loser,
  from,
  to,
})

const season = [
  match(1, '2025-07-01T01:00:00.000Z', 1, 2),
  match(2, '2025-07-20T01:00:00.000Z', 2, 1, 2, 1),
  match(4, '2025-07-21T01:00:00.000Z', 1, 2, 2, 1),
  match(5, '2025-08-01T03:00:00.000Z', 1, 3),
  match(7, '2025-08-15T01:00:00.000Z', 3, 2, 9, 4),
]
const leads = [
  { clan: 1, fecha: '2025-07-01T01:00:00.000Z' },
  { clan: 2, fecha: '2025-07-20T01:00:00.000Z' },
  { clan: 1, fecha: '2025-07-20T13:00:00.000Z' },
]

describe('the story of a season', () => {
  const story = seasonStory(season, leads, 1)

  it('counts from the first counted match to the last, in days of Chile', () => {
    expect(story).toMatchObject({
      desde: '2025-07-01T01:00:00.000Z',
      hasta: '2025-08-15T01:00:00.000Z',
      dias: 46,
      clanes: 3,
      partidas: 5,
    })
  })

  it('names the longest streak, the greatest upset and the most played pair', () => {
    expect(story).toMatchObject({
      racha: { clan: 1, valor: 2, partida: 105 },
      sorpresa: { clan: 3, rival: 2, antes: 9, despues: 4, partida: 107 },
      triunfos: { clan: 1, valor: 3 },
      rivalidad: { valor: 3 },
    })
  })

  it('has the last entry of each month in Chile', () => {
    expect(story.meses).toEqual([
      { fecha: '2025-07-01T01:00:00.000Z', seq: 1 },
      { fecha: '2025-08-01T03:00:00.000Z', seq: 5 },
      { fecha: '2025-08-15T01:00:00.000Z', seq: 7 },
    ])
  })

  it('is told in order, each fact a sentence', () => {
    const dates = story.hechos.map(({ fecha }) => fecha)
    expect(dates).toEqual(dates.toSorted())
    const names = new Map([
      [1, 'Zorros'],
      [2, 'Gatos'],
      [3, 'Pumas'],
    ])
    const texts = story.hechos.map((fact) => factText(fact, (clan) => names.get(clan ?? 0) ?? ''))
    expect(texts).toContain('La temporada se abrió con una victoria de Zorros sobre Gatos.')
    expect(texts).toContain('Zorros llegó al primer lugar y lo defendió 25 días.')
    expect(texts).toContain('Pumas dio la sorpresa: le ganó a Gatos y subió 5 puestos de una vez.')
    expect(texts.at(-1)).toBe('La temporada terminó con Zorros en el primer lugar.')
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.+\.$/u)
  })

  it('of an etapa that nobody played is empty', () => {
    expect(seasonStory([], [], null)).toMatchObject({ desde: null, dias: 0, partidas: 0, racha: null, hechos: [] })
  })
})

describe('the draft of the announcement', () => {
  it('shows names as text', () => {
    const { titulo, contenido } = closingDraft(
      { nombre: 'Etapa <I>', partidas: 1, clanes: 2, dias: 1 },
      [{ puesto: 1, nombre: 'A & B' }],
      ['Una frase.'],
    )
    expect(titulo).toBe('A & B ganó Etapa <I>')
    expect(contenido).toBe(
      '<p>Se cerró Etapa &lt;I&gt;: 1 partida de 2 clanes en 1 día.</p><h2>Podio</h2><ol><li>A &amp; B</li></ol><h2>La temporada</h2><ul><li>Una frase.</li></ul>',
    )
  })

  it('of an empty etapa says that it ended', () => {
    const long = closingDraft({ nombre: `${'a'.repeat(118)}😀`, partidas: 0, clanes: 0, dias: 0 }, [], [])
    expect(long.titulo).toBe(`Terminó ${'a'.repeat(111)}…`)
    expect(closingDraft({ nombre: 'Etapa', partidas: 0, clanes: 0, dias: 0 }, [], [])).toEqual({
      titulo: 'Terminó Etapa',
      contenido: '<p>Se cerró Etapa.</p>',
    })
  })
})

describe('records of all time', () => {
  const plain = { dias: 0, partidas: 0, racha: null, sorpresa: null, triunfos: null, rivalidad: null }

  it('are the greatest, of equal ones the earlier', () => {
    const racha = (clan: number, valor: number) => ({ clan, valor, partida: clan })
    expect(
      seasonRecords([
        { ...plain, etapa: 1, racha: racha(1, 5), partidas: 9 },
        { ...plain, etapa: 2, racha: racha(2, 7), partidas: 9 },
        { ...plain, etapa: 3, racha: racha(3, 7), partidas: 8, dias: 40 },
      ]).map(({ tipo, etapa, valor }) => [tipo, etapa, valor]),
    ).toEqual([
      ['racha', 2, 7],
      ['partidas-etapa', 1, 9],
      ['etapa-larga', 3, 40],
    ])
  })

  it('nobody holds one where nobody played', () => {
    expect(seasonRecords([{ ...plain, etapa: 1 }])).toEqual([])
    expect(titlesRecord([], (clan) => clan)).toBeNull()
  })

  it('titles count by line, from two on', () => {
    expect(titlesRecord([1, 2], (clan) => clan)).toBeNull()
    expect(titlesRecord([1, 2, 11], (clan) => clan % 10)).toMatchObject({ clan: 11, valor: 2 })
  })

  it('each is a sentence', () => {
    for (const tipo of recordTipos)
      expect(recordText({ tipo, valor: 2 }, { clan: 'Zorros', rival: 'Gatos', etapa: 'Etapa I' })).toMatch(
        /^\p{Lu}.+\.$/u,
      )
  })
})

describe('a player’s profile', () => {
  const played = (id: number, at: string, won: boolean) => ({ id, at, won })

  it('has the night with the most wins, past midnight included', () => {
    expect(
      bestNight([
        played(1, '2025-07-05T02:00:00.000Z', true),
        played(2, '2025-07-05T05:30:00.000Z', true),
        played(3, '2025-07-05T06:00:00.000Z', false),
        played(4, '2025-07-06T02:00:00.000Z', true),
      ]),
    ).toEqual({ fecha: '2025-07-04', triunfos: 2, derrotas: 1, partida: 2 })
    expect(bestNight([played(1, '2025-07-05T02:00:00.000Z', false)])).toBeNull()
  })

  it('has a night begin at noon, on the day that begins an hour late too', () => {
    const night = (at: string) => bestNight([played(1, at, true)])?.fecha
    expect(['2026-09-06T14:59:00.000Z', '2026-09-06T15:00:00.000Z'].map(night)).toEqual(['2026-09-05', '2026-09-06'])
    expect(['2026-04-05T15:59:00.000Z', '2026-04-05T16:00:00.000Z'].map(night)).toEqual(['2026-04-04', '2026-04-05'])
  })

  it('has 26 weeks from Monday in Chile, the present one last', () => {
    const weeks = weeksOf(
      [
        played(1, '2025-07-07T03:59:00.000Z', true),
        played(2, '2025-07-07T04:00:00.000Z', false),
        played(3, '2020-01-01T00:00:00.000Z', true),
      ],
      '2025-07-09T12:00:00.000Z',
    )
    expect(weeks).toHaveLength(26)
    expect(weeks.slice(-2)).toEqual([
      { desde: '2025-06-30', partidas: 1, triunfos: 1 },
      { desde: '2025-07-07', partidas: 1, triunfos: 0 },
    ])
  })
})
