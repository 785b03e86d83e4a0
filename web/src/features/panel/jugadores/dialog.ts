import type { AdminPlayer } from '@trinchera/contract/admin'
import type { DialogState } from '../../../ui/dialog/Dialog'

export type PlayerDialogProps = DialogState & { player: AdminPlayer }
