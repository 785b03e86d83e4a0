import type { IncomingMessage, ServerResponse } from 'node:http'
import { eventHandlers } from './events'
import { faultsOfCommands, faultsOfMessage } from './limits'
import type { Answer, Interactions } from './interactions'
import {
  asList,
  asObject,
  asText,
  channelPayload,
  memberPayload,
  messagePayload,
  rolePayload,
  userPayload,
  type Json,
  type World,
} from './world'

export interface Refused {
  path: RegExp
  method: string
  times: number
  answer: Answer
  headers: Record<string, string>
}

export interface Rest {
  /** Replies 429 to the next `times` matching calls. `seconds`: value of Retry-After. `global`: the limit is for all calls of the bot. */
  limit(method: string, path: RegExp, options: { seconds: number; times?: number; global?: boolean }): void
  /** Replies with an error status to the next `times` matching calls, which have no effect. */
  fail(method: string, path: RegExp, options: { status: number; code?: number; times: number }): void
  /** Breaks the connection of the next `times` matching calls after they have taken effect, before the reply. */
  loseAnswer(method: string, path: RegExp, times: number): void
  /** Never replies to the next matching call, although it takes effect. Resolves when the call has taken effect. */
  holdAnswer(method: string, path: RegExp): Promise<void>
  /** All calls so far, such as `POST /channels/1/messages`. */
  readonly calls: readonly string[]
  handle(request: IncomingMessage, reply: ServerResponse): Promise<void>
}

interface Call {
  body: Json
  list: unknown
  query: URLSearchParams
}
type Handler = (parts: string[], call: Call) => Answer

const notFound = (code: number, message: string): Answer => ({ status: 404, body: { code, message } })
const wrongForm = (faults: readonly string[]): Answer => ({
  status: 400,
  body: {
    code: 50035,
    message: 'Invalid Form Body',
    errors: { _errors: faults.map((message) => ({ code: 'BASE', message })) },
  },
})
const done: Answer = { status: 204 }

