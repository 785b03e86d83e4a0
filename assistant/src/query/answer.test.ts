import { clanMatches } from '@trinchera/db/queries/ladder/tops'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import type { TestDatabase } from '@trinchera/db/testing'
import { chileDay } from '@trinchera/rules/chile-time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameHost, now, openWorld } from '../../testing/questions/world'
import { Assistant } from '../assistant'
import { counts, sideOf } from '../answers/which'

// What the query answers, beside the same facts worked out from the lists that the API gives.

let database: TestDatabase
let assistant: Assistant
/** Puelche, in the one open stage where it plays. */
let puelche = 0
const stage = 2

beforeAll(async () => {
  database = await openWorld()
  assistant = new Assistant({ database, now: () => now, gameHost, siteName: 'Trinchera' })
  puelche = (await clanesOfEtapa(database.db, stage)).find(({ nombre }) => nombre === 'Puelche')?.id ?? 0
})
afterAll(() => database.drop())

const plain = (text: string) => text.replace(/\]\([^)]*\)/g, '').replace(/[[*\]\u200B]/g, '')
async function asked(...questions: readonly string[]): Promise<string> {
  let conversacion: string | null = null
  let response = ''
  for (const question of questions) ({ response, conversacion } = await assistant.ask(question, conversacion))
  return plain(response)
}
const played = async () =>
  (await clanMatches(database.db, puelche)).matches
    .filter(counts)
    .map((match) => ({ match, ...sideOf(match, puelche) }))
async function tally(during: (day: string) => boolean): Promise<string> {
  const matches = (await played()).filter(({ match }) => during(chileDay(match.fecha)))
  const won = matches.filter(({ won: is }) => is).length
  const said = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
  return `${said(won, 'victoria')} y ${said(matches.length - won, 'derrota')}`
}
const february = (day: string) => day.startsWith('2026-02')
const march = (day: string) => day.startsWith('2026-03')

it('how a clan fared in a month', async () => {
  expect(await asked('cómo le fue a Puelche el mes pasado')).toContain(await tally(february))
  expect(await asked('puelche cuantas gano y cuantas perdio en marzo')).toContain(await tally(march))
})

it('the last loss, with its day and rival', async () => {
  const last = (await played()).find(({ won }) => !won)
  const text = await asked('cuándo perdió Puelche por última vez y con quién')
  expect(text).toContain(last?.rival.nombre)
  expect(text).toContain(
    chileDay(last?.match.fecha ?? '')
      .split('-')
      .toReversed()
      .join('/'),
  )
})

it('whom a clan beats the most', async () => {
  const wins = new Map<string, number>()
  for (const { won, rival } of await played()) if (won) wins.set(rival.nombre, (wins.get(rival.nombre) ?? 0) + 1)
  const [best] = [...wins].sort(([, a], [, b]) => b - a)
  const [first = ''] = (await asked('a quién le gana más puelche')).split('\n')
  expect(first).toContain(best?.[0])
  expect(first).toContain(` ${best?.[1]} de `)
})

it('the clans above a percentage: all of them, none besides', async () => {
  const table = await clanesOfEtapa(database.db, stage)
  const able = table.filter(({ triunfos, juegos }) => juegos > 0 && triunfos / juegos > 0.6)
  const text = await asked('en la etapa ii de allied assault que clanes ganan mas del 60%')
  expect(text).toContain(`Hay ${able.length} clan`)
  const named = table.filter(({ nombre }) => text.includes(nombre)).map(({ nombre }) => nombre)
  expect(named.toSorted()).toEqual(
    able
      .slice(0, 5)
      .map(({ nombre }) => nombre)
      .toSorted(),
  )
})

it('who has the most of a stage, named first', async () => {
  const table = await clanesOfEtapa(database.db, stage)
  const best = table.toSorted((a, b) => b.triunfos - a.triunfos)[0]
  expect((await asked('que clan ha ganado mas en la etapa ii de allied assault')).startsWith(best?.nombre ?? '-')).toBe(
    true,
  )
})

it.each([
  ['cuantas partidas gano puelche en the hunt', /no está publicado/],
  ['cuantos streams hay en vivo', /1 transmisión en vivo ahora: Corral/],
  ['que torneos hay en abril de 2026', /Copa de Otoño/],
  ['cuantos servidores hay prendidos', /3 de 12 servidores/],
  ['quien es el lider de puelche y quien le gano la ultima vez', /Líder de Puelche[^]*última derrota de Puelche/],
])('%s', async (text, wanted) => expect(await asked(text)).toMatch(wanted))

