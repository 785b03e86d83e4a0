import { messageOf } from '../../lib/api'
import { toast } from './toast'

/** Awaits an action and shows the reply's message as a toast. If the action fails, shows the error and rejects, so a dialog stays open. */
export async function told(act: Promise<{ message: string }>): Promise<void> {
  try {
    toast.success((await act).message)
  } catch (error) {
    toast.error(messageOf(error, 'No salió: no hay conexión con el servidor. Intenta de nuevo.'))
    throw error
  }
}
