import type { ClanRow } from '@trinchera/contract/clanes'
import type { Etapa } from '@trinchera/contract/etapas'
import { useQuery } from '@tanstack/react-query'
import { tableQuery } from '../../lib/queries'
import { ConfirmDialog } from '../../ui/dialog/Dialog'
import { consequences, previewLoss } from './preview'

interface ReportDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  etapa: Etapa
  winner: ClanRow
  loser: Pick<ClanRow, 'id' | 'nombre'>
  comment: string
  onConfirm: () => Promise<unknown>
}

/** Confirms a report, with its effect on the places of the current table. */
export function ReportDialog({ open, onOpenChange, etapa, winner, loser, comment, onConfirm }: ReportDialogProps) {
  const { data: table } = useQuery({ ...tableQuery(etapa.id), enabled: open })
  const preview = table && previewLoss(table.clanes, winner.id, loser.id)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      over={`${etapa.nombre}, ${etapa.juego.nombre}`}
      title={`${loser.nombre} perdió con ${winner.nombre}`}
      then={[
        ...(preview ? consequences(preview, winner.nombre, loser.nombre) : []),
        'Queda a tu nombre, y solo la administración lo puede anular.',
      ]}
      act="Reportar Derrota"
      danger={false}
      actPending="Reportando…"
      onConfirm={onConfirm}
    >
      <p>
        Vas a reportar una derrota de <b>{loser.nombre}</b>.
      </p>
      {comment && <p>“{comment}”</p>}
    </ConfirmDialog>
  )
}
