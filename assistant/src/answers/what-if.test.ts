import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { replay } from '@trinchera/rules/ladder'
import type { LadderEntry } from '@trinchera/rules/ladder/log'
import { standings } from '@trinchera/rules/ladder/table'
import { describe, expect, it } from 'vitest'
import { inWorld } from '../../testing/questions/in-world'

// Results that a question supposes, one or several in a row, by clans and by places: each table ends as the ladder itself would leave it.

const world = inWorld()
/** 'Etapa II' of the demo community, which is open. */
const etapa = 2
/** Without a place, and without a row. */
const stranger = 9999

const plain = (text: string) => text.replace(/\]\([^)]*\)/g, '').replace(/[[*\]\u200B]/g, '')
const asked = async (text: string) => plain((await world.assistant.ask(text)).response)
const clans = () => clanesOfEtapa(world.database.db, etapa)

/** Places by clan after some wins, by the ladder's own fold over a table in today's order. */
async function settled(results: readonly (readonly [winner: number, loser: number])[]): Promise<Map<number, number>> {
  const ranked = (await clans())
    .filter(({ ranking_actual }) => ranking_actual > 0)
    .sort((a, b) => a.ranking_actual - b.ranking_actual)
  const entry = ([winner, loser]: readonly [number, number], index: number): LadderEntry => ({
    type: 'match',
    id: index + 1,
    seq: index + 1,
    at: '2026-01-01T00:00:00.000Z',
    winner,
    loser,
  })
  const { state } = replay([...ranked.map(({ id }) => [id, 8888] as const), ...results].map(entry))
  return new Map(standings(state).map(({ id_clan, ranking_actual }) => [id_clan, ranking_actual]))
}

const ways: readonly ((winner: string, loser: string) => string)[] = [
  (w, l) => `si ${w} le gana a ${l} quien queda primero`,
  (w, l) => `si ${l} pierde con ${w} kien keda primero`,
  (w, l) => `quien queda primero si ${w} derrota a ${l}`,
  (w, l) => `si ${l} cae ante ${w} quien queda puntero`,
  (w, l) => `quien queda primero si ${l} pierde contra ${w}`,
]

describe.each([
  ['Puelche', 'Vieja Guardia'],
  ['Los Halcones', 'Vieja Guardia'],
  ['Barricada', 'Puelche'],
  ['Vieja Guardia', 'Barricada'],
  ['Lobos de Atacama', 'Los Halcones'],
  ['La Retaguardia', 'Vieja Guardia'],
])('%s beats %s', (winner, loser) => {
  it.each(ways.map((way) => [way(winner, loser)]))('%s', async (question) => {
    const rows = await clans()
    const idOf = (name: string) => rows.find(({ nombre }) => nombre === name)?.id ?? 0
    const places = await settled([[idOf(winner), idOf(loser)]])
    const first = rows.find(({ id }) => places.get(id) === 1)
    const text = await asked(question)
    expect(text).toMatch(new RegExp(`Primero (?:sigue|queda)n? ${first?.nombre}\\.`))
    expect(text).toContain(`${places.get(idOf(winner))}.º`)
  })
})

it.each([
  ['Los Halcones', 'Puelche', 'Los Halcones', 'Vieja Guardia'],
  ['Barricada', 'Los Halcones', 'Puelche', 'Vieja Guardia'],
  ['Barricada', 'Puelche', 'Puelche', 'Vieja Guardia'],
])('%s beats %s, and then %s beats %s', async (...names) => {
  const rows = await clans()
  const [a, b, c, d] = names.map((name) => rows.find(({ nombre }) => nombre === name)?.id ?? 0)
  const places = await settled([
    [a ?? 0, b ?? 0],
    [c ?? 0, d ?? 0],
  ])
  const text = await asked(`si ${names[0]} le gana a ${names[1]} y despues ${names[2]} le gana a ${names[3]}`)
  const [, end] = text.split('Al final: ')
  for (const name of new Set(names))
    expect(end).toContain(`${name} ${places.get(rows.find(({ nombre }) => nombre === name)?.id ?? 0)}.º`)
})

it('tells where a clan without a place comes in', async () => {
  const first = (await clans()).find(({ ranking_actual }) => ranking_actual === 1)
  const places = await settled([[stranger, first?.id ?? 0]])
  for (const question of [
    'un clan sin ranking le gana al 1 en allied, a q puesto llega',
    'si un clan nuevo derrota al primero de allied en que puesto queda',
  ])
    expect(await asked(question)).toContain(`queda ${places.get(stranger)}.º`)
})

it.each([
  ['si el 9 le gana al 2 y despues el 5 le gana al 1', ['#9 vence a #2 → #5', '#5 vence a #1 → #3']],
  ['si el quinto le gana al segundo', ['#5 vence a #2 → #3']],
  ['si el 3 pierde con el 10', ['#10 vence a #3 → #6']],
])('%s', async (question, told) => {
  const text = await asked(question)
  for (const each of told) expect(text).toContain(each)
})
