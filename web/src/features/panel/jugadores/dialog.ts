import type { AdminPlayer } from '@trinchera/contract/admin'

export interface PlayerDialogProps {
  player: AdminPlayer
  open: boolean
  onOpenChange: (open: boolean) => void
}
