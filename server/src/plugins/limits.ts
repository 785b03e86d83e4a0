import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { discordUserHeader } from '@trinchera/contract/discord'
import type { RouteName, Routes } from '@trinchera/contract/routes'
import type { Db } from '@trinchera/db/database'
import { dayMs, requestsPerDay } from '@trinchera/rules/limits'
import { clientAddress } from '../http/client-address'
import type { Call } from '../http/handler'
import { RuleError, SecondStepError } from '../http/rule-error'
import { passwordGuesses } from './password-guesses'
import { TooManyError } from './too-many'

const minute = 60_000
const hour = 60 * minute

/** Value by which a rule counts calls, such as an IP address or a player id; null if the rule does not apply to the call. */
type Key = string | null

interface Rule<R> {
  max: number
  /** Length of the counting period in ms. */
  window: number
  /** 'calls': every call counts; 'failures': only calls refused with 401 count. */
  count: 'calls' | 'failures'
  key: (call: Call<R>, db: Db) => Key | Promise<Key>
  /** Name of a counter that several routes share. If missing, the route has a counter of its own. */
  counter?: string
}

const address = ({ ip }: { ip: string }) => ip
const own = ({ session }: { session: { id: number } }) => String(session.id)

/** Limit of questions to the assistant. Questions from Discord count per Discord user, because all come from the bot's IP address. */
const question: Rule<Routes['chat']> = {
  max: 60,
  window: minute,
  count: 'calls',
  key: (call) => (call.bot ? `discord ${call.header(discordUserHeader)}` : address(call)),
}

/** Limits of the routes on which a player proves with password or second factor to be the account's owner. They share one counter. */
const ownerProofs = [
  {
    max: 20,
    window: 15 * minute,
    count: 'calls',
    counter: 'prueba',
    key: (call: { session: { id: number } }) => own(call),
  },
] as const

