import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

/** A message of the conversation, in the chat-completions format. */
export interface SentMessage {
  role: string
  content: string | null
  tool_call_id?: string
}
export interface SentRequest {
  authorization: string | undefined
  stream?: boolean
  model: string
  messages: SentMessage[]
  tools: { function: { name: string; parameters: { properties: Record<string, { enum?: string[] }> } } }[]
}

/**
 * The model's scripted reply: a text (sent after `after` settles), an endless text, a text that stalls before its end, tool calls, an HTTP
 * error, a malformed body, or no reply.
 */
export type Move =
  | { says: string; after?: Promise<void> }
  | { floods: string }
  | { stallsAfter: string }
  | { uses: readonly { name: string; with: unknown }[] }
  | { status: number }
  | { raw: string }
  | 'silence'

export interface LanguageModel {
  /** Environment variables for `readConfig` that make the assistant use this model. */
  env: Record<string, string>
  baseUrl: string
  /** Sets the function that decides each reply of the model, and clears `requests`. `step`: number of tool rounds of the question. */
  plays(script: (request: SentRequest, step: number) => Move): void
  /** Requests received since the last call of `plays`. */
  readonly requests: readonly SentRequest[]
  stop(): Promise<void>
}

/** Number of tool rounds so far in the question that the request belongs to. */
const stepOf = ({ messages }: SentRequest) =>
  messages.slice(messages.findLastIndex(({ role }) => role === 'user')).filter(({ role }) => role === 'assistant')
    .length

const eventStream = { 'content-type': 'text/event-stream' }

interface Said {
  content: string | null
  tool_calls?: readonly { id: string; type: string; function: { name: string; arguments: string } }[]
}
const event = (delta: object) => `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`
const halves = (text: string) => [text.slice(0, text.length / 2), text.slice(text.length / 2)] as const

/** A reply as server-sent events: the text in pieces of up to seven characters, the arguments of each tool call in two parts. */
function pieces({ content, tool_calls = [] }: Said): string {
  const texts = (content?.match(/[^]{1,7}/gu) ?? []).map((part) => event({ content: part }))
  const calls = tool_calls.flatMap(({ id, type, function: { name, arguments: given } }, index) => {
    const [first, rest] = halves(given)
    return [
      event({ tool_calls: [{ index, id, type, function: { name, arguments: first } }] }),
      event({ tool_calls: [{ index, function: { arguments: rest } }] }),
    ]
  })
  return [...texts, ...calls].join('')
}

/** Starts a fake language model: a chat-completions endpoint over real HTTP that sends scripted replies. */
export async function startLanguageModel(): Promise<LanguageModel> {
  let script: (request: SentRequest, step: number) => Move = () => ({ says: '' })
  let requests: SentRequest[] = []
  let calls = 0

  function play(move: Move, isStream: boolean, reply: ServerResponse) {
    if (move === 'silence') return
    if ('status' in move) return void reply.writeHead(move.status).end('{}')
    if ('raw' in move) return void reply.writeHead(200, { 'content-type': 'application/json' }).end(move.raw)
    if ('floods' in move || 'stallsAfter' in move) {
      reply.writeHead(200, eventStream)
      if ('stallsAfter' in move) return void reply.write(pieces({ content: move.stallsAfter }))
      const pour = () => {
        while (!reply.destroyed)
          if (!reply.write(pieces({ content: move.floods }))) return void reply.once('drain', pour)
      }
      return pour()
    }
    const message =
      'says' in move
        ? { role: 'assistant', content: move.says }
        : {
            role: 'assistant',
            content: null,
            tool_calls: move.uses.map((use) => ({
              id: `call_${calls++}`,
              type: 'function',
              function: { name: use.name, arguments: JSON.stringify(use.with) },
            })),
          }
    if (isStream) return void reply.writeHead(200, eventStream).end(`${pieces(message)}data: [DONE]\n\n`)
    reply
      .writeHead(200, { 'content-type': 'application/json' })
      .end(
        JSON.stringify({ id: 'x', object: 'chat.completion', choices: [{ index: 0, message, finish_reason: 'stop' }] }),
      )
  }

  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return reply.writeHead(404).end()
      const sent: SentRequest = {
        ...JSON.parse(Buffer.concat(parts).toString()),
        authorization: request.headers.authorization,
      }
      requests.push(sent)
      const move = script(sent, stepOf(sent))
      const after = typeof move === 'object' && 'says' in move ? move.after : undefined
      return void (after ?? Promise.resolve()).then(() => play(move, sent.stream === true, reply))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('no port')
  const baseUrl = `http://127.0.0.1:${address.port}/v1`

  return {
    env: { LLM_BASE_URL: baseUrl, LLM_API_KEY: 'clave-del-modelo', LLM_MODEL: 'modelo-de-prueba' },
    baseUrl,
    plays(next) {
      script = next
      requests = []
    },
    get requests() {
      return requests
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
