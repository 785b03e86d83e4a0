import { describe, expect, it, test } from 'vitest'
import { applyEntry } from './ladder'
import { resumeLadder, standingOf, type LadderState } from './ladder/table'
import * as limits from './limits'
import { articleAnchor, articleLines, articleText, ejemploText, numbered, type Section } from './reglamento'
import { withLimits } from './textos/limites'
import original from './textos/reglamento.json'

const pages = ['mapas', 'reportes', 'descargas'] as const
const secciones: Section[] = original.secciones.map(({ articulos, ...section }) => ({
  ...section,
  articulos: articulos.map((article) => ({ ...article, ver: pages.find((page) => page === article.ver) ?? null })),
}))
const reglamento = numbered(withLimits(secciones))
const articles = reglamento.flatMap((section) => section.articulos)
const textOf = (id: string) =>
  articles
    .filter((article) => article.id === id)
    .flatMap(articleLines)
    .join(' ')
const numbersIn = (text: string) => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))

const at = '2025-07-19T20:15:00.000Z'
/** A ladder of `count` clans: clan 1 at place 1, clan 2 at place 2, and so on. All other clans are unranked. */
function ladderOf(count: number): LadderState {
  return resumeLadder(
    Array.from({ length: count }, (_, i) => ({
      id_clan: i + 1,
      ranking_actual: i + 1,
      ultimo_ranking: 0,
      mejor_ranking: i + 1,
      ultimo_registro: at,
      triunfos: 1,
      derrotas: 0,
      juegos: 1,
      racha_actual: 1,
    })),
  )
}
function placeAfterWin(winner: number, loser: number, clanes: number, of = winner) {
  const state = ladderOf(clanes)
  applyEntry(state, { type: 'match', seq: 1, id: 1, winner, loser, at })
  return standingOf(state, of)?.ranking_actual
}
function placeAfterDrop(place: number, clanes: number) {
  const state = ladderOf(clanes)
  applyEntry(state, { type: 'drop', seq: 1, clan: place, places: limits.cheatDropPlaces, at })
  return standingOf(state, place)?.ranking_actual
}

test('articles are numbered through the whole, and no two share an anchor', () => {
  expect(articles.map((article) => article.numero)).toEqual(articles.map((_, i) => i + 1))
  const anchors = [...articles.map(articleAnchor), ...reglamento.map((section) => section.id)]
  expect(new Set(anchors).size).toBe(anchors.length)
  for (const { id } of [...articles, ...reglamento]) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test('every paragraph is a sentence or more', () => {
  for (const paragraph of articles.flatMap(articleLines)) expect(paragraph).toMatch(/^[A-ZÁÉÍÓÚÑ].*\.$/u)
})

describe('each figure is that of the limits', () => {
  const { clanNameLength, clanTagLength, usernameLength } = limits
  const figures: Record<string, number[]> = {
    etapa: [limits.etapaMonths],
    nombres: [
      usernameLength.least,
      usernameLength.most,
      clanNameLength.least,
      clanNameLength.most,
      clanTagLength.least,
      clanTagLength.most,
    ],
    invitaciones: [limits.invitacionMs / 86_400_000],
    jugadores: [limits.leastPlayers, limits.returnRounds],
    volver: [limits.returnMinutes],
    mapas: [limits.matchMaps],
    plazo: [limits.reportDeadlineHours],
    'sin-reporte': [limits.leastScreenshots],
    rachas: [limits.hotStreak, -limits.coldStreak],
    trampa: [limits.cheatDropPlaces, limits.cheatBanMonths],
  }
  it.each(articles.map((article) => [article.id] as const))('%s', (id) =>
    expect(numbersIn(textOf(id))).toEqual(figures[id] ?? []),
  )

  it.each([
    ['plazo', '24 horas'],
    ['jugadores', 'al menos 4 jugadores'],
    ['jugadores', '5 rondas'],
    ['volver', '5 minutos'],
    ['mapas', '2 mapas'],
    ['sin-reporte', '4 capturas'],
    ['etapa', '6 meses'],
    ['trampa', '3 meses'],
    ['trampa', '5 puestos'],
  ])('states the figures of the ladder: %s, %s', (id, words) => expect(textOf(id)).toContain(words))
})

describe('each example is what the ladder does', () => {
  const ejemplos = articles.flatMap((article) => article.ejemplos)
  it.each(ejemplos.map((ejemplo) => [ejemploText(ejemplo), ejemplo] as const))('%s', (_, { caso, queda }) => {
    const [a = 0, b = 0, c = 0] = numbersIn(caso)
    const outcome = Number(/#(\d+)$/.exec(queda)?.[1])
    if (/^#\d+ vence a #\d+$/.test(caso)) expect(placeAfterWin(a, b, 12)).toBe(outcome)
    else if (/^#\d+ vence a #\d+: el #\d+$/.test(caso)) expect(placeAfterWin(a, b, 12, c)).toBe(outcome)
    else if (/^Sin ranking vence a #\d+/.test(caso)) expect(placeAfterWin(b + 1, a, b)).toBe(outcome)
    else if (caso.startsWith('Sin ranking vence a otro')) expect(placeAfterWin(a + 1, a + 2, a)).toBe(outcome)
    else expect(placeAfterDrop(a, b)).toBe(outcome)
  })

  it('says so where a clan stays', () => {
    for (const { caso, queda } of ejemplos.filter((one) => one.queda.startsWith('sigue'))) {
      const [who] = caso.includes(':') ? numbersIn(caso).slice(-1) : numbersIn(caso)
      expect(queda).toBe(`sigue #${who}`)
    }
  })
})

test('the examples include #12 beats #6', () => {
  expect(articles.map(articleText).join('\n')).toContain('#12 vence a #6 → #9')
})
