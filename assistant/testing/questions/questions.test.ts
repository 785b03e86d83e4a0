import { beforeAll, describe, expect, it } from 'vitest'
import { Assistant } from '../../src/assistant'
import { contains } from './facts'
import { figuresLine, measure, parts, type Figures } from './measure'
import { gameHost, now, openWorld } from './world'

// The questions are the assistant's real test. What is asserted is what was reached, so that nothing that was understood is lost again.

/** What each part reached: of the questions answered right, of the strays turned away. */
const reached = { work: { right: 0.99, away: 0.99 }, judge: { right: 0.975, away: 0.98 } } as const

const measured = new Map<string, Promise<Figures>>()
/** Each part is asked once for all that is said of it. */
function figuresOf(part: keyof typeof parts): Promise<Figures> {
  const known = measured.get(part) ?? measure(part)
  measured.set(part, known)
  return known
}

describe.each(['work', 'judge'] as const)('the %s questions', (part) => {
  let figures: Figures
  beforeAll(async () => {
    figures = await figuresOf(part)
    process.stdout.write(`\nassistant, ${figuresLine(part, figures)}\n`)
    // those of the part to judge by stay unseen
    if (part === 'work' && figures.right < reached.work.right) process.stdout.write(`${figures.wrong.join('\n')}\n`)
  })

  it('are answered right', () => {
    expect(figures.right).toBeGreaterThanOrEqual(reached[part].right)
  })

  it('are refused when they are out of scope', () => {
    expect(figures.away).toBeGreaterThanOrEqual(reached[part].away)
  })
})

it('offers only buttons that it understands itself', async () => {
  const { buttons } = await figuresOf('work')
  const database = await openWorld()
  const assistant = new Assistant({ database, now: () => now, gameHost, siteName: 'Trinchera' })
  const lost: string[] = []
  for (const button of buttons) {
    const { kind, response } = await assistant.ask(button)
    if (kind !== 'answer' && kind !== 'ask') lost.push(`${button} → ${response}`)
  }
  await database.drop()
  expect(buttons.size).toBeGreaterThan(100)
  expect(lost).toEqual([])
})

it('have the expected number, and no question is in both parts', () => {
  const [work, judge] = [parts.work, parts.judge].map(([questions, strays]) =>
    [...questions.map(([asked]) => asked), ...strays].map((asked) => [asked].flat().join(' / ')),
  )
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
