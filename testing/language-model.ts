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
  model: string
  messages: SentMessage[]
  tools: { function: { name: string; parameters: { properties: Record<string, { enum?: string[] }> } } }[]
}

/** The model's reply: a text, tool calls, an HTTP error, a malformed body, or none. */
export type Move =
  | { says: string }
  | { uses: readonly { name: string; with: unknown }[] }
  | { status: number }
  | { raw: string }
  | 'silence'

export interface LanguageModel {
  /** Variables for `readConfig`. */
  env: Record<string, string>
  baseUrl: string
  /** Sets the replies; `step` counts from 0 within one question. Clears `requests`. */
  plays(script: (request: SentRequest, step: number) => Move): void
  /** Requests since the last `plays`. */
  readonly requests: readonly SentRequest[]
  stop(): Promise<void>
}

/** Number of tool rounds so far in this question. */
const stepOf = ({ messages }: SentRequest) => messages.filter(({ role }) => role === 'assistant').length

/** A chat-completions endpoint over real HTTP with scripted replies. */
export async function startLanguageModel(): Promise<LanguageModel> {
  let script: (request: SentRequest, step: number) => Move = () => ({ says: '' })
  let requests: SentRequest[] = []
  let calls = 0

  function play(move: Move, reply: ServerResponse) {
    if (move === 'silence') return
    if ('status' in move) return void reply.writeHead(move.status).end('{}')
    if ('raw' in move) return void reply.writeHead(200, { 'content-type': 'application/json' }).end(move.raw)
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
      return play(script(sent, stepOf(sent)), reply)
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
