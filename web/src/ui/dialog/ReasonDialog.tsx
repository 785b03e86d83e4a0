import { useDraft } from '../../lib/draft'
import { Button } from '../controls/Button'
import { Consequences } from './Consequences'
import { Dialog } from './Dialog'
import { Textarea } from '../form/Field'
import { useForm } from '../form/use-form'

interface ReasonDialogProps {
  /** Key under which the unsent text is stored. */
  draft: string
  title: string
  over: string
  label: string
  help?: string
  optional?: boolean
  /** The error message if the field is empty. */
  missing?: string
  most: number
  act: string
  /** Text of the button that closes the dialog without acting. */
  back?: string
  then: readonly string[]
  open: boolean
  onOpenChange: (open: boolean) => void
  send: (text: string) => Promise<{ message: string }>
}

/** A dialog that asks for a reason before an action. The typed text is stored until the action has succeeded. */
export function ReasonDialog({
  draft,
  title,
  over,
  label,
  help,
  optional = false,
  missing = `Falta: ${label.toLowerCase()}`,
  most,
  act,
  back = 'Volver',
  then,
  open,
  onOpenChange,
  send,
}: ReasonDialogProps) {
  const { fields, write, removeStored } = useDraft(draft, { motivo: '' })
  const text = fields.motivo.trim()
  const { form, field, errors, pending } = useForm({
    fields,
    write,
    check: () => ({ motivo: text || optional ? null : missing }),
    send: () => send(text),
    failure: 'No salió. Lo que escribiste sigue acá: intenta de nuevo.',
    onSuccess: () => {
      removeStored()
      onOpenChange(false)
    },
    // Another person has already acted (409). The dialog closes, because the page shows that.
    onRefused: (code) => {
      if (code === 409) onOpenChange(false)
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      over={over}
      title={title}
      aside={<Consequences then={then} />}
      actions={
        <>
          <Button kind="primary" type="submit" form="reason" pending={pending} pendingText="Enviando…">
            {act}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{back}</Button>
        </>
      }
    >
      <form {...form} id="reason" aria-label={act}>
        <Textarea
          {...field('motivo')}
          label={label}
          help={help}
          optional={optional}
          maxLength={most}
          error={errors.motivo ?? errors.texto}
        />
      </form>
    </Dialog>
  )
}
