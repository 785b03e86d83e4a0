import { useDraft } from '../../lib/draft'
import { Button } from '../../ui/controls/Button'
import { Consequences } from '../../ui/dialog/Consequences'
import { Dialog } from '../../ui/dialog/Dialog'
import { Textarea } from '../../ui/form/Field'
import { useForm } from '../../ui/form/use-form'

interface ReasonDialogProps {
  /** Where what is typed is kept until it is sent. */
  draft: string
  title: string
  over: string
  label: string
  help?: string
  optional?: boolean
  most: number
  act: string
  then: readonly string[]
  open: boolean
  onOpenChange: (open: boolean) => void
  send: (text: string) => Promise<{ message: string }>
}

/** Asks for a reason before an act. What is typed is kept until the act was done. */
export function ReasonDialog({
  draft,
  title,
  over,
  label,
  help,
  optional = false,
  most,
  act,
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
    check: () => ({ motivo: text || optional ? null : `Falta: ${label.toLowerCase()}` }),
    send: () => send(text),
    failure: 'No salió. Lo que escribiste sigue acá: intenta de nuevo.',
    onSuccess: () => {
      removeStored()
      onOpenChange(false)
    },
    // Others have acted meanwhile: the page shows it.
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
          <Button kind="primary" type="submit" form="reto-reason" pending={pending} pendingText="Enviando…">
            {act}
          </Button>
          <Button onClick={() => onOpenChange(false)}>Volver</Button>
        </>
      }
    >
      <form {...form} id="reto-reason" aria-label={act}>
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
