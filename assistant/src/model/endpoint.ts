import { z } from 'zod'

/** Where a language model answers; `apiKey` null where it asks for none. */
export interface Endpoint {
  baseUrl: string
  apiKey: string | null
  model: string
}

const toolCall = z.object({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) })
export type ToolCall = z.infer<typeof toolCall>

const completion = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string().nullish(), tool_calls: z.array(toolCall).nullish() }) }))
    .min(1),
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

/** How long an answer may be, in the model's own units. */
const mostTokens = 700

/** One step of a conversation in the common chat-completions form. Rejects on silence, on a refusal and on what is no answer. */
export async function complete(
  { baseUrl, apiKey, model }: Endpoint,
  messages: readonly Message[],
  tools: readonly Tool[],
  signal: AbortSignal,
): Promise<{ content: string; calls: ToolCall[] }> {
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
    }),
    redirect: 'error',
    signal,
  })
  if (!reply.ok) throw new Error(`the language model answered ${reply.status}`)
  const [first] = completion.parse(await reply.json()).choices
  return { content: first?.message.content ?? '', calls: first?.message.tool_calls ?? [] }
}
