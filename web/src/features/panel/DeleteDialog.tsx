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
  /** Called after the API call, whether it succeeded or failed. */
  onSettled: () => void
}

/** Dialog that confirms a deletion. If the API call fails, shows the reason and stays open. */
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
