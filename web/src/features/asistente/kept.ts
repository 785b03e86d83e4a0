/** What was said. `failed`: it has not reached the server, and why. */
export interface Said {
  id: number
  origen: 'user' | 'bot'
  message: string
  failed?: string
}

/** What is kept of a conversation for the visit. */
export interface Kept {
  open: boolean
  said: Said[]
  /** Questions to ask next. */
  sugerencias: string[]
  /** The thread so far, as the last answer gave it. */
  conversacion: string
}

export const nothingKept: Kept = { open: false, said: [], sugerencias: [], conversacion: '' }

/** More than this nobody scrolls back. */
const mostKept = 60
/** A longer thread is none that was given, and would be refused with every question. */
const longestThread = 4000

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function saidOf(value: unknown, id: number): Said[] {
  if (!isRecord(value) || typeof value.message !== 'string' || (value.origen !== 'user' && value.origen !== 'bot'))
    return []
  return [
    {
      id,
      origen: value.origen,
      message: value.message,
      ...(typeof value.failed === 'string' ? { failed: value.failed } : {}),
    },
  ]
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** What the storage takes. `owner`: the player whose conversation it is, null for a visitor. */
export const storedChat = ({ open, said, sugerencias, conversacion }: Kept, owner: number | null): string =>
  JSON.stringify({ owner, open, said: said.slice(-mostKept), sugerencias, conversacion })

/** What an earlier page of this visit stored for the same person; nothing where it is another's, or broken. */
export function restoredChat(stored: string | null, owner: number | null): Kept {
  const kept = parsed(stored)
  if (!isRecord(kept) || kept.owner !== owner || !Array.isArray(kept.said)) return nothingKept
  const said = kept.said.slice(-mostKept).flatMap((each, index) => saidOf(each, index))
  const last = said.at(-1)
  // its page went away before the answer came
  if (last?.origen === 'user' && !last.failed) last.failed = 'Se cortó antes de la respuesta.'
  return {
    open: kept.open === true,
    said,
    sugerencias: Array.isArray(kept.sugerencias) ? kept.sugerencias.filter((each) => typeof each === 'string') : [],
    conversacion:
      typeof kept.conversacion === 'string' && kept.conversacion.length <= longestThread ? kept.conversacion : '',
  }
}
