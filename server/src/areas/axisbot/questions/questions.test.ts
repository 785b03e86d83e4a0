import { beforeAll, describe, expect, it } from 'vitest'
import { contains } from './facts'
import { figuresLine, measure, parts, type Figures } from './measure'

// The questions are the assistant's real test. What is asserted is what was reached, so that nothing that was understood is lost again.

/** What each part reached: of the questions answered right, of the strays turned away. */
const reached = { work: { right: 0.985, away: 0.955 }, judge: { right: 0.97, away: 0.98 } } as const

describe.each(['work', 'judge'] as const)('the %s questions', (part) => {
  let figures: Figures
  beforeAll(async () => {
    figures = await measure(part)
    process.stdout.write(`\nassistant, ${figuresLine(part, figures)}\n`)
  })

  it('are answered right', () => {
    expect(figures.right).toBeGreaterThanOrEqual(reached[part].right)
  })

  it('are turned away where they are not about the community', () => {
    expect(figures.away).toBeGreaterThanOrEqual(reached[part].away)
  })
})

it('are as many as the assistant is judged by, and none stands in both parts', () => {
  const [work, judge] = [parts.work, parts.judge].map(([questions, strays]) => [...questions.map(([asked]) => asked), ...strays].map((asked) => [asked].flat().join(' / ')))
  expect(parts.work[0].length + parts.judge[0].length).toBeGreaterThanOrEqual(300)
  expect(parts.work[1].length + parts.judge[1].length).toBeGreaterThanOrEqual(60)
  expect(work?.filter((asked) => judge?.includes(asked) && asked.includes(' '))).toEqual([])
})

it.each([
  ['a number by itself', '**63** victorias', '63', true],
  ['a number within another', '163 victorias', '63', false],
  ['a number of an address', '[ver](/ladder/detalle-clan/63)', '63', false],
  ['marks and case', 'Última Bala', 'ultima bala', true],
  ['one or the other', 'se llama TS3', 'teamspeak|ts3', true],
  ['an address', '[ver](/descargas)', '/descargas', true],
])('the check of an answer: %s', (_, text, wanted, is) => expect(contains(text, wanted)).toBe(is))