function handlersOf(world: World, interactions: Interactions, gatewayUrl: () => string): [string, RegExp, Handler][] {
  const post: Handler = ([id = ''], { body }) => {
    const channel = world.channels.get(id)
    if (!channel) return notFound(10003, 'Unknown Channel')
    if (channel.closed)
      return {
        status: 403,
        body:
          channel.guild === null
            ? { code: 50007, message: 'Cannot send messages to this user' }
            : { code: 50013, message: 'Missing Permissions' },
      }
    const faults = faultsOfMessage(body)
    if (faults.length) return wrongForm(faults)
    const since = Date.now() - world.nonceMemory
    const same =
      body.enforce_nonce === true
        ? world.messages.find(
            (message) =>
              message.author === world.bot &&
              message.nonce === String(body.nonce) &&
              Date.parse(message.timestamp) > since,
          )
        : undefined
    const message = same ?? world.addMessage(id, world.bot, body)
    world.notifyWaiters()
    return { status: 200, body: messagePayload(world, message) }
  }
  const edit: Handler = ([channel = '', id = ''], { body }) => {
    const message = world.messages.find((known) => known.id === id && known.channel_id === channel)
    if (!message) return notFound(10008, 'Unknown Message')
    const changed = {
      content: body.content ?? message.content,
      embeds: body.embeds ?? message.embeds,
      components: body.components ?? message.components,
    }
    const faults = faultsOfMessage(changed)
    if (faults.length) return wrongForm(faults)
    message.edits.push({ content: message.content, embeds: message.embeds, components: message.components })
    message.content = asText(changed.content)
    message.embeds = asList(changed.embeds)
    message.components = asList(changed.components)
    world.notifyWaiters()
    return { status: 200, body: messagePayload(world, message) }
  }
  const events = eventHandlers(world)
  /** Starts a thread at a message. As in Discord, the thread gets the id of the message. */
  const startThread: Handler = ([parent = '', id = ''], { body }) => {
    const channel = world.channels.get(parent)
    const name = asText(body.name)
    if (!channel || !world.messages.some((message) => message.id === id && message.channel_id === parent))
      return notFound(10008, 'Unknown Message')
    if (world.channels.has(id))
      return { status: 400, body: { code: 160_004, message: 'A thread has already been created for this message' } }
    if (!name || name.length > 100) return wrongForm(['name: 1 to 100'])
    const thread = { id, guild: channel.guild, with: null, closed: false, thread: { parent, name } }
    world.channels.set(id, thread)
    world.notifyWaiters()
    return { status: 201, body: channelPayload(thread) }
  }
  const register = (guild: string, list: unknown): Answer => {
    const faults = faultsOfCommands(list)
    if (faults.length) return wrongForm(faults)
    world.commands.set(guild, asList(list))
    return {
      status: 200,
      body: asList(list).map((command) => ({
        id: world.newId(),
        application_id: world.application,
        version: world.newId(),
        ...command,
      })),
    }
  }
  const rolesOf = (user: string) => world.members.get(user)
  const setRole = (user: string, role: string, has: boolean): Answer => {
    const roles = rolesOf(user)
    if (!roles) return notFound(10007, 'Unknown Member')
    if (!world.roles.has(role)) return notFound(10011, 'Unknown Role')
    if (has) roles.add(role)
    else roles.delete(role)
    world.notifyWaiters()
    return done
  }

  return [
    [
      'GET',
      /^\/gateway\/bot$/,
      () => ({
        status: 200,
        body: {
          url: gatewayUrl(),
          shards: 1,
          session_start_limit: { total: 1000, remaining: 999, reset_after: 14_400_000, max_concurrency: 1 },
        },
      }),
    ],
    ['GET', /^\/users\/@me$/, () => ({ status: 200, body: userPayload(world.bot) })],
    [
      'GET',
      /^\/(?:applications\/@me|oauth2\/applications\/@me)$/,
      () => ({ status: 200, body: { id: world.application, name: 'Trinchera', flags: 0 } }),
    ],
    ['PUT', /^\/applications\/\d+\/commands$/, (_, { list }) => register('', list)],
    ['PUT', /^\/applications\/\d+\/guilds\/(\d+)\/commands$/, ([guild = ''], { list }) => register(guild, list)],
    [
      'GET',
      /^\/channels\/(\d+)$/,
      ([id = '']) => {
        const channel = world.channels.get(id)
        return channel ? { status: 200, body: channelPayload(channel) } : notFound(10003, 'Unknown Channel')
      },
    ],
    [
      'GET',
      /^\/channels\/(\d+)\/messages$/,
      ([id = ''], { query }) => {
        if (!world.channels.has(id)) return notFound(10003, 'Unknown Channel')
        // Nonces are removed from the messages, because Discord returns a nonce only to the request that sent it.
        const messages = world.messages
          .filter((message) => message.channel_id === id)
          .reverse()
          .slice(0, Number(query.get('limit') ?? 50))
        return { status: 200, body: messages.map((message) => messagePayload(world, { ...message, nonce: null })) }
      },
    ],
    ['POST', /^\/channels\/(\d+)\/messages$/, post],
    ['POST', /^\/channels\/(\d+)\/messages\/(\d+)\/threads$/, startThread],
    ['GET', /^\/guilds\/(\d+)\/scheduled-events$/, ([guild = '']) => events.list(guild)],
    ['POST', /^\/guilds\/(\d+)\/scheduled-events$/, ([guild = ''], { body }) => events.create(guild, body)],
    ['GET', /^\/guilds\/(\d+)\/scheduled-events\/(\d+)$/, ([guild = '', id = '']) => events.get(guild, id)],
    [
      'PATCH',
      /^\/guilds\/(\d+)\/scheduled-events\/(\d+)$/,
      ([guild = '', id = ''], { body }) => events.edit(guild, id, body),
    ],
    ['POST', /^\/channels\/(\d+)\/typing$/, () => done],
    ['PATCH', /^\/channels\/(\d+)\/messages\/(\d+)$/, edit],
    [
      'POST',
      /^\/users\/@me\/channels$/,
      (_, { body }) => {
        const person = world.people.get(asText(body.recipient_id))
        return person
          ? { status: 200, body: channelPayload(world.directWith(person)) }
          : notFound(10013, 'Unknown User')
      },
    ],
    [
      'GET',
      /^\/users\/(\d+)$/,
      ([id = '']) => {
        const person = world.people.get(id)
        return person ? { status: 200, body: userPayload(person) } : notFound(10013, 'Unknown User')
      },
    ],
    [
      'POST',
      /^\/interactions\/(\d+)\/([^/]+)\/callback$/,
      ([id = '', token = ''], { body }) => interactions.callback(id, token, body),
    ],
    [
      'PATCH',
      /^\/webhooks\/\d+\/([^/]+)\/messages\/(?:@original|%40original)$/,
      ([token = ''], { body }) => interactions.editOriginal(token, body),
    ],
    [
      'DELETE',
      /^\/webhooks\/\d+\/([^/]+)\/messages\/(?:@original|%40original)$/,
      ([token = '']) => interactions.deleteOriginal(token),
    ],
    ['POST', /^\/webhooks\/\d+\/([^/]+)$/, ([token = ''], { body }) => interactions.followUp(token, body)],
    ['GET', /^\/guilds\/\d+\/roles$/, () => ({ status: 200, body: [...world.roles.values()].map(rolePayload) })],
    [
      'POST',
      /^\/guilds\/\d+\/roles$/,
      (_, { body }) => {
        const role = { id: world.newId(), name: asText(body.name), position: 1 }
        if (role.name.length > 100) return wrongForm(['name: 100 or fewer'])
        world.roles.set(role.id, role)
        world.notifyWaiters()
        return { status: 200, body: rolePayload(role) }
      },
    ],
    [
      'DELETE',
      /^\/guilds\/\d+\/roles\/(\d+)$/,
      ([id = '']) => {
        world.roles.delete(id)
        for (const roles of world.members.values()) roles.delete(id)
        world.notifyWaiters()
        return done
      },
    ],
    [
      'GET',
      /^\/guilds\/\d+\/members\/(\d+)$/,
      ([id = '']) => {
        const [person, roles] = [world.people.get(id), rolesOf(id)]
        return person && roles ? { status: 200, body: memberPayload(person, roles) } : notFound(10007, 'Unknown Member')
      },
    ],
    ['PUT', /^\/guilds\/\d+\/members\/(\d+)\/roles\/(\d+)$/, ([user = '', role = '']) => setRole(user, role, true)],
    ['DELETE', /^\/guilds\/\d+\/members\/(\d+)\/roles\/(\d+)$/, ([user = '', role = '']) => setRole(user, role, false)],
  ]
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  const text = Buffer.concat(parts).toString()
  return text ? JSON.parse(text) : {}
}

