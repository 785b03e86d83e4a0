import { api, messageOf } from '../../lib/api'
import { addAnswer, addQuestion, chatStore, markFailed, removeQuestion } from './chat'

/** Sends a question; ignored while another one waits for its answer. A failure is shown in the conversation with its reason. */
export async function ask(message: string) {
  const { waiting, conversacion } = chatStore.getState()
  if (waiting) return
  const id = addQuestion(message)
  const sent = chatStore.getState().messages
  // A logout meanwhile replaced the conversation: the reply must not show up in the next one.
  const isCurrent = () => chatStore.getState().messages === sent
  try {
    const reply = await api.chat({ body: { message, ...(conversacion ? { conversacion } : {}) } })
    if (isCurrent()) addAnswer(reply.response, reply.sugerencias, reply.conversacion)
  } catch (error) {
    if (isCurrent()) markFailed(id, messageOf(error, 'No llegó: revisa tu conexión.'))
  }
}

/** Sends a failed question again, as the last message of the conversation. */
export async function retry(id: number) {
  const message = chatStore.getState().waiting ? null : removeQuestion(id)
  if (message !== null) await ask(message)
}
