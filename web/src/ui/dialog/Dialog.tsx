import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../controls/Button'
import { toast } from '../toast/toast'
import type { DialogBoxProps } from './DialogBox'
import { useReturnFocus } from './return-focus'
import { Consequences } from './Consequences'

export type DialogProps = Omit<DialogBoxProps, 'onCloseAutoFocus'>

type Box = typeof import('./DialogBox').default

let box: Box | undefined

/** Loads the box that every dialog uses, so that the first dialog opens without waiting. Rejects if it cannot be loaded. */
export async function loadDialogs(): Promise<Box> {
  box = (await import('./DialogBox')).default
  return box
}

/**
 * A modal dialog; on a phone a sheet from the bottom whose buttons stay visible. It opens with the focus on its first field or, without
 * one, on the button that dismisses it, so that a key pressed twice does not do something that cannot be undone.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props
  const onCloseAutoFocus = useReturnFocus(open)
  // Not `lazy` with Suspense: React delays replacing a fallback by up to 300 ms, and a chunk that fails to load would replace the whole
  // screen by an error.
  const [Loaded, setLoaded] = useState<Box>()
  // A dialog gets the box only when it opens, so that a dialog that is never opened costs its screen nothing.
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

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question: "Vas a expulsar a Pérez de Los Halcones". */
  title: ReactNode
  over?: ReactNode
  children?: ReactNode
  /** The consequences, one sentence each. */
  then: string[]
  /** The confirm button's text: "Expulsar a Pérez". */
  act: string
  actPending?: string
  danger?: boolean
  /** True while the data that the question depends on is being fetched: the action waits for it. */
  waiting?: boolean
  /** Does the action. The dialog closes when the promise resolves and stays open when it rejects. */
  onConfirm: () => unknown
}

/** Asks before an action and lists its consequences. */
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

  /**
   * If the button is pressed while the question is still being fetched, the action runs once the question is complete, unless the question
   * has changed by then.
   */
  async function confirm() {
    if (waiting && (await new Promise((resolve) => (answered.current = resolve))) !== act) return
    try {
      await onConfirm()
    } catch {
      return // `onConfirm` has shown the error
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
          <Button kind={danger ? 'danger' : 'primary'} pendingText={actPending} onClick={confirm}>
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
