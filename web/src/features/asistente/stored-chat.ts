/**
 * A message of the conversation. `failed`: why it did not reach the server. `ficha`: the token to send with a rating of this answer.
 * `util`: that rating.
 */
export interface ChatMessage {
  id: number
  origen: 'user' | 'bot'
  message: string
  failed?: string
  ficha?: string
  util?: boolean
}

/** The part of a conversation that is stored in the tab for the length of the visit. */
export interface StoredChat {
  open: boolean
  messages: ChatMessage[]
  /** Questions that are offered next. */
  sugerencias: string[]
  /** The server's state of the conversation, received with its last answer and sent back with the next question. */
  conversacion: string
}

export const emptyChat: StoredChat = { open: false, messages: [], sugerencias: [], conversacion: '' }

const maxMessages = 60
/** Maximum number of characters. A longer `conversacion` did not come from the server, which would refuse every question sent with it. */
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

/** The JSON for the tab's storage, with the latest messages only. `owner`: the player who owns the conversation; null for a visitor. */
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
  // A last question without an answer: the page was closed before the answer arrived.
  if (last?.origen === 'user' && !last.failed) last.failed = 'Se cortó antes de la respuesta.'
  return {
    open: chat.open === true,
    messages,
    sugerencias: Array.isArray(chat.sugerencias) ? chat.sugerencias.filter((each) => typeof each === 'string') : [],
    conversacion:
      typeof chat.conversacion === 'string' && chat.conversacion.length <= maxConversacion ? chat.conversacion : '',
  }
}
