import type { AdminPlayer } from '@trinchera/contract/admin'

/** The props of every dialog about a player. */
export interface PlayerDialogProps {
  player: AdminPlayer
  open: boolean
  onOpenChange: (open: boolean) => void
}
