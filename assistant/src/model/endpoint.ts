import { z } from 'zod'

/** Where a language model answers; `apiKey` null where it asks for none. */
export interface Endpoint {
  baseUrl: string
  apiKey: string | null
  model: string
}

const toolCall = z.object({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) })
export type ToolCall = z.infer<typeof toolCall>

/** A piece of a streamed completion: text, and parts of calls that `index` puts together. */
const piece = z.object({
  choices: z.array(
    z.object({
      delta: z
        .object({
          content: z.string().nullish(),
          tool_calls: z
            .array(
              z.object({
                index: z.int().min(0).max(63).default(0),
                id: z.string().nullish(),
                function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
              }),
            )
            .nullish(),
        })
        .nullish(),
    }),
  ),
})

export type Message =
  | { role: 'system' | 'user'; content: string }
  | {
      role: 'assistant'
      content: string | null
      tool_calls?: { id: string; type: 'function'; function: ToolCall['function'] }[]
    }
  | { role: 'tool'; tool_call_id: string; content: string }

/** A tool as the common form describes it: its parameters are JSON Schema. */
export interface Tool {
  name: string
  description: string
  parameters: Record<string, unknown>
}

/** What one step of the model came to. */
export interface Step {
  content: string
  calls: ToolCall[]
}

/** How long an answer may be, in the model's own units; and what a step may send in all, bytes: a model that floods is cut off. */
const mostTokens = 700
const mostBytes = 200_000

/** The data of server-sent events, one line each; `onHeard` is called whenever anything arrives. */
async function* dataLines(body: ReadableStream<Uint8Array>, onHeard: () => void): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let [rest, bytes] = ['', 0]
  for await (const chunk of body) {
    onHeard()
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new Error('the language model sent too much')
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim()
  }
  if (rest.startsWith('data:')) yield rest.slice(5).trim()
}

/** Reads a streamed step; `onText` gets its text so far, each time it grows. */
async function streamed(body: AsyncIterable<string>, onText: (text: string) => void): Promise<Step> {
  let content = ''
  const calls: ToolCall[] = []
  for await (const line of body) {
    if (line === '[DONE]') break
    const [first] = piece.parse(JSON.parse(line)).choices
    for (const { index, id, function: part } of first?.delta?.tool_calls ?? []) {
      const call = (calls[index] ??= { id: id ?? `call_${index}`, function: { name: '', arguments: '' } })
      call.function.name += part?.name ?? ''
      call.function.arguments += part?.arguments ?? ''
    }
    const text = first?.delta?.content
    if (!text) continue
    content += text
    onText(content)
  }
  return { content, calls: calls.filter(Boolean) }
}

/**
 * One streamed step of a conversation in the common chat-completions form. `onText` gets the text so far; `onHeard` is called whenever anything
 * arrives. Rejects on silence, on a refusal, on what is no stream and on one without end.
 */
export async function complete(
  { baseUrl, apiKey, model }: Endpoint,
  messages: readonly Message[],
  tools: readonly Tool[],
  { signal, onText, onHeard }: { signal: AbortSignal; onText: (text: string) => void; onHeard: () => void },
): Promise<Step> {
  const reply = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
    body: JSON.stringify({
      model,
      messages,
      tools: tools.map((each) => ({ type: 'function', function: each })),
      tool_choice: 'auto',
      temperature: 0,
      max_tokens: mostTokens,
      stream: true,
    }),
    redirect: 'error',
    signal,
  })
  if (!reply.ok || !reply.body || !reply.headers.get('content-type')?.includes('event-stream')) {
    await reply.body?.cancel()
    throw new Error(`the language model answered ${reply.status}`)
  }
  onHeard()
  return streamed(dataLines(reply.body, onHeard), onText)
}
