import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { discordUserHeader } from '@trinchera/contract/discord'
import { refusal, type Route } from '@trinchera/contract/route'
import { routes } from '@trinchera/contract/routes'
import { arbitraryOf } from '../../testing/arbitrary'
import { ask, password, startTestApp, type TestApp, type TestPlayer } from '../../testing/app'

// Sends inputs generated from each route's own schema (valid, nearly valid and hostile) as everybody who may call it. No reply may be a
// 5xx, contain internal details or have another shape than the envelope. `FUZZ_RUNS` sets the number of inputs for each route, `FUZZ_SEED`
// repeats a run.

const runs = Number(process.env.FUZZ_RUNS ?? 12)
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

const botSecret = 'secreto-del-bot-para-pruebas-0123456789'

const tried = { requests: 0, messages: 0 }

let site: TestApp
const people: TestPlayer[] = []

beforeAll(async () => {
  site = await startTestApp({
    env: { LOG_LEVEL: process.env.FUZZ_LOG ?? 'silent', BOT_SECRET: botSecret, PUBLIC_URL: 'http://localhost:3000' },
  })
  const admin = await site.player('Comandante', { rol: 1, admin: 1 })
  const [one, other] = [await site.player('Peuco'), await site.player('Tiuque')]
  const juego = (await admin.api.createJuego({ body: { nombre: 'Base' } })).data.id
  const etapa = (
    await admin.api.createEtapa({ body: { nombre: 'Uno', id_juego: juego, activo: true, multijugador: true } })
  ).data.id
  const clans = []
  for (const [player, nombre] of [
    [one, 'Los Peucos'],
    [other, 'Los Tiuques'],
  ] as const)
    clans.push((await player.api.createClan({ body: { nombre, tag: nombre.slice(4, 7), id_etapa: etapa } })).data.id)
  await one.api.reportLoss({
    body: { id_clan_ganador: clans[1] ?? 0, id_clan_perdedor: clans[0] ?? 0, id_etapa: etapa, id_juego: juego },
  })
  const idAnuncio = (await admin.api.createAnuncio({ body: { titulo: 'x', descripcion: 'x', contenido: 'x' } })).data.id
  await one.api.createComment({ body: { contenido: 'x', idAnuncio } })
  people.push(admin, one, other, await site.player('Garza', { rol: 4, admin: 1 }))
})
afterAll(async () => {
  await site?.stop()
  process.stdout.write(`fuzzed: ${tried.requests} requests, ${tried.messages} socket messages, seed ${seed}\n`)
})

/** Routes that answer 503 if a service is not configured. */
const unavailable = new Set(['loginGoogle'])

const textual = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

function addressOf(route: Route, params: unknown, query: unknown): string {
  const named: Record<string, unknown> = typeof params === 'object' && params !== null ? { ...params } : {}
  const path = route.path.replaceAll(
    /:(\w+)/g,
    (_, name: string) =>
      encodeURIComponent(textual(named[name] ?? 1).replace(/[\uD800-\uDFFF]/g, '')).slice(0, 280) || '1',
  )
  const search = new URLSearchParams()
  if (typeof query === 'object' && query !== null)
    for (const [name, value] of Object.entries(query)) if (value !== undefined) search.append(name, textual(value))
  return `${path}${search.size ? `?${search}` : ''}`.slice(0, 7000)
}

function formOf(body: unknown): FormData {
  const form = new FormData()
  if (typeof body === 'object' && body !== null)
    for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, textual(value))
  return form
}

const tokens = () => [undefined, 'no.es.token', ...people.map(({ token }) => token)]

/** Logs a person in again after they closed the account, changed the password or logged out; if that fails, uses another account. */
async function renew(index: number) {
  const person = people[index]
  if (!person) return
  const again = await site.visitor.login({ body: { email: person.email, password } }).catch(() => null)
  people[index] = again ? { ...person, token: again.token } : await site.player(`Otra ${Date.now() % 1_000_000}`)
}

/** True for routes that remove something. They are called last, so that the others find data. */
const takesAway = (name: string) =>
  /^(?:delete|close|leave|archive|expel|handOver|withdraw|logout|changePassword|updateOwn)/.test(name)
const inOrder = Object.entries<Route>(routes).toSorted(([a], [b]) => Number(takesAway(a)) - Number(takesAway(b)))

it.each(inOrder)('%s', async (name, route) => {
  const inputs = fc.record({
    params: arbitraryOf(route.params),
    query: arbitraryOf(route.query),
    body: arbitraryOf(route.body),
    who: fc.oneof(fc.nat(tokens().length - 1), fc.constant(route.access === 'player' ? 3 : 2)),
    asForm: fc.boolean(),
  })
  const wrong: object[] = []
  for (const { params, query, body, who, asForm } of fc.sample(inputs, { numRuns: runs, seed })) {
    const token = tokens()[who]
    const address = addressOf(route, params, query)
    const isForm = asForm && route.bodyType === 'multipart'
    const sends = route.bodyType !== 'none' && body !== undefined
    const given = isForm ? formOf(body) : JSON.stringify(body)
    tried.requests++
    const { status, text } = await site.call(route.method, address, {
      headers: {
        ...(route.access === 'bot' && who > 1
          ? { authorization: `Bot ${botSecret}`, [discordUserHeader]: '123456789012345678' }
          : token
            ? { authorization: `Bearer ${token}` }
            : {}),
        ...(sends && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(sends ? { body: given } : {}),
    })
    const shown = {
      seed,
      name,
      address,
      who,
      body: sends ? textual(body).slice(0, 500) : undefined,
      status,
      text: text.slice(0, 300),
    }
    if (status >= 500 && !unavailable.has(name)) wrong.push({ ...shown, wanted: 'an answer below 500' })
    if (/node_modules|\bat \S+ \(|SQLITE_|syntax error|FST_/.test(text))
      wrong.push({ ...shown, wanted: 'nothing internal' })
    if (status >= 400 && !route.progress) {
      const said = refusal.safeParse(JSON.parse(text))
      if (!said.success || said.data.code !== status) wrong.push({ ...shown, wanted: 'the envelope' })
    }
    if (status === 401 && who > 1 && route.access !== 'bot') await renew(who - 2)
  }
  expect(wrong).toEqual([])
})

it('socket messages of any shape are acknowledged, and the connection serves on', async () => {
  const socket = await site.socket(people[1]?.token)
  const said = fc.record({
    event: fc.oneof(fc.constantFrom('subscribe', 'unsubscribe', 'case:watch', 'sight', 'constructor', ''), fc.string()),
    payload: fc.oneof(fc.jsonValue(), fc.record({ room: fc.oneof(fc.string(), fc.jsonValue()) })),
  })
  const own = new Set(['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener'])
  for (const { event, payload } of fc.sample(said, { numRuns: runs * 20, seed })) {
    if (own.has(event)) continue
    tried.messages++
    expect({ seed, event, payload, reply: await ask(socket, event, payload) }).toMatchObject({
      reply: { ok: expect.any(Boolean) },
    })
  }
  expect(await ask(socket, 'sight', { visible: true })).toEqual({ ok: true })
})
