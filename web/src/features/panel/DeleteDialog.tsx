import { messageOf } from '../../lib/api'
import { ConfirmDialog } from '../../ui/dialog/Dialog'
import { toast } from '../../ui/toast/toast'

interface DeleteDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  over?: string
  title: string
  then: string[]
  act: string
  onDelete: () => Promise<{ message: string }>
  /** Whether it was done or refused. */
  onSettled: () => void
}

/** Asks before something goes for good; a refusal is told with its reason, and the dialog stays. */
export function DeleteDialog({ onDelete, onSettled, ...dialog }: DeleteDialogProps) {
  async function remove() {
    try {
      const { message } = await onDelete()
      toast.success(message)
    } catch (error) {
      toast.error(messageOf(error, 'No pudimos eliminarlo. Intenta de nuevo.'))
      throw error
    } finally {
      onSettled()
    }
  }
  return <ConfirmDialog {...dialog} actPending="Eliminando…" onConfirm={remove} />
}
