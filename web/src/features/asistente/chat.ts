import { create } from 'zustand'
import { sessionStore } from '../../app/session'
import { nothingKept, restoredChat, storedChat, type Kept, type Said } from './kept'
import { tabStore } from '../../lib/storage'

interface ChatState extends Kept {
  /** A question is on its way. */
  waiting: boolean
}

const storageKey = 'asistente'
const owner = () => sessionStore.getState().session?.player.id ?? null

export const chatStore = create<ChatState>(() => ({
  ...restoredChat(tabStore.getItem(storageKey), owner()),
  waiting: false,
}))

function keep(state: ChatState) {
  try {
    tabStore.setItem(storageKey, storedChat(state, owner()))
  } catch {
    // The browser's room for this tab is used up: the conversation goes on, and ends with the page.
  }
}
chatStore.subscribe(keep)

// What one person asked is not shown to the next; whoever logs in goes on with what they asked as a visitor.
sessionStore.subscribe((state, before) => {
  if (before.session && state.session?.player.id !== before.session.player.id)
    chatStore.setState({ ...nothingKept, waiting: false })
  else keep(chatStore.getState())
})

export const setOpen = (open: boolean) => chatStore.setState({ open })

const nextId = (said: readonly Said[]) => (said.at(-1)?.id ?? -1) + 1

/** A question joins the conversation; answers its id. */
export function say(message: string): number {
  const { said } = chatStore.getState()
  const id = nextId(said)
  chatStore.setState({ said: [...said, { id, origen: 'user', message }], sugerencias: [], waiting: true })
  return id
}

/** A question that failed goes out once more, as the last of the conversation. */
export function sayAgain(id: number): string | null {
  const { said } = chatStore.getState()
  const again = said.find((each) => each.id === id)
  if (!again) return null
  chatStore.setState({ said: said.filter((each) => each.id !== id) })
  return again.message
}

export function hear(message: string, sugerencias: string[], conversacion: string) {
  const { said } = chatStore.getState()
  chatStore.setState({
    said: [...said, { id: nextId(said), origen: 'bot', message }],
    sugerencias,
    conversacion,
    waiting: false,
  })
}

export function fail(id: number, failed: string) {
  const { said } = chatStore.getState()
  chatStore.setState({ said: said.map((each) => (each.id === id ? { ...each, failed } : each)), waiting: false })
}
