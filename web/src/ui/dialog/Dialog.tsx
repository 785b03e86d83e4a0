import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../controls/Button'
import { toast } from '../toast/toast'
import type { DialogBoxProps } from './DialogBox'
import { useReturnFocus } from './return-focus'
import { Consequences } from './Consequences'

export type DialogProps = Omit<DialogBoxProps, 'onCloseAutoFocus'>
export type DialogState = Pick<DialogProps, 'open' | 'onOpenChange'>

type Box = typeof import('./DialogBox').default

let box: Box | undefined

/** Loads the chunk of `DialogBox`, which every dialog uses, so that the first dialog opens without waiting. Rejects if that fails. */
export async function loadDialogs(): Promise<Box> {
  box = (await import('./DialogBox')).default
  return box
}

/**
 * A modal dialog; on a phone a sheet from the bottom whose buttons stay visible. The first field is focused or, without fields, the button
 * that dismisses the dialog, because a second press of the same key must not confirm an irreversible action.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props
  const onCloseAutoFocus = useReturnFocus(open)
  // Not `lazy` with Suspense: React may delay content by 300 ms, and a chunk that fails to load would replace the screen by an error.
  const [Loaded, setLoaded] = useState<Box>()
  // The box is set only when the dialog opens, so that a dialog that is never opened costs nothing.
  if (open && !Loaded && box) setLoaded(() => box)
  const cancel = useRef(onOpenChange)
  useEffect(() => {
    cancel.current = onOpenChange
  })
  useEffect(() => {
    if (!open || Loaded) return
    loadDialogs().then(
      (loaded) => setLoaded(() => loaded),
      () => {
        toast.error('No pudimos abrir la ventana. Revisa tu conexión e intenta de nuevo.')
        cancel.current(false)
      },
    )
  }, [open, Loaded])
  return Loaded && <Loaded {...props} onCloseAutoFocus={onCloseAutoFocus} />
}

export interface ConfirmDialogProps extends DialogState {
  /** The question, such as "Vas a expulsar a Pérez de Los Halcones". */
  title: ReactNode
  over?: ReactNode
  children?: ReactNode
  then: string[]
  /** Text of the confirm button, such as "Expulsar a Pérez". */
  act: string
  actPending?: string
  danger?: boolean
  /** True if the action is not possible. The consequences then say why, and the confirm button is disabled. */
  disabled?: boolean
  /** True while data is being fetched on which the question depends. A press of the confirm button then takes effect after the fetch. */
  waiting?: boolean
  /** Performs the action. The dialog closes when the promise resolves and stays open when it rejects. */
  onConfirm: () => unknown
}

/** A dialog that asks before an action and lists the consequences. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  over,
  children,
  then,
  act,
  actPending,
  danger = true,
  disabled,
  waiting = false,
  onConfirm,
}: ConfirmDialogProps) {
  const answered = useRef<((act: string) => void) | null>(null)
  useEffect(() => {
    if (!open) answered.current = null
    if (waiting) return
    answered.current?.(act)
    answered.current = null
  }, [open, waiting, act])

  /** Handles the confirm button. During `waiting`, waits for the data, then confirms only if `act`, the button's text, is unchanged. */
  async function confirm() {
    if (waiting && (await new Promise((resolve) => (answered.current = resolve))) !== act) return
    try {
      await onConfirm()
    } catch {
      return // `onConfirm` has already shown the error to the person
    }
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      over={over}
      title={title}
      aside={<Consequences then={then} />}
      actions={
        <>
          <Button kind={danger ? 'danger' : 'primary'} pendingText={actPending} disabled={disabled} onClick={confirm}>
            {act}
          </Button>
          <Button onClick={() => onOpenChange(false)}>Cancelar</Button>
        </>
      }
    >
      {children ? <div className="what">{children}</div> : null}
    </Dialog>
  )
}
