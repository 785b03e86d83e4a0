import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../controls/Button'
import { toast } from '../toast/toast'
import type { DialogBoxProps } from './DialogBox'
import { useReturnFocus } from './return-focus'
import { Consequences } from './Consequences'

export type DialogProps = Omit<DialogBoxProps, 'onCloseAutoFocus'>

type Box = typeof import('./DialogBox').default

let box: Box | undefined

/** Fetches what every dialog is made of; until then the first one to open fetches it. Rejects where it cannot be had. */
export async function loadDialogs(): Promise<Box> {
  box = (await import('./DialogBox')).default
  return box
}

/**
 * A modal dialog; on a phone a sheet from the bottom whose buttons stay visible. It opens with the focus on its first field or, where there is
 * none, on the button that dismisses it: a key pressed twice must not do what cannot be undone.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props
  const onCloseAutoFocus = useReturnFocus(open)
  // Not `lazy` with Suspense: React delays replacing a fallback by up to 300 ms, and a chunk that failed would take the screen away.
  const [Loaded, setLoaded] = useState<Box>()
  // One that never opens costs its screen nothing.
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
  /** The consequences, a sentence each. */
  then: string[]
  /** The confirm button's text: "Expulsar a Pérez". */
  act: string
  actPending?: string
  danger?: boolean
  /** What the question depends on is still being fetched: the act waits for it. */
  waiting?: boolean
  /** The dialog closes when it resolves and stays open when it throws. */
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

  /** Pressed while the question is still being fetched it acts once that has come, unless the question is another one then. */
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