/** Limits per player and per IP address, which many players may share, so its limits are high (docs/behaviour/http.md#Rate limits). */
const rules: { [K in RouteName]?: readonly Rule<Routes[K]>[] } = {
  login: passwordGuesses,
  completeLogin: [
    { max: 100, window: 15 * minute, count: 'failures', key: address },
    { max: 300, window: 15 * minute, count: 'calls', key: address },
  ],
  beginPasskeyLogin: [{ max: 100, window: 15 * minute, count: 'calls', key: address }],
  loginPasskey: [
    { max: 30, window: 15 * minute, count: 'failures', key: address },
    { max: 200, window: 15 * minute, count: 'calls', key: address },
  ],
  requestEmailChange: [
    { max: 20, window: hour, count: 'calls', key: own },
    { max: 30, window: hour, count: 'calls', key: address },
  ],
  confirmEmailChange: [{ max: 60, window: hour, count: 'calls', key: address }],
  undoEmailChange: [{ max: 60, window: hour, count: 'calls', key: address }],
  beginTotp: ownerProofs,
  removeTotp: ownerProofs,
  beginPasskey: ownerProofs,
  removePasskey: ownerProofs,
  renewRecoveryCodes: ownerProofs,
  confirmTotp: [{ max: 10, window: 15 * minute, count: 'calls', key: own }],
  createPasskey: [{ max: 30, window: 15 * minute, count: 'calls', key: own }],
  beginProof: [{ max: 60, window: 15 * minute, count: 'calls', key: own }],
  loginGoogle: [
    { max: 30, window: 15 * minute, count: 'failures', key: address },
    { max: 200, window: 15 * minute, count: 'calls', key: address },
  ],
  requestRecovery: [
    { max: 5, window: hour, count: 'calls', key: (call) => `${call.body.email.toLowerCase()} ${address(call)}` },
    { max: 15, window: hour, count: 'calls', key: (call) => call.body.email.toLowerCase() },
    { max: 30, window: hour, count: 'calls', key: address },
  ],
  changePassword: [
    {
      max: 10,
      window: 15 * minute,
      count: 'calls',
      key: (call) =>
        call.session ? own({ session: call.session }) : `${call.params.email.toLowerCase()} ${address(call)}`,
    },
    { max: 60, window: 15 * minute, count: 'calls', key: address },
  ],
  updatePlayer: [
    { max: 30, window: hour, count: 'calls', key: own },
    { max: 200, window: hour, count: 'calls', key: address },
  ],
  exportOwnData: [{ max: 20, window: hour, count: 'calls', key: own }],
  closeAccount: [{ max: 10, window: 15 * minute, count: 'calls', key: own }],
  // Only replies that are not cached count. A limit is needed because searches have any number of URLs.
  listPlayers: [{ max: 120, window: minute, count: 'calls', key: address }],
  registerPlayer: [{ max: 20, window: hour, count: 'calls', key: address }],
  validateAccount: [{ max: 60, window: hour, count: 'calls', key: address }],
  validateAndLogIn: [{ max: 60, window: hour, count: 'calls', key: address }],
  correctEmail: [...passwordGuesses, { max: 20, window: hour, count: 'calls', key: address }],
  resendValidation: [
    { max: 5, window: hour, count: 'calls', key: (call) => call.params.email.toLowerCase() },
    { max: 30, window: hour, count: 'calls', key: address },
  ],
  reportLoss: [
    { max: 20, window: minute, count: 'calls', key: own },
    { max: 100, window: minute, count: 'calls', key: address },
  ],
  answerMatch: [
    { max: 60, window: hour, count: 'calls', key: own },
    { max: 300, window: hour, count: 'calls', key: address },
  ],
  claimMatch: [
    { max: 20, window: hour, count: 'calls', key: own },
    { max: 100, window: hour, count: 'calls', key: address },
  ],
  appealRuling: [
    { max: 20, window: hour, count: 'calls', key: own },
    { max: 100, window: hour, count: 'calls', key: address },
  ],
  requestData: [
    { max: requestsPerDay, window: dayMs, count: 'calls', key: (call) => call.body.correo.toLowerCase() },
    { max: requestsPerDay, window: dayMs, count: 'calls', key: address },
  ],
  confirmDataRequest: [{ max: 60, window: hour, count: 'calls', key: address }],
  appealSuspension: [{ max: 60, window: hour, count: 'calls', key: address }],
  addEvidencia: [
    { max: 60, window: hour, count: 'calls', key: own },
    { max: 300, window: hour, count: 'calls', key: address },
  ],
  openVictoria: [
    { max: 10, window: hour, count: 'calls', key: own },
    { max: 60, window: hour, count: 'calls', key: address },
  ],
  answerVictoria: [
    { max: 20, window: hour, count: 'calls', key: own },
    { max: 100, window: hour, count: 'calls', key: address },
  ],
  voteVictoria: [
    { max: 60, window: hour, count: 'calls', key: own },
    { max: 300, window: hour, count: 'calls', key: address },
  ],
  createGancho: [{ max: 20, window: hour, count: 'calls', key: own }],
  testGancho: [
    { max: 10, window: minute, count: 'calls', key: own },
    { max: 60, window: hour, count: 'calls', key: own },
  ],
  createComment: [
    { max: 20, window: minute, count: 'calls', key: own },
    { max: 200, window: hour, count: 'calls', key: own },
    { max: 100, window: minute, count: 'calls', key: address },
  ],
  updateComment: [
    { max: 60, window: hour, count: 'calls', key: own },
    { max: 300, window: hour, count: 'calls', key: address },
  ],
  reportComment: [
    { max: 20, window: hour, count: 'calls', key: own },
    { max: 100, window: hour, count: 'calls', key: address },
  ],
  createTema: [
    { max: 60, window: hour, count: 'calls', key: own },
    { max: 100, window: hour, count: 'calls', key: address },
  ],
  createMensaje: [
    { max: 20, window: minute, count: 'calls', key: own },
    { max: 100, window: minute, count: 'calls', key: address },
  ],
  updateMensaje: [
    { max: 60, window: hour, count: 'calls', key: own },
    { max: 300, window: hour, count: 'calls', key: address },
  ],
  reportMensaje: [
    { max: 20, window: hour, count: 'calls', key: own },
    { max: 100, window: hour, count: 'calls', key: address },
  ],
  reactMensaje: [{ max: 120, window: minute, count: 'calls', key: own }],
  searchForo: [{ max: 120, window: minute, count: 'calls', key: address }],
  createAnuncio: [
    { max: 60, window: hour, count: 'calls', key: own },
    { max: 200, window: hour, count: 'calls', key: address },
  ],
  updateAnuncio: [
    { max: 120, window: hour, count: 'calls', key: own },
    { max: 400, window: hour, count: 'calls', key: address },
  ],
  uploadAnuncioPicture: [
    { max: 120, window: hour, count: 'calls', key: own },
    { max: 400, window: hour, count: 'calls', key: address },
  ],
  createClan: [{ max: 20, window: hour, count: 'calls', key: own }],
  updateClan: [{ max: 60, window: hour, count: 'calls', key: own }],
  sendInvitacion: [{ max: 200, window: hour, count: 'calls', key: own }],
  chat: [question],
  tell: [question],
  rateAnswer: [{ max: 60, window: minute, count: 'calls', key: address }],
  sendConsulta: [{ max: 20, window: hour, count: 'calls', key: own }],
  createDiscordCode: [{ max: 20, window: hour, count: 'calls', key: own }],
  linkDiscord: [{ max: 8, window: 15 * minute, count: 'calls', key: (call) => call.body.discord_id }],
  sendSolicitud: [{ max: 60, window: hour, count: 'calls', key: own }],
}

/** Maximum number of preview cards rendered per minute for one IP address. Cached cards do not count. */
const drawings = { max: 60, timeWindow: minute }

