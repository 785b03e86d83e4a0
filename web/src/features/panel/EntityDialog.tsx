import { FormDialog, type FormDialogProps } from '../../ui/dialog/FormDialog'
import { ConflictChoice } from './ConflictChoice'
import { CaseViewers } from './CaseViewers'
import type { FieldConflict } from './use-edit'
import type { useEntityForm } from './use-entity-form'

type Form = Pick<ReturnType<typeof useEntityForm>, 'form' | 'pending' | 'keepOwn' | 'takeStored'>

interface EntityDialogProps<K extends string>
  extends Omit<FormDialogProps, 'submit' | 'above' | 'label' | 'pendingText'> {
  /** What `useEntityForm` returned. */
  edit: Form & { conflicts: readonly FieldConflict<K>[] }
  /** The case under which other staff see that this entity is open, such as "juego:3". Undefined for a new entity. */
  caso: string | undefined
  /** By field: its name, and its value as text. Both are shown in an edit conflict. */
  labels: Readonly<Record<K, string>>
  textOf?: (field: K, value: unknown) => string
}

/** A value of a form field as text. */
export const valueText = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'Sí' : 'No') : String(value ?? '')

/** The form of one entity (game, etapa, player …) in a dialog: edit conflicts first, then fields and buttons. */
export function EntityDialog<K extends string>({
  edit,
  caso,
  labels,
  textOf = (_field, value) => valueText(value),
  ...dialog
}: EntityDialogProps<K>) {
  const { conflicts, keepOwn, takeStored } = edit
  const rows = conflicts.map(({ field, stored, own }) => ({
    label: labels[field],
    stored: textOf(field, stored),
    own: textOf(field, own),
  }))
  return (
    <FormDialog
      {...dialog}
      submit={edit}
      pendingText="Guardando…"
      disabled={rows.length > 0}
      above={
        <>
          {caso && <CaseViewers caso={caso} />}
          {rows.length > 0 && <ConflictChoice rows={rows} onKeepOwn={keepOwn} onTakeStored={takeStored} />}
        </>
      }
    />
  )
}
