import { create } from 'zustand'
import { sessionStore } from '../../lib/session'
import { tabStore } from '../../lib/storage'
import { emptyChat, parseChat, serializeChat, type ChatMessage, type StoredChat } from './stored-chat'

interface ChatState extends StoredChat {
  /** True from when a question is sent until it is answered or fails. */
  waiting: boolean
  /** The part of the assistant's answer received so far. Not stored in the tab. */
  partial: string
}

const storageKey = 'asistente'
const owner = () => sessionStore.getState().session?.player.id ?? null

/** The conversation with the assistant. Stored in the tab's session storage. */
export const chatStore = create<ChatState>(() => ({
  ...parseChat(tabStore.getItem(storageKey), owner()),
  waiting: false,
  partial: '',
}))

function store(state: ChatState) {
  try {
    tabStore.setItem(storageKey, serializeChat(state, owner()))
  } catch {
    // Storage is full or blocked. The conversation then stays in memory and is lost on reload.
  }
}
chatStore.subscribe(store)

// If the user logs out or the player changes, the conversation is cleared, because other users of the device must not see it. A visitor who
// logs in keeps it.
sessionStore.subscribe((state, before) => {
  if (before.session && state.session?.player.id !== before.session.player.id)
    chatStore.setState({ ...emptyChat, waiting: false, partial: '' })
  else store(chatStore.getState())
})

export const setOpen = (open: boolean) => chatStore.setState({ open })

const nextId = (messages: readonly ChatMessage[]) => (messages.at(-1)?.id ?? -1) + 1

/** Appends a question and marks the conversation as waiting for the answer. Returns the question's id. */
export function addQuestion(message: string): number {
  const { messages } = chatStore.getState()
  const id = nextId(messages)
  chatStore.setState({
    messages: [...messages, { id, origen: 'user', message }],
    sugerencias: [],
    waiting: true,
    partial: '',
  })
  return id
}

/** Removes a failed question and returns its text, so that it can be sent again. Null if there is no message with this id. */
export function removeQuestion(id: number): string | null {
  const { messages } = chatStore.getState()
  const question = messages.find((each) => each.id === id)
  if (!question) return null
  chatStore.setState({ messages: messages.filter((each) => each.id !== id) })
  return question.message
}

/** Appends the answer to the question that was sent last. */
export function addAnswer(message: string, sugerencias: string[], conversacion: string, ficha: string) {
  const { messages } = chatStore.getState()
  chatStore.setState({
    messages: [...messages, { id: nextId(messages), origen: 'bot', message, ficha }],
    sugerencias,
    conversacion,
    waiting: false,
    partial: '',
  })
}

/** Sets the part of the answer that has been received so far, which replaces the part shown before. */
export const setPartial = (partial: string) => chatStore.setState({ partial })

/** Marks a question as failed. `failed`: the reason, shown next to the question. */
export function markFailed(id: number, failed: string) {
  const { messages } = chatStore.getState()
  chatStore.setState({
    messages: messages.map((each) => (each.id === id ? { ...each, failed } : each)),
    waiting: false,
    partial: '',
  })
}

/** Text of the question that the answer with this id replies to. */
export function questionTo(id: number): string {
  const { messages } = chatStore.getState()
  const at = messages.findIndex((each) => each.id === id)
  return messages.slice(0, at).findLast(({ origen }) => origen === 'user')?.message ?? ''
}

/** Stores the user's rating of an answer. Undefined removes the rating. */
export function setUtil(id: number, util: boolean | undefined) {
  const { messages } = chatStore.getState()
  chatStore.setState({
    messages: messages.map((each) => {
      if (each.id !== id) return each
      const { util: _before, ...rest } = each
      return util === undefined ? rest : { ...rest, util }
    }),
  })
}

/** Starts a new conversation. The panel stays open. */
export const startAnew = () => chatStore.setState({ ...emptyChat, open: true, waiting: false, partial: '' })
