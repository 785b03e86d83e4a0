import rateLimit, { normalizeIP, type RateLimitPluginOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { discordUserHeader } from '@trinchera/contract/discord'
import type { RouteName, Routes } from '@trinchera/contract/routes'
import { fold } from '@trinchera/rules/folding'
import type { Call } from '../http/handler'
import { RuleError } from '../http/rule-error'

const minute = 60_000
const hour = 60 * minute

interface Rule<R> {
  max: number
  /** Milliseconds. */
  window: number
  /** Counts every call, or only those refused with 401. */
  count: 'calls' | 'failures'
  key: (call: Call<R>) => string
}

const address = ({ ip }: { ip: string }) => normalizeIP(ip)
const own = ({ session }: { session: { id: number } }) => String(session.id)
const account = (call: { body: { email: string } }) =>
  call.body.email.includes('@') ? call.body.email.toLowerCase() : fold(call.body.email)

/** Of the assistant; calls of the bot are counted per Discord user, since all come from the bot's address. */
const question: Rule<Routes['chat']> = {
  max: 60,
  window: minute,
  count: 'calls',
  key: (call) => (call.bot ? `discord ${call.header(discordUserHeader)}` : address(call)),
}

/** Per account and per address (docs/behaviour.md#Rate limits); high enough for many players behind one address. */
const rules: { [K in RouteName]?: readonly Rule<Routes[K]>[] } = {
  login: [
    { max: 10, window: 15 * minute, count: 'failures', key: (call) => `${account(call)} ${address(call)}` },
    { max: 50, window: 15 * minute, count: 'failures', key: account },
    { max: 100, window: 15 * minute, count: 'failures', key: address },
  ],
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
  // cached replies are not counted: of a search there are as many as anybody likes
  listPlayers: [{ max: 120, window: minute, count: 'calls', key: address }],
  registerPlayer: [{ max: 20, window: hour, count: 'calls', key: address }],
  validateAccount: [{ max: 60, window: hour, count: 'calls', key: address }],
  validateAndLogIn: [{ max: 60, window: hour, count: 'calls', key: address }],
  correctEmail: [
    { max: 10, window: 15 * minute, count: 'failures', key: (call) => `${account(call)} ${address(call)}` },
    { max: 50, window: 15 * minute, count: 'failures', key: account },
    { max: 20, window: hour, count: 'calls', key: address },
  ],
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

/** Preview cards drawn per address; cached ones are not counted. */
const drawings = { max: 60, timeWindow: minute }

/** Wraps a route's handler; throws 429 with `Retry-After` when a limit is reached. */
export type Guard<R> = <T>(request: FastifyRequest, call: Call<R>, work: () => Promise<T>) => Promise<T>

export interface Limits {
  of<N extends RouteName>(name: N): Guard<Routes[N]> | null
  /** Counts a preview card before it is drawn. */
  draw(request: FastifyRequest): Promise<void>
}

const waitText = (seconds: number) =>
  seconds === 1 ? '1 segundo' : seconds < 90 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`

/** A 429; `seconds` becomes the `Retry-After` header. */
export class TooManyError extends RuleError {
  readonly seconds: number
  constructor(seconds: number) {
    super(429, `Demasiados intentos. Espera ${waitText(seconds)} y vuelve a intentarlo`)
    this.seconds = seconds
  }
}

type Counter = ReturnType<FastifyInstance['createRateLimit']>

/** How long Redis is not asked after it failed or did not answer, ms: each request would wait for it again. */
const distrustMs = 5000

/** Counters are in Redis, shared by all processes; while it is away or silent each process counts by itself. */
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

/** The plugin holds one store for each context it is registered in. */
async function countersIn(app: FastifyInstance, options: RateLimitPluginOptions) {
  let create: FastifyInstance['createRateLimit'] | undefined
  await app.register(async (context) => {
    await context.register(rateLimit, { global: false, ...options })
    create = context.createRateLimit
  })
  if (!create) throw new Error('the rate limit plugin did not load')
  return create
}

export async function useLimits(app: FastifyInstance, redis: Redis, on: boolean): Promise<Limits> {
  if (!on) return { of: () => null, draw: async () => {} }
  const keys = new WeakMap<FastifyRequest, string>()
  const counter = await openCounters(app, redis, (request) => keys.get(request) ?? '')

  const counterOf = <R>(name: RouteName, rule: Rule<R>, index: number) => {
    const consult = counter({ max: rule.max, timeWindow: rule.window })
    const inProgress = new Map<string, number>()
    const keyOf = (call: Call<R>) => `${name}:${index}:${rule.key(call)}`

    const check = async (request: FastifyRequest, call: Call<R>, increment: boolean) => {
      keys.set(request, keyOf(call))
      const state = await consult(request, { increment })
      if (state.isAllowed) return
      // failures are counted afterwards, so each call in progress may still become one
      const isSpent = rule.count === 'failures' && !increment && state.remaining <= (inProgress.get(keyOf(call)) ?? 0)
      if (state.isExceeded || isSpent) throw new TooManyError(Math.max(1, state.ttlInSeconds))
    }

    return {
      /** Before the handler runs: throws 429, or returns a function to call when it has ended. */
      async enter(request: FastifyRequest, call: Call<R>): Promise<() => void> {
        await check(request, call, rule.count === 'calls')
        if (rule.count === 'calls') return () => {}
        const key = keyOf(call)
        inProgress.set(key, (inProgress.get(key) ?? 0) + 1)
        return () => {
          const left = (inProgress.get(key) ?? 1) - 1
          if (left) inProgress.set(key, left)
          else inProgress.delete(key)
        }
      },
      /** After the handler has refused with 401. */
      async fail(request: FastifyRequest, call: Call<R>) {
        if (rule.count === 'failures') await check(request, call, true)
      },
    }
  }

  const consultDrawings = counter(drawings)

  return {
    async draw(request) {
      keys.set(request, `draw:${address(request)}`)
      const state = await consultDrawings(request)
      if (!state.isAllowed && state.isExceeded) throw new TooManyError(Math.max(1, state.ttlInSeconds))
    },
    of<N extends RouteName>(name: N): Guard<Routes[N]> | null {
      const own: readonly Rule<Routes[N]>[] | undefined = rules[name]
      if (!own) return null
      const counters = own.map((rule, index) => counterOf(name, rule, index))
      return async (request, call, work) => {
        const exits: (() => void)[] = []
        try {
          for (const { enter } of counters) exits.push(await enter(request, call))
          return await work()
        } catch (error) {
          if (error instanceof RuleError && error.code === 401)
            for (const { fail } of counters) await fail(request, call)
          throw error
        } finally {
          for (const exit of exits) exit()
        }
      }
    },
  }
}
