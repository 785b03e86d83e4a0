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

/** The value by which a rate limit counts calls, such as an IP address or a player id; null if the limit does not apply to the call. */
type Key = string | null

interface Rule<R> {
  max: number
  /** Length of the period in which calls are counted, ms. */
  window: number
  /** 'calls': every call counts; 'failures': only calls refused with 401 count. */
  count: 'calls' | 'failures'
  key: (call: Call<R>, db: Db) => Key | Promise<Key>
  /** Name of a counter that several routes share. If missing, the route has a counter of its own. */
  counter?: string
}

const address = ({ ip }: { ip: string }) => ip
const own = ({ session }: { session: { id: number } }) => String(session.id)

type KeyOf<C> = (call: C) => Key
const calls = <C>(max: number, window: number, key: KeyOf<C>) => ({ max, window, count: 'calls' as const, key })
const failures = <C>(max: number, window: number, key: KeyOf<C>) => ({ max, window, count: 'failures' as const, key })
/** Rate limits of a route: `player` calls in a period per player, and `all` calls per IP address, which many players may share. */
const perPlayerAndAddress = (player: number, all: number, window: number) =>
  [calls(player, window, own), calls(all, window, address)] as const

/** Rate limit of questions to the assistant. Questions from Discord count per Discord user, because all come from the bot's IP address. */
const question = calls(60, minute, (call: Call<Routes['chat']>) =>
  call.bot ? `discord ${call.header(discordUserHeader)}` : address(call),
)

/** Rate limits of the routes on which players prove with password or second factor that they own the account. They share one counter. */
const ownerProofs = [{ ...calls(20, 15 * minute, own), counter: 'prueba' }] as const

/** Rate limits of routes, per player and per IP address (docs/behaviour/http.md#Rate limits). */
const rules: { [K in RouteName]?: readonly Rule<Routes[K]>[] } = {
  login: passwordGuesses,
  completeLogin: [failures(100, 15 * minute, address), calls(300, 15 * minute, address)],
  beginPasskeyLogin: [calls(100, 15 * minute, address)],
  loginPasskey: [failures(30, 15 * minute, address), calls(200, 15 * minute, address)],
  requestEmailChange: perPlayerAndAddress(20, 30, hour),
  confirmEmailChange: [calls(60, hour, address)],
  undoEmailChange: [calls(60, hour, address)],
  beginTotp: ownerProofs,
  removeTotp: ownerProofs,
  beginPasskey: ownerProofs,
  removePasskey: ownerProofs,
  renewRecoveryCodes: ownerProofs,
  confirmTotp: [calls(10, 15 * minute, own)],
  createPasskey: [calls(30, 15 * minute, own)],
  beginProof: [calls(60, 15 * minute, own)],
  loginGoogle: [failures(30, 15 * minute, address), calls(200, 15 * minute, address)],
  requestRecovery: [
    calls(5, hour, (call) => `${call.body.email.toLowerCase()} ${address(call)}`),
    calls(15, hour, (call) => call.body.email.toLowerCase()),
    calls(30, hour, address),
  ],
  changePassword: [
    calls(10, 15 * minute, (call) =>
      call.session ? own({ session: call.session }) : `${call.params.email.toLowerCase()} ${address(call)}`,
    ),
    calls(60, 15 * minute, address),
  ],
  updatePlayer: perPlayerAndAddress(30, 200, hour),
  exportOwnData: [calls(20, hour, own)],
  closeAccount: [calls(10, 15 * minute, own)],
  // Counts only calls whose reply is not cached. A limit is needed because searches have any number of URLs.
  listPlayers: [calls(120, minute, address)],
  registerPlayer: [calls(20, hour, address)],
  validateAccount: [calls(60, hour, address)],
  validateAndLogIn: [calls(60, hour, address)],
  correctEmail: [...passwordGuesses, calls(20, hour, address)],
  resendValidation: [calls(5, hour, (call) => call.params.email.toLowerCase()), calls(30, hour, address)],
  reportLoss: perPlayerAndAddress(20, 100, minute),
  answerMatch: perPlayerAndAddress(60, 300, hour),
  claimMatch: perPlayerAndAddress(20, 100, hour),
  appealRuling: perPlayerAndAddress(20, 100, hour),
  // The address first: a call that it refuses does not count against the e-mail, or one address could block those of others.
  requestData: [
    calls(requestsPerDay, dayMs, address),
    calls(requestsPerDay, dayMs, (call) => call.body.correo.toLowerCase()),
  ],
  confirmDataRequest: [calls(60, hour, address)],
  appealSuspension: [calls(60, hour, address)],
  addEvidencia: perPlayerAndAddress(60, 300, hour),
  openVictoria: perPlayerAndAddress(10, 60, hour),
  answerVictoria: perPlayerAndAddress(20, 100, hour),
  voteVictoria: perPlayerAndAddress(60, 300, hour),
  createGancho: [calls(20, hour, own)],
  testGancho: [calls(10, minute, own), calls(60, hour, own)],
  createComment: [calls(20, minute, own), calls(200, hour, own), calls(100, minute, address)],
  updateComment: perPlayerAndAddress(60, 300, hour),
  reportComment: perPlayerAndAddress(20, 100, hour),
  createTema: perPlayerAndAddress(60, 100, hour),
  createMensaje: perPlayerAndAddress(20, 100, minute),
  updateMensaje: perPlayerAndAddress(60, 300, hour),
  reportMensaje: perPlayerAndAddress(20, 100, hour),
  reactMensaje: [calls(120, minute, own)],
  searchForo: [calls(120, minute, address)],
  createAnuncio: perPlayerAndAddress(60, 200, hour),
  updateAnuncio: perPlayerAndAddress(120, 400, hour),
  uploadAnuncioPicture: perPlayerAndAddress(120, 400, hour),
  createClan: [calls(20, hour, own)],
  updateClan: [calls(60, hour, own)],
  sendInvitacion: [calls(200, hour, own)],
  chat: [question],
  tell: [question],
  rateAnswer: [calls(60, minute, address)],
  sendConsulta: [calls(20, hour, own)],
  createDiscordCode: [calls(20, hour, own)],
  linkDiscord: [calls(8, 15 * minute, (call) => call.body.discord_id)],
  sendSolicitud: [calls(60, hour, own)],
}

/** Maximum number of preview cards rendered per minute for one IP address. Cached cards do not count. */
const drawings = { max: 60, timeWindow: minute }

/** Runs the work of a route unless a rate limit is reached; then throws 429 with `Retry-After`. */
export type Guard<R> = <T>(request: FastifyRequest, call: Call<R>, work: () => Promise<T>) => Promise<T>

export interface Limits {
  of<N extends RouteName>(name: N): Guard<Routes[N]> | null
  /** Counts a preview card that is about to be rendered. Throws 429 if the rate limit is reached. */
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

/** Returns a function that creates counters, shared by all processes through Redis; while Redis fails, each process counts alone. */
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

/** Creates counters of the rate limit plugin in a Fastify context of their own, because the plugin allows one store per context. */
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
      // Failures are counted when calls end. Until then, each running call is treated as a failure.
      const isSpent = rule.count === 'failures' && !increment && state.remaining <= (inProgress.get(key) ?? 0)
      if (state.isExceeded || isSpent) throw new TooManyError(Math.max(1, state.ttlInSeconds))
    }

    /**
     * Called before the handler; throws 429 if the rate limit is reached. Call `exit` of the result after the handler, and `fail` if the
     * handler refused with 401.
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
