import { ConfirmDialog, type ConfirmDialogProps } from '../../ui/dialog/Dialog'
import { told } from '../../ui/toast/told'

interface DeleteDialogProps extends Omit<ConfirmDialogProps, 'actPending' | 'onConfirm'> {
  onDelete: () => Promise<{ message: string }>
  /** Called after the API call, whether it succeeded or failed. */
  onSettled: () => void
}

/** Dialog that confirms a deletion. If the API call fails, shows the reason and stays open. */
export const DeleteDialog = ({ onDelete, onSettled, ...dialog }: DeleteDialogProps) => (
  <ConfirmDialog
    {...dialog}
    actPending="Eliminando…"
    onConfirm={() => told(onDelete(), 'No pudimos eliminarlo. Intenta de nuevo.').finally(onSettled)}
  />
)
