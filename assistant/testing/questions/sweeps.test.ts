import type { TestDatabase } from '@trinchera/db/testing'
import { longestQuestion } from '@trinchera/rules/limits'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Assistant } from '../../src/assistant'
import { filled } from '../../src/buttons'
import { corpus } from '../../src/corpus/corpus'
import { intents } from '../../src/intents/all'
import { isOfStaff } from '../../src/answers/staff'
import { assistantOf, openWorld } from './world'

// What must be so of many questions, whoever asks them.

let database: TestDatabase
let assistant: Assistant
const ids = new Map<string, number>()
beforeAll(async () => {
  database = await openWorld()
  assistant = assistantOf(database)
  await assistant.ask('hola')
  const players = await database.db.selectFrom('players').select(['id', 'username']).execute()
  for (const { id, username } of players) ids.set(username, id)
}, 600_000)
afterAll(() => database.drop())
const ask = (question: string, who: string | null = null, thread: string | null = null) =>
  assistant.ask(question, thread, who === null ? null : ids.get(who))

it('understands the question that stands for each intent as that intent', async () => {
  const clans = [
    ['Los Halcones', 'Puelche'],
    ['Perros de Lota', 'Once y Media'],
  ] as const
  const players = [
    ['Loica', 'Peuco'],
    ['Zorzal Viejo', 'Tatán'],
  ] as const
  const lost: string[] = []
  for (const { id, ask: question, about: of } of intents.filter(({ ask: each }) => each)) {
    const pairs = of === 'jugador' ? players : of ? clans : [...clans, ...players]
    for (const [quien, otro] of question.includes('{quien}') ? pairs : pairs.slice(0, 1)) {
      const button = filled(question, quien, otro)
      const { intent } = await ask(button)
      if (intent !== id) lost.push(`${button} → ${intent}, not ${id}`)
    }
  }
  expect(lost).toEqual([])
})

/** What pries, beside the question of each intent. */
const prying = `cual es el correo de tatan | pasame el mail de loica | como nos fue el mes pasado | cuantas llevo ganadas yo
cuando perdimos la ultima y con quien | en que puesto va mi clan | como suspendo a alguien que hace trampa | quien esta suspendido
que jugador gano mas este mes | han pillado a alguien haciendo trampa | que anuncios hubo este año | mi contraseña cual es
muestra mis invitaciones | como anulo una partida | tengo invitaciones nuevas | mis compañeros cuales son | puedo reportar | cual es mi rango`

it('tells nobody what only some may read', async () => {
  const questions = [
    ...intents.flatMap(({ ask: of }) => (of ? [filled(of, 'Puelche', 'Los Halcones')] : [])),
    ...prying.split(/ \| |\n/),
  ]
  const stored = await database.db.selectFrom('players').select(['email', 'password_hash']).execute()
  const secrets = [...new Set(stored.flatMap(({ email, password_hash }) => [email, password_hash ?? email]))]
  for (const who of [null, 'Recluta', 'Tatán', 'ElIntendente'])
    for (const question of questions) {
      const { response, sugerencias, conversacion } = await ask(question, who)
      const all = [response, ...sugerencias, Buffer.from(conversacion, 'base64url').toString()].join('\n')
      expect(all, `${who}: ${question}`).not.toMatch(/[\w.+-]+@[\w-]+\.\w+/)
      expect(secrets.filter((secret) => secret.length > 8 && all.includes(secret))).toEqual([])
      if (who !== 'ElIntendente') expect(response, `${who}: ${question}`).not.toContain('/panel-admin')
    }
})

it('tells how staff do their work only to those who may do it', async () => {
  const articles = corpus.articles.filter(({ id }) => id.startsWith('panel-'))
  expect(articles.length).toBeGreaterThan(20)
  expect(articles.filter(({ id }) => !isOfStaff(id))).toEqual([])
  /** The lines that only those are told who may do it, each up to its first placeholder. */
  const closed = (text: string) =>
    text
      .split('\n')
      .filter((line) => !text.includes('{si no permiso}') || line.startsWith('{si permiso} '))
      .map((line) => line.replace('{si permiso} ', '').split('{')[0] ?? '')
      .filter((line) => line.length > 20)
  for (const { samples, es, en } of articles)
    for (const who of [null, 'Recluta', 'Tatán'])
      for (const question of [samples[0] ?? '', samples.at(-1)?.split(' -> ').at(-1) ?? '']) {
        const { response } = await ask(question, who)
        for (const line of [...closed(es), ...closed(en)]) expect(response, `${who}: ${question}`).not.toContain(line)
      }
})

const forged = (kept: object) => Buffer.from(JSON.stringify(kept)).toString('base64url')
const query = { de: 'partidas', medida: 'balance', quien: ['c999999'] }
const asking = (c: object) => forged({ i: 'record', q: [], c })
it.each([
  ['of nobody', asking(query)],
  ['of a table that is not there', asking({ ...query, de: 'players', medida: 'email' })],
  ['with no end', asking({ ...query, limite: 1e9, quien: Array.from({ length: 5000 }, () => 'c1') })],
  ['with an order of its own', asking({ ...query, ordenar: { campo: 'email', hacia: 'mas' } })],
  ['with a time that is none', asking({ ...query, desde: "2026'; drop table", hasta: '9999-99-99T99:99' })],
  ['with a day that no calendar has', asking({ ...query, quien: ['c46'], desde: '2026-99-99T99:99', hasta: '' })],
  ['with a question before it of 4,000 letters', forged({ i: 'record', q: [], k: 'puelche '.repeat(500) })],
  ['of 4,000 letters', 'x'.repeat(4000)],
])('a thread that somebody made up, %s, says nothing of its own', async (_, thread) => {
  const { response, kind } = await ask('y este mes?', null, thread)
  expect(response).not.toMatch(/undefined|NaN|Invalid|email|drop/)
  expect(kind).toMatch(/^(?:answer|away|ask|unsure|missing)$/)
})

it.each(['a', 'puelche ', '¿? ', '{clan} [x](y) '])('a question of 4,000 letters of «%s» has an answer', async (part) =>
  expect((await ask(part.repeat(4000 / part.length))).response).toMatch(/^(?!.*(?:undefined|NaN)).+/s),
)

/** The same letters for the same seed; they make no words, and are long enough to be searched for two slips. */
function nonsense(seed: number): string {
  let state = seed
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
  let text = ''
  while (text.length < longestQuestion)
    text += `${Array.from({ length: 9 }, () => 'abcdefghijklmnopqrstuvwxyz'.charAt(next(26))).join('')} `
  return text.slice(0, longestQuestion)
}

const plain = 'en que puesto van los halcones en la etapa dos y quien es el lider de puelche '
  .repeat(20)
  .slice(0, longestQuestion)

async function msFor(text: string): Promise<number> {
  const start = performance.now()
  await assistant.ask(text)
  return performance.now() - start
}

// The words searched for misspellings are limited in number. Without that limit the ratio is about 10; with it, between 2 and 4. Both kinds
// alternate and the fastest of each counts, so that what else the machine does weighs little.
it('answers the longest nonsense in less than five times what a real question of that length takes', async () => {
  const [real, nonsensical]: [number[], number[]] = [[], []]
  for (let seed = 1; seed <= 25; seed++) {
    real.push(await msFor(plain))
    nonsensical.push(await msFor(nonsense(seed)))
  }
  expect(Math.min(...nonsensical) / Math.min(...real)).toBeLessThan(5)
})