describe('a thread changes one field of the last question', () => {
  it('the time', async () =>
    expect(await asked('como le fue a puelche el mes pasado', 'y este mes?')).toContain(await tally(march)))
  it('whom it is about, and the time after that', async () => {
    const text = await asked('como le fue a barricada el mes pasado', '¿y a Puelche?', 'y este mes')
    expect(text).toContain('Puelche')
    expect(text).toContain(await tally(march))
  })
  it('the rival', async () => {
    const text = await asked('como le fue a puelche este año', '¿y contra Barricada?')
    const met = (await played()).filter(
      ({ match, rival }) => rival.nombre === 'Barricada' && chileDay(match.fecha) >= '2026',
    )
    const won = met.filter(({ won: is }) => is).length
    expect(text).toContain(`contra Barricada este año`)
    expect(text).toMatch(met.length ? new RegExp(`${won} victorias? y ${met.length - won} derrota`) : /no jugó/)
  })
  it('the place', async () => {
    const table = await clanesOfEtapa(database.db, stage)
    expect(await asked('quien va tercero en la etapa ii de allied assault', 'y el de abajo?')).toContain(
      `${table[3]?.nombre} va`,
    )
  })
  it('what was supposed', async () => {
    expect(await asked('si le gano al 2 estando 8 donde quedo', 'y si en vez de ganar pierdo?')).toMatch(/^Sigues 8\.º/)
    expect(await asked('si le gano al 2 estando 8 donde quedo', 'y si soy 4?', 'y si le gano al 1?')).toMatch(
      /^Subes del 4\.º al 2\.º/,
    )
  })
})

describe('a thread that somebody made up', () => {
  const forged = (kept: object) => Buffer.from(JSON.stringify(kept)).toString('base64url')
  const query = { de: 'partidas', medida: 'balance', quien: ['c999999'] }
  it.each([
    ['of nobody', { ...query }],
    ['of a table that is not there', { ...query, de: 'players', medida: 'email' }],
    ['with no end', { ...query, limite: 1e9, quien: Array.from({ length: 5000 }, () => 'c1') }],
    ['with an order of its own', { ...query, ordenar: { campo: 'email', hacia: 'mas' } }],
    ['with a time that is none', { ...query, desde: "2026'; drop table", hasta: '9999-99-99T99:99' }],
    ['with a day that no calendar has', { ...query, quien: [`c46`], desde: '2026-99-99T99:99', hasta: '' }],
  ])('%s says nothing of its own', async (_, c) => {
    const { response, kind } = await assistant.ask('y este mes?', forged({ i: 'record', q: [], c }))
    expect(response).not.toMatch(/undefined|NaN|Invalid|email|drop/)
    expect(['answer', 'away', 'ask', 'unsure', 'missing']).toContain(kind)
  })
})

describe('whoever asks', () => {
  const playerId = async (name: string) =>
    [...(await assistant.site()).community.playerById.values()].find(({ nombre }) => nombre === name)?.id ?? 0
  const as = async (name: string, text: string, thread?: string) =>
    plain((await assistant.ask(text, thread, await playerId(name))).response)

  it('is told of their own clan and of themselves', async () => {
    expect(await as('Tatán', 'en q lugar vamos')).toContain('Los Halcones van')
    expect(await as('Tatán', 'cuantas llevo ganadas yo')).toContain('Tatán')
    expect(await as('Tatán', 'si le ganamos a vieja guardia en q puesto quedamos')).toContain('Los Halcones')
  })
  it('is asked to log in where nobody knows who it is', async () => {
    expect(await asked('en q lugar vamos')).toContain('inicia sesión')
  })
  it('is told so without a clan', async () =>
    expect(await as('Recluta', 'en q puesto va mi clan')).toContain('No estás en ningún clan'))
  it('is not whoever had the thread before', async () => {
    const { conversacion } = await assistant.ask('cuantas llevo ganadas yo', null, await playerId('Tatán'))
    expect(plain((await assistant.ask('y cuantas he perdido yo?', conversacion)).response)).not.toContain('Tatán')
  })
})
