import type { MatchCase } from '@trinchera/contract/rulings'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { codeOf } from '../../../lib/api'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { ErrorState, LoadingList } from '../../../ui/state/states'
import { useOpenCase } from '../cases'
import { caseQuery } from '../queries'
import { RulingCase } from './RulingCase'

const titleOf = ({ ganador, perdedor }: MatchCase) => `${ganador.nombre} le ganó a ${perdedor.nombre}`

interface RulingDialogProps {
  id: number
  /** The match as the list shows it, used until the whole case is loaded. */
  known: MatchCase | undefined
  open: boolean
  onClose: () => void
}

/** Dialog of a match's case. While it is open, other staff see who has the case open. */
export function RulingDialog({ id, known, open, onClose }: RulingDialogProps) {
  const { data, isError, error, refetch } = useQuery({ ...caseQuery(id), enabled: open })
  useOpenCase(open ? `partida:${id}` : undefined)
  const match = data ?? known
  const frame = {
    open,
    onOpenChange: () => onClose(),
    over: match ? `Partida ${id}, ${formatDateTime(match.fecha)}, ${match.etapa.nombre}` : `Partida ${id}`,
    title: match ? titleOf(match) : `Partida ${id}`,
  }
  if (data) return <RulingCase detail={data} frame={frame} onClose={onClose} />
  return (
    <Dialog {...frame} actions={<Button onClick={onClose}>Cerrar</Button>}>
      {!isError && <LoadingList lines={4} text="Cargando la partida…" />}
      {isError &&
        (codeOf(error) === 404 ? (
          <p className="what">Esa partida no existe.</p>
        ) : (
          <ErrorState title="No pudimos traer la partida" onRetry={() => refetch()} />
        ))}
    </Dialog>
  )
}
