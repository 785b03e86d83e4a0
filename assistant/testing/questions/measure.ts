import type { Answer } from '../../src/ask'
import { Assistant } from '../../src/assistant'
import { contains, openFacts } from './facts'
import { judged } from './judge'
import { judgedBlind } from './judge-blind'
import { judgedStrays } from './judge-stray'
import type { Question, Stray } from './question'
import { worked } from './work/all'
import { workedStrays } from './work/strays'
import { gameHost, now, openWorld } from './world'

/** How a part of the questions went. `right` and `away` from 0 to 1; times in ms, of one question each; `buttons`: every question that answers offered. */
export interface Figures {
  asked: number
  right: number
  strays: number
  away: number
  p50: number
  p99: number
  wrong: string[]
  buttons: ReadonlySet<string>
}

export const parts = {
  work: [worked, workedStrays],
  judge: [[...judged, ...judgedBlind], judgedStrays],
} as const satisfies Record<string, readonly [readonly Question[], readonly Stray[]]>

async function lastAnswer(assistant: Assistant, asked: Stray, times: number[]): Promise<Answer> {
  let conversacion: string | null = null
  let answer: Answer | null = null
  for (const text of [asked].flat()) {
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

const told = (asked: Stray, { kind, intent, response }: Answer) =>
  `${[asked].flat().join(' → ')}  [${intent || kind}] ${response.replace(/\n/g, ' / ').slice(0, 160)}`

/** Asks a part's questions of the demo community and says how it went; `wrong`: each that was not as it must be. */
export async function measure(part: keyof typeof parts): Promise<Figures> {
  const database = await openWorld()
  const assistant = new Assistant({ database, now: () => now, gameHost, siteName: 'Trinchera' })
  const fact = await openFacts(database.db)
  const [questions, strays] = parts[part]
  const wrong: string[] = []
  const buttons = new Set<string>()
  const times: number[] = []
  await assistant.ask('hola')
  let [right, away] = [0, 0]
  for (const [asked, ...has] of questions) {
    const answer = await lastAnswer(assistant, asked, times)
    for (const button of answer.sugerencias) buttons.add(button)
    const wanted = await Promise.all(has.map((each) => factsIn(each, fact)))
    const lacks = wanted.filter((each) => !contains(answer.response, each))
    if (lacks.length) wrong.push(`${told(asked, answer)}  lacks ${lacks.join(', ')}`)
    else right++
  }
  for (const asked of strays) {
    const answer = await lastAnswer(assistant, asked, times)
    if (answer.kind === 'away') away++
    else wrong.push(told(asked, answer))
  }
  await database.drop()
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return {
    asked: questions.length,
    right: right / questions.length,
    strays: strays.length,
    away: away / strays.length,
    p50: at(0.5),
    p99: at(0.99),
    wrong,
    buttons,
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** The figures of a part in a line. */
export const figuresLine = (part: string, { asked, right, strays, away, p50, p99 }: Figures) =>
  `${part}: ${percent(right)} of ${asked} right, ${percent(away)} of ${strays} strays turned away, ${p50.toFixed(1)} ms half, ${p99.toFixed(1)} ms at 99 %`