/** Creates a fake of those parts of Discord's REST API (version 10) that the bot uses. */
export function createRest(world: World, interactions: Interactions, token: string, gatewayUrl: () => string): Rest {
  const handlers = handlersOf(world, interactions, gatewayUrl)
  const calls: string[] = []
  const refused: Refused[] = []
  const lost: Omit<Refused, 'answer' | 'headers'>[] = []
  const held: { method: string; path: RegExp; times: number; done: () => void }[] = []

  /** The planned failure for a call; each planned failure is used as often as planned. Undefined if there is none. */
  function takePlanned<T extends { path: RegExp; method: string; times: number }>(
    list: T[],
    method: string,
    path: string,
  ): T | undefined {
    const found = list.find((entry) => entry.times > 0 && entry.method === method && entry.path.test(path))
    if (found) found.times--
    return found
  }

  function send(reply: ServerResponse, { status, body }: Answer, headers: Record<string, string> = {}) {
    reply.writeHead(status, {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      'x-ratelimit-limit': '1000',
      'x-ratelimit-remaining': '999',
      'x-ratelimit-reset-after': '1',
      ...headers,
    })
    reply.end(body === undefined ? undefined : JSON.stringify(body))
  }

  return {
    calls,
    limit(method, path, { seconds, times = 1, global = false }) {
      const headers = {
        'retry-after': String(seconds),
        'x-ratelimit-scope': global ? 'global' : 'user',
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset-after': String(seconds),
        ...(global ? { 'x-ratelimit-global': 'true' } : {}),
      }
      refused.push({
        path,
        method,
        times,
        answer: { status: 429, body: { message: 'You are being rate limited.', retry_after: seconds, global } },
        headers,
      })
    },
    fail(method, path, { status, code = 0, times }) {
      refused.push({ path, method, times, answer: { status, body: { code, message: 'no' } }, headers: {} })
    },
    holdAnswer: (method, path) => new Promise((done) => held.push({ method, path, times: 1, done })),
    loseAnswer: (method, path, times) => void lost.push({ method, path, times }),
    async handle(request, reply) {
      const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://discord')
      const path = pathname.replace(/^\/api\/v10/, '')
      const method = request.method ?? 'GET'
      const given = await bodyOf(request)
      calls.push(`${method} ${path}`)
      const refusal = takePlanned(refused, method, path)
      if (refusal) return send(reply, refusal.answer, refusal.headers)
      // Calls about interactions and webhooks are authorised by a token in their path instead of the bot's token.
      if (!/^\/(interactions|webhooks)\//.test(path) && request.headers.authorization !== `Bot ${token}`)
        return send(reply, { status: 401, body: { code: 0, message: '401: Unauthorized' } })
      for (const [verb, pattern, handler] of handlers) {
        const match = verb === method ? pattern.exec(path) : null
        if (!match) continue
        const answer = handler(
          match.slice(1).map((part) => decodeURIComponent(part)),
          { body: asObject(given), list: given, query },
        )
        const hold = takePlanned(held, method, path)
        if (hold) return hold.done()
        if (takePlanned(lost, method, path)) return void request.socket.destroy()
        return send(reply, answer)
      }
      send(reply, notFound(0, `404: ${method} ${path}`))
    },
  }
}
