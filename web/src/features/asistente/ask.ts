import { api, messageOf } from '../../lib/api'
import { addAnswer, addQuestion, chatStore, markFailed, questionTo, removeQuestion, setPartial, setUtil } from './chat'
import type { ChatMessage } from './stored-chat'
import { toast } from '../../ui/toast/toast'

const textOf = (line: unknown): string =>
  typeof line === 'object' && line !== null && 'texto' in line && typeof line.texto === 'string' ? line.texto : ''

/** Sends a question. Does nothing while an earlier question is being answered. If sending fails, the conversation shows the reason. */
export async function ask(message: string) {
  const { waiting, conversacion } = chatStore.getState()
  if (waiting) return
  const id = addQuestion(message)
  const sent = chatStore.getState().messages
  // True unless the user has logged out meanwhile. The conversation is then a new one, in which the reply must not appear.
  const isCurrent = () => chatStore.getState().messages === sent
  try {
    const reply = await api.tell({
      body: { message, ...(conversacion ? { conversacion } : {}) },
      onProgress: (line) => {
        if (isCurrent()) setPartial(textOf(line))
      },
    })
    if (isCurrent()) addAnswer(reply.response, reply.sugerencias, reply.conversacion, reply.ficha)
  } catch (error) {
    if (isCurrent()) markFailed(id, messageOf(error, 'No llegó: revisa tu conexión.'))
  }
}

/** Sends a failed question again. The question becomes the last message of the conversation. */
export async function retry(id: number) {
  const message = chatStore.getState().waiting ? null : removeQuestion(id)
  if (message !== null) await ask(message)
}

/** Rates an answer as helpful or not. The rating is shown immediately and undone if the API call fails. */
export async function rate({ id, message, ficha, util: before }: ChatMessage, util: boolean) {
  if (ficha === undefined || before === util) return
  setUtil(id, util)
  try {
    await api.rateAnswer({ body: { pregunta: questionTo(id), respuesta: message, ficha, util } })
  } catch (error) {
    setUtil(id, before)
    toast.error(messageOf(error, 'No pudimos guardar tu opinión. Intenta de nuevo.'))
  }
}
