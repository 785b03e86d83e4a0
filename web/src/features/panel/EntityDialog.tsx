import type { ReactNode } from 'react'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { EditConflictNotice, type ConflictRow } from './EditConflictNotice'
import { OpenElsewhere } from './OpenElsewhere'
import type { useEntityForm } from './use-entity-form'

type Form = Pick<ReturnType<typeof useEntityForm>, 'form' | 'submit' | 'pending' | 'keepMine' | 'takeTheirs'>

interface EntityDialogProps extends Form {
  open: boolean
  onOpenChange: (open: boolean) => void
  over?: string
  title: string
  /** The form's own name, unique on the page. */
  id: string
  /** What the others of the staff see open: "juego:3". */
  caso: string | undefined
  /** The button names the act. */
  act: string
  pendingText?: string
  clashes: readonly ConflictRow[]
  children: ReactNode
}

/** The form of one thing in a dialog: what clashed above, the fields, the act. */
export const EntityDialog = ({
  open,
  onOpenChange,
  over,
  title,
  id,
  caso,
  act,
  pendingText = 'Guardando…',
  clashes,
  form,
  submit,
  pending,
  keepMine,
  takeTheirs,
  children,
}: EntityDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    over={over}
    title={title}
    actions={
      <>
        <Button
          kind="primary"
          type="submit"
          form={id}
          pending={pending}
          disabled={clashes.length > 0}
          pendingText={pendingText}
        >
          {act}
        </Button>
        <Button onClick={() => onOpenChange(false)}>Cancelar</Button>
      </>
    }
  >
    {caso && <OpenElsewhere caso={caso} />}
    {clashes.length > 0 && <EditConflictNotice rows={clashes} onMine={keepMine} onTheirs={takeTheirs} />}
    <form id={id} ref={form} onSubmit={submit} noValidate aria-label={title}>
      {children}
    </form>
  </Dialog>
)
