import type { Answer } from '../../src/answered'
import type { Assistant } from '../../src/assistant'
import { outOfScope, questionsOf, type Judged } from './read'
import { filesOf } from '../../src/corpus/read'
import { openFacts } from './facts'
import { judge, type Verdict } from './verdict'
import { assistantOf, openWorld } from './world'

export type Counts = Record<Verdict, number>

/** How a part of the questions went. `wrong`: each that was not as it must be; `broken`: each whose answer has a hole; `buttons`: every question that answers offered; times in ms, of one question each. */
export interface Figures {
  kinds: ReadonlyMap<string, Counts>
  wrong: string[]
  broken: string[]
  buttons: ReadonlySet<string>
  p50: number
  p99: number
}

export const questions: readonly Judged[] = questionsOf(filesOf('questions'), [])

async function lastAnswer(assistant: Assistant, asked: readonly string[], times: number[]): Promise<Answer> {
  let conversacion: string | null = null
  let answer: Answer | null = null
  for (const text of asked) {
    const start = performance.now()
    answer = await assistant.ask(text, conversacion)
    times.push(performance.now() - start)
    conversacion = answer.conversacion
  }
  if (!answer) throw new Error('nothing was asked')
  return answer
}

/** What an answer must contain, the facts it names looked up. */
async function factsIn(wanted: string, fact: (name: string) => Promise<string>): Promise<string> {
  const found = await Promise.all(
    [...wanted.matchAll(/\{(.+?)\}/g)].map(async ([braced, name = '']) => [braced, await fact(name)] as const),
  )
  return found.reduce((text, [braced, value]) => text.replace(braced, value), wanted)
}

/** What no answer has: a value that is none, a placeholder, two spaces. */
const hole = /undefined|NaN|\[object|Invalid Date|\{[a-z]+[:}]| {2}/

const told = (asked: readonly string[], { kind, intent, response }: Answer) =>
  `${asked.join(' → ')}  [${intent || kind}] ${response.replace(/\n/g, ' / ').slice(0, 160)}`

/** Asks some questions of the demo community and says how it went. */
export async function measure(asked: readonly Judged[]): Promise<Figures> {
  const database = await openWorld()
  const assistant = assistantOf(database)
  const fact = await openFacts(database.db)
  const wrong: string[] = []
  const broken: string[] = []
  const buttons = new Set<string>()
  const times: number[] = []
  const kinds = new Map<string, Counts>()
  await assistant.ask('hola')
  for (const question of asked) {
    const answer = await lastAnswer(assistant, question.asked, times)
    for (const button of answer.sugerencias) buttons.add(button)
    if (hole.test(answer.response)) broken.push(told(question.asked, answer))
    const counts = kinds.get(question.kind) ?? { right: 0, partly: 0, wrong: 0, fallback: 0 }
    kinds.set(question.kind, counts)
    const wanted = await Promise.all(question.has.map(async (said) => ({ said, value: await factsIn(said, fact) })))
    const isAway = answer.kind === 'away'
    const { verdict, why } =
      question.kind === outOfScope
        ? { verdict: isAway ? ('right' as const) : ('wrong' as const), why: 'is no question for it' }
        : judge(question.asked.join(' '), answer.response, isAway || answer.kind === 'unsure', wanted)
    counts[verdict]++
    if (verdict !== 'right') wrong.push(`${verdict}: ${told(question.asked, answer)}  ${why}`)
  }
  await database.drop()
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { kinds, wrong, broken, buttons, p50: at(0.5), p99: at(0.99) }
}

/** Of the questions (`away` false) or of what must be turned away, the share that was answered right, from 0 to 1. */
export function shareRight({ kinds }: Pick<Figures, 'kinds'>, away: boolean): number {
  const counts = [...kinds].flatMap(([kind, each]) => ((kind === outOfScope) === away ? [each] : []))
  const sum = (verdicts: readonly Verdict[]) =>
    counts.reduce((total, each) => total + verdicts.reduce((some, verdict) => some + each[verdict], 0), 0)
  return sum(['right']) / sum(['right', 'partly', 'wrong', 'fallback'])
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** The figures of a part in a line. */
export const figuresLine = (part: string, figures: Figures) =>
  `${part}: ${percent(shareRight(figures, false))} right, ${percent(shareRight(figures, true))} of what is out of scope turned away, ${figures.p50.toFixed(1)} ms half, ${figures.p99.toFixed(1)} ms at 99 %`

/** The same by kind of question, a line each. */
export const kindLines = ({ kinds }: Figures): string[] =>
  [...kinds].map(
    ([kind, { right, partly, wrong, fallback }]) =>
      `  ${kind.padEnd(22)} ${String(right).padStart(4)} right ${String(partly).padStart(3)} partly ${String(wrong).padStart(3)} wrong ${String(fallback).padStart(3)} fallback`,
  )
