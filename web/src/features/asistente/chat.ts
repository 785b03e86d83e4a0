import { create } from 'zustand'
import { sessionStore } from '../../lib/session'
import { tabStore } from '../../lib/storage'
import { emptyChat, parseChat, serializeChat, type ChatMessage, type StoredChat } from './stored-chat'

interface ChatState extends StoredChat {
  /** True while a question has been sent and not answered yet. */
  waiting: boolean
  /** The part of the answer received so far; not stored. */
  partial: string
}

const storageKey = 'asistente'
const owner = () => sessionStore.getState().session?.player.id ?? null

/** The conversation with the assistant, stored in the tab for the length of the visit. */
export const chatStore = create<ChatState>(() => ({
  ...parseChat(tabStore.getItem(storageKey), owner()),
  waiting: false,
  partial: '',
}))

function store(state: ChatState) {
  try {
    tabStore.setItem(storageKey, serializeChat(state, owner()))
  } catch {
    // Storage quota exceeded, so the conversation continues in memory and is lost with the page.
  }
}
chatStore.subscribe(store)

// One player's questions must not be shown to the next. A visitor who logs in keeps the conversation.
sessionStore.subscribe((state, before) => {
  if (before.session && state.session?.player.id !== before.session.player.id)
    chatStore.setState({ ...emptyChat, waiting: false, partial: '' })
  else store(chatStore.getState())
})

export const setOpen = (open: boolean) => chatStore.setState({ open })

const nextId = (messages: readonly ChatMessage[]) => (messages.at(-1)?.id ?? -1) + 1

/** Appends a question and starts waiting for its answer; returns its id. */
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

/** Removes a failed question, so that it can be sent again as the last one. Returns its text; null for an unknown id. */
export function removeQuestion(id: number): string | null {
  const { messages } = chatStore.getState()
  const question = messages.find((each) => each.id === id)
  if (!question) return null
  chatStore.setState({ messages: messages.filter((each) => each.id !== id) })
  return question.message
}

/** Appends the answer to the question that is waiting. */
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

/** Shows the part of the pending answer received so far, in place of the earlier part. */
export const setPartial = (partial: string) => chatStore.setState({ partial })

/** Marks a question as failed, and shows the reason next to it. */
export function markFailed(id: number, failed: string) {
  const { messages } = chatStore.getState()
  chatStore.setState({
    messages: messages.map((each) => (each.id === id ? { ...each, failed } : each)),
    waiting: false,
    partial: '',
  })
}

/** The question that this answer replies to. */
export function questionTo(id: number): string {
  const { messages } = chatStore.getState()
  const at = messages.findIndex((each) => each.id === id)
  return messages.slice(0, at).findLast(({ origen }) => origen === 'user')?.message ?? ''
}

/** Shows the user's rating of an answer; undefined removes it. */
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
