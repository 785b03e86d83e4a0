import { consequences, previewLoss } from '@trinchera/rules/loss-preview'
import type { ClanRow } from '@trinchera/contract/clanes'
import type { Etapa } from '@trinchera/contract/etapas'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../lib/clock'
import { tableQuery } from '../../lib/queries'
import { Icon } from '../../ui/controls/Icon'
import { ConfirmDialog } from '../../ui/dialog/Dialog'
import { sameLoss, sameLossText } from './preview'
import { recentMatchesQuery } from './queries'
import css from './ReportDialog.module.css'

interface ReportDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  etapa: Etapa
  winner: ClanRow
  loser: Pick<ClanRow, 'id' | 'nombre'>
  comment: string
  /** Maps won by each clan, the winner's first; null if no maps were given. */
  score: string | null
  /** The username of the reporting player. */
  reporter: string
  /** True if the report was already sent once. The server's latest matches may then include it, so no search for duplicates is made. */
  sent: boolean
  /** `another` is true if the player was warned about an earlier report of the same loss and says that this is another match. */
  onConfirm: (another: boolean) => Promise<unknown>
}

/** Dialog in which the player confirms a report. It shows how the report would change the current ladder table. */
export function ReportDialog({
  open,
  onOpenChange,
  etapa,
  winner,
  loser,
  comment,
  score,
  reporter,
  sent,
  onConfirm,
}: ReportDialogProps) {
  const { data: table } = useQuery({ ...tableQuery(etapa.id), enabled: open })
  const recent = useQuery({ ...recentMatchesQuery(loser.id), enabled: open && !sent })
  const now = useNow()
  const same = sameLoss(recent.data ?? [], winner.id, loser.id, now)
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
      act={same ? 'Sí, es otra partida' : 'Reportar Derrota'}
      waiting={recent.isFetching}
      danger={false}
      actPending="Reportando…"
      onConfirm={() => onConfirm(same !== undefined && !sent)}
    >
      <p>
        Vas a reportar una derrota de <b translate="no">{loser.nombre}</b>
        {score && <span>{` por ${score}`}</span>}
        <span>.</span>
      </p>
      <div role="status">
        {same && (
          <p className={`grid ${css.same}`}>
            <Icon name="warning" size={18} />
            <span>{`${sameLossText(same, reporter, now)} Si lo es, repórtala: las dos cuentan.`}</span>
          </p>
        )}
      </div>
      {comment && <p>{`«${comment}»`}</p>}
    </ConfirmDialog>
  )
}