/** Runs the work of a route unless a limit is reached; then throws 429 with `Retry-After`. */
export type Guard<R> = <T>(request: FastifyRequest, call: Call<R>, work: () => Promise<T>) => Promise<T>

export interface Limits {
  of<N extends RouteName>(name: N): Guard<Routes[N]> | null
  /** Counts a preview card that is about to be rendered. Throws 429 if the limit is reached. */
  draw(request: FastifyRequest): Promise<void>
}

interface Entered {
  exit(): void
  fail(): Promise<void>
}
const unlimited: Entered = { exit: () => {}, fail: async () => {} }

type Counter = ReturnType<FastifyInstance['createRateLimit']>

/** How long (ms) Redis is not used after it failed, because otherwise every request would wait for its timeout. */
const distrustMs = 5000

/** Returns a function that makes counters. They are in Redis, shared by all processes; while Redis fails, each process counts by itself. */
async function openCounters(
  app: FastifyInstance,
  redis: Redis,
  keyGenerator: (request: FastifyRequest) => string,
): Promise<(options: { max: number; timeWindow: number }) => Counter> {
  const shared = await countersIn(app, { redis, skipOnError: false, nameSpace: 'trinchera:limit:', keyGenerator })
  const local = await countersIn(app, { keyGenerator })
  let distrustedUntil = 0
  return (options) => {
    const [ofAll, ofThis] = [shared(options), local(options)]
    return async (request, step) => {
      if (performance.now() < distrustedUntil) return ofThis(request, step)
      try {
        return await ofAll(request, step)
      } catch {
        distrustedUntil = performance.now() + distrustMs
        return ofThis(request, step)
      }
    }
  }
}

/** Makes counters of the rate limit plugin in a Fastify context of their own, because the plugin allows one store per context. */
async function countersIn(app: FastifyInstance, options: RateLimitPluginOptions) {
  let create: FastifyInstance['createRateLimit'] | undefined
  await app.register(async (context) => {
    await context.register(rateLimit, { global: false, ...options })
    create = context.createRateLimit
  })
  if (!create) throw new Error('the rate limit plugin did not load')
  return create
}

export async function useLimits(app: FastifyInstance, redis: Redis, db: Db, on: boolean): Promise<Limits> {
  if (!on) return { of: () => null, draw: async () => {} }
  const keys = new WeakMap<FastifyRequest, string>()
  const counterIn = await openCounters(app, redis, (request) => keys.get(request) ?? '')

  /** Number of running calls by counter and key, such as `login:0:203.0.113.10`. */
  const inProgress = new Map<string, number>()

  const counterOf = <R>(name: RouteName, rule: Rule<R>, index: number) => {
    const consult = counterIn({ max: rule.max, timeWindow: rule.window })
    const counter = rule.counter ?? `${name}:${index}`

    const check = async (request: FastifyRequest, key: string, increment: boolean) => {
      keys.set(request, key)
      const state = await consult(request, { increment })
      if (state.isAllowed) return
      // Failures are counted when calls end, so each running call is treated as a failure until then.
      const isSpent = rule.count === 'failures' && !increment && state.remaining <= (inProgress.get(key) ?? 0)
      if (state.isExceeded || isSpent) throw new TooManyError(Math.max(1, state.ttlInSeconds))
    }

    /**
     * Called before the handler; throws 429 at the limit. Call the result's `exit` after the handler, and `fail` if it refused with 401.
     */
    return async (request: FastifyRequest, call: Call<R>): Promise<Entered> => {
      const found = await rule.key(call, db)
      if (found === null) return unlimited
      const key = `${counter}:${found}`
      await check(request, key, rule.count === 'calls')
      if (rule.count === 'calls') return unlimited
      inProgress.set(key, (inProgress.get(key) ?? 0) + 1)
      return {
        exit() {
          const left = (inProgress.get(key) ?? 1) - 1
          if (left) inProgress.set(key, left)
          else inProgress.delete(key)
        },
        fail: () => check(request, key, true),
      }
    }
  }

  const consultDrawings = counterIn(drawings)

  return {
    async draw(request) {
      keys.set(request, `draw:${clientAddress(request)}`)
      const state = await consultDrawings(request)
      if (!state.isAllowed && state.isExceeded) throw new TooManyError(Math.max(1, state.ttlInSeconds))
    },
    of<N extends RouteName>(name: N): Guard<Routes[N]> | null {
      const own: readonly Rule<Routes[N]>[] | undefined = rules[name]
      if (!own) return null
      const counters = own.map((rule, index) => counterOf(name, rule, index))
      return async (request, call, work) => {
        const entered: Entered[] = []
        try {
          for (const enter of counters) entered.push(await enter(request, call))
          return await work()
        } catch (error) {
          if (error instanceof RuleError && error.code === 401 && !(error instanceof SecondStepError))
            for (const { fail } of entered) await fail()
          throw error
        } finally {
          for (const { exit } of entered) exit()
        }
      }
    },
  }
}
