import { messageOf } from '../../lib/api'
import { toast } from './toast'

/**
 * Awaits the promise of an action, shows the reply's message as a toast and returns the reply. If it rejects, shows the server's message,
 * or `failure` if there was no reply, and rejects too, so that a dialog stays open.
 */
export async function told<Reply extends { message: string }>(
  act: Promise<Reply>,
  failure = 'No salió: no hay conexión con el servidor. Intenta de nuevo.',
): Promise<Reply> {
  try {
    const reply = await act
    toast.success(reply.message)
    return reply
  } catch (error) {
    toast.error(messageOf(error, failure))
    throw error
  }
}
