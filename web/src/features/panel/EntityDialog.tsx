import type { ReactNode } from 'react'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { ConflictChoice, type ConflictRow } from './ConflictChoice'
import { CaseViewers } from './CaseViewers'
import type { useEntityForm } from './use-entity-form'

type Form = Pick<ReturnType<typeof useEntityForm>, 'form' | 'pending' | 'keepOwn' | 'takeStored'>

interface EntityDialogProps extends Form {
  open: boolean
  onOpenChange: (open: boolean) => void
  over?: string
  title: string
  /** `id` of the form element, unique on the page. */
  id: string
  /** The case under which other staff see that this entity is open, such as "juego:3". Undefined for a new entity. */
  caso: string | undefined
  /** Text of the submit button. */
  act: string
  pendingText?: string
  conflicts: readonly ConflictRow[]
  /** Shown next to the fields, so that it stays visible while the user fills them in. */
  aside?: ReactNode
  children: ReactNode
}

/** The form of one entity (game, etapa, player …) in a dialog: edit conflicts first, then fields and buttons. */
export const EntityDialog = ({
  open,
  onOpenChange,
  over,
  title,
  id,
  caso,
  act,
  pendingText = 'Guardando…',
  conflicts,
  aside,
  form,
  pending,
  keepOwn,
  takeStored,
  children,
}: EntityDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    over={over}
    title={title}
    aside={aside}
    actions={
      <>
        <Button
          kind="primary"
          type="submit"
          form={id}
          pending={pending}
          disabled={conflicts.length > 0}
          pendingText={pendingText}
        >
          {act}
        </Button>
        <Button onClick={() => onOpenChange(false)}>Cancelar</Button>
      </>
    }
  >
    {caso && <CaseViewers caso={caso} />}
    {conflicts.length > 0 && <ConflictChoice rows={conflicts} onKeepOwn={keepOwn} onTakeStored={takeStored} />}
    <form {...form} id={id} aria-label={title}>
      {children}
    </form>
  </Dialog>
)
