import { useId, type ComponentProps, type ReactNode } from 'react'
import type { Elements } from '../../lib/elements'
import { Button } from '../controls/Button'
import { Dialog, type DialogProps } from './Dialog'

interface SubmitActionsProps {
  /** Id of the form to submit. */
  form: string
  pending: boolean
  /** Text of the submit button, at rest and while the form is being sent. */
  act: ReactNode
  pendingText: string
  danger?: boolean | undefined
  disabled?: boolean | undefined
  /** Text of the button that closes the dialog. */
  back?: string | undefined
  onBack: () => void
}

/** The buttons of a dialog with a form. */
export const SubmitActions = ({ danger, act, back = 'Cancelar', onBack, ...rest }: SubmitActionsProps) => (
  <>
    <Button {...rest} kind={danger ? 'danger' : 'primary'} type="submit">
      {act}
    </Button>
    <Button onClick={onBack}>{back}</Button>
  </>
)

export interface FormDialogProps
  extends Omit<DialogProps, 'actions'>,
    Omit<SubmitActionsProps, 'form' | 'pending' | 'onBack'> {
  /** What `useForm` or `useSubmit` returned. */
  submit: { form: ComponentProps<'form'>; pending: boolean }
  /** Accessible name of the form. By default the dialog's title. */
  label?: string
  className?: string
  /** Content above and below the form. */
  above?: Elements
  below?: Elements
}

/** A dialog with one form. */
export function FormDialog(props: FormDialogProps) {
  const { submit, act, pendingText, danger, disabled, back, label, className, above, below, children, ...dialog } =
    props
  const id = useId()
  const { title, onOpenChange } = dialog
  const buttons = { form: id, pending: submit.pending, act, pendingText, danger, disabled, back }
  return (
    <Dialog {...dialog} actions={<SubmitActions {...buttons} onBack={() => onOpenChange(false)} />}>
      {above}
      <form
        {...submit.form}
        id={id}
        className={className}
        aria-label={label ?? (typeof title === 'string' ? title : undefined)}
      >
        {children}
      </form>
      {below}
    </Dialog>
  )
}
