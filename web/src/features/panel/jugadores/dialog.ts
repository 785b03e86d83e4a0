import type { AdminPlayer } from '@trinchera/contract/admin'

/** What every dialog on a player is given. */
export interface PlayerDialogProps {
  player: AdminPlayer
  open: boolean
  onOpenChange: (open: boolean) => void
}
