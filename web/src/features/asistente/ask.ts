import { api, messageOf } from '../../lib/api'
import { chatStore, fail, hear, say, sayAgain } from './chat'

async function send(message: string) {
  const { waiting, conversacion } = chatStore.getState()
  if (waiting) return
  const id = say(message)
  const asked = chatStore.getState().said
  try {
    const {
      response,
      sugerencias,
      conversacion: thread,
    } = await api.chat({ body: { message, ...(conversacion ? { conversacion } : {}) } })
    // who asked may have logged out meanwhile: the answer is nobody's then
    if (chatStore.getState().said === asked) hear(response, sugerencias, thread)
  } catch (error) {
    if (chatStore.getState().said === asked) fail(id, messageOf(error, 'No llegó: revisa tu conexión.'))
  }
}

/** Asks the assistant, one question at a time; what fails stays in the conversation with its reason. */
export const ask = (message: string) => send(message)

export async function askAgain(id: number) {
  const message = chatStore.getState().waiting ? null : sayAgain(id)
  if (message !== null) await send(message)
}
