import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { LoadingList } from '../../ui/state/states'

interface MissingCaseProps {
  open: boolean
  onClose: () => void
  title: string
  loading: boolean
  /** Text shown if the case does not exist. */
  missing: string
}

/** Shown instead of a case's dialog while the case loads or if it does not exist. */
export function MissingCase({ open, onClose, title, loading, missing }: MissingCaseProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title={title} actions={<Button onClick={onClose}>Cerrar</Button>}>
      {loading ? <LoadingList lines={4} text="Cargando el caso…" /> : <p className="what">{missing}</p>}
    </Dialog>
  )
}
