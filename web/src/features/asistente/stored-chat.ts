/**
 * A message of the conversation. `failed`: why a question could not be sent. `ficha`: token that must be sent with a rating of an answer.
 * `util`: the user's rating (helpful or not).
 */
export interface ChatMessage {
  id: number
  origen: 'user' | 'bot'
  message: string
  failed?: string
  ficha?: string
  util?: boolean
}

/** The part of a conversation that is stored in the tab's session storage. */
export interface StoredChat {
  open: boolean
  messages: ChatMessage[]
  /** Questions that the assistant suggests as the next ones. */
  sugerencias: string[]
  /** State of the conversation as an opaque text of the server, which each answer contains and the next question sends back. */
  conversacion: string
}

export const emptyChat: StoredChat = { open: false, messages: [], sugerencias: [], conversacion: '' }

const maxMessages = 60
/** Maximum length of `conversacion` in characters. Longer texts do not come from the server, which would refuse them. */
const maxConversacion = 4000

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parseMessage(value: unknown, id: number): ChatMessage[] {
  if (!isRecord(value) || typeof value.message !== 'string' || (value.origen !== 'user' && value.origen !== 'bot'))
    return []
  return [
    {
      id,
      origen: value.origen,
      message: value.message,
      ...(typeof value.failed === 'string' ? { failed: value.failed } : {}),
      ...(typeof value.ficha === 'string' ? { ficha: value.ficha } : {}),
      ...(typeof value.util === 'boolean' ? { util: value.util } : {}),
    },
  ]
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** The JSON for the tab's storage, with the latest messages only. `owner`: id of the conversation's player; null for a visitor. */
export const serializeChat = (
  { open, messages, sugerencias, conversacion }: StoredChat,
  owner: number | null,
): string => JSON.stringify({ owner, open, messages: messages.slice(-maxMessages), sugerencias, conversacion })

/** Parses the output of `serializeChat`. Returns the empty conversation if it is malformed or belongs to another player. */
export function parseChat(stored: string | null, owner: number | null): StoredChat {
  const chat = parseJson(stored)
  if (!isRecord(chat) || chat.owner !== owner || !Array.isArray(chat.messages)) return emptyChat
  const messages = chat.messages.slice(-maxMessages).flatMap(parseMessage)
  const last = messages.at(-1)
  // If the last message is a question, the page was closed before the answer arrived.
  if (last?.origen === 'user' && !last.failed) last.failed = 'Se cortó antes de la respuesta.'
  return {
    open: chat.open === true,
    messages,
    sugerencias: Array.isArray(chat.sugerencias) ? chat.sugerencias.filter((each) => typeof each === 'string') : [],
    conversacion:
      typeof chat.conversacion === 'string' && chat.conversacion.length <= maxConversacion ? chat.conversacion : '',
  }
}
