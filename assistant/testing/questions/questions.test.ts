import { beforeAll, describe, expect, it } from 'vitest'
import { etapaText } from '../../src/wording'
import { contains } from './facts'
import { figuresLine, measure, questions, shareRight, type Figures } from './measure'
import { judge } from './verdict'
import { assistantOf, openWorld } from './world'

// The questions are the assistant's real test. What is asserted is what was reached, so that nothing that was understood is lost again.

/** What each part reached: of the questions answered right, of what is out of scope turned away. */
const reached = { work: { right: 0.98, away: 0.99 }, judge: { right: 0.95, away: 0.94 } } as const

const measured = new Map<string, Promise<Figures>>()
/** Each part is asked once for all that is said of it. */
function figuresOf(part: keyof typeof reached): Promise<Figures> {
  const known = measured.get(part) ?? measure(questions.filter(({ judged }) => judged === (part === 'judge')))
  measured.set(part, known)
  return known
}

/** The part to judge by is asked by `npm run test:long`. */
const parts = process.env.TEST_LONG ? (['work', 'judge'] as const) : (['work'] as const)

describe.each(parts)('the %s questions', (part) => {
  let figures: Figures
  beforeAll(async () => {
    figures = await figuresOf(part)
    process.stdout.write(`\nassistant, ${figuresLine(part, figures)}\n`)
    // those of the part to judge by stay unseen
    if (part === 'work' && shareRight(figures, false) < reached.work.right)
      process.stdout.write(`${figures.wrong.join('\n')}\n`)
  }, 600_000)

  it('are answered right', () => {
    expect(shareRight(figures, false)).toBeGreaterThanOrEqual(reached[part].right)
  })

  it('are refused when they are out of scope', () => {
    expect(shareRight(figures, true)).toBeGreaterThanOrEqual(reached[part].away)
  })
})

it('has no answer with a hole in it', async () => expect((await figuresOf('work')).broken).toEqual([]), 600_000)

/** Who is named in a text, the longest name where names overlap. */
function namesIn(text: string, longestFirst: readonly string[]): string[] {
  let left = text
  return longestFirst.filter((name) => left !== (left = left.replace(name, '')))
}

it('offers only buttons that it understands itself, of the same clan, player and etapa', async () => {
  const { buttons } = await figuresOf('work')
  const database = await openWorld()
  const assistant = assistantOf(database)
  const { community } = await assistant.site()
  const clans = new Set([...community.clanById.values()].map(({ nombre }) => nombre))
  const players = new Set([...community.playerById.values()].map(({ nombre }) => nombre))
  const everyone = [...new Set([...clans, ...players])]
    .filter((name) => name.length > 3)
    .sort((a, b) => b.length - a.length)
  const lost: string[] = []
  for (const button of buttons) {
    const { kind, response } = await assistant.ask(button)
    const named = namesIn(button, everyone)
    const etapas = community.etapas.filter((etapa) => button.includes(etapaText(etapa)))
    const wrong = [
      ...(kind === 'answer' || kind === 'ask' ? [] : [kind]),
      ...[...named, ...etapas.map(({ id }) => `/etapa/${id})`)].filter(
        (wanted) => !response.replaceAll('\u200B', '').includes(wanted),
      ),
      ...(button.startsWith('¿Quiénes juegan en') && !named.some((name) => clans.has(name)) ? ['of no clan'] : []),
      ...(button.startsWith('¿En qué clan juega') && !named.some((name) => players.has(name)) ? ['of no player'] : []),
    ]
    if (wrong.length) lost.push(`${button} → ${wrong.join(', ')}: ${response}`)
  }
  await database.drop()
  expect(buttons.size).toBeGreaterThan(100)
  expect(lost).toEqual([])
}, 600_000)

it.each([
  ['a number by itself', '**63** victorias', '63', true],
  ['a number within another', '163 victorias', '63', false],
  ['a number of an address', '[ver](/ladder/detalle-clan/63)', '63', false],
  ['marks and case', 'Última Bala', 'ultima bala', true],
  ['one or the other', 'se llama TS3', 'teamspeak|ts3', true],
  ['an address', '[ver](/descargas)', '/descargas', true],
])('the check of an answer: %s', (_, text, wanted, is) => expect(contains(text, wanted)).toBe(is))

const rows = '1. Puelche 9–1\n2. Barricada 8–2\n3. Última Bala 3–3'
it.each([
  ['the fact', 'Puelche va 1.º de 14, con 9 victorias', '{puesto Puelche}', '1', 'right'],
  ['the fact by accident', 'Puelche va 4.º de 14, con 1 victoria', '{puesto Puelche}', '1', 'wrong'],
  ['a list that holds it', `Tabla:\n${rows}`, '{en 2}', 'Barricada', 'wrong'],
  ['a list after it', `Barricada va 2.º.\n${rows}`, '{en 2}', 'Barricada', 'right'],
  ['nothing of it', 'Hay 7 jugadores', '{en 2}', 'Barricada', 'wrong'],
])('the verdict on an answer: %s', (_, text, said, value, verdict) =>
  expect(judge('quién va segundo', text, false, [{ said, value }]).verdict).toBe(verdict),
)
it('an answer that holds half of what it must is partly right, and one that turns away a fallback', () => {
  const wanted = ['Puelche', '/descargas'].map((value) => ({ said: value, value }))
  expect(judge('', 'Puelche va bien', false, wanted).verdict).toBe('partly')
  expect(judge('', 'Eso no lo sé', true, wanted).verdict).toBe('fallback')
})
