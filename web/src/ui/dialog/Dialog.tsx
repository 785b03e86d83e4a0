import { Dialog as Radix } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { Button } from '../controls/Button'
import { useReturnFocus } from './return-focus'
import { Consequences } from './Consequences'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** A small line over the title. */
  over?: ReactNode
  /** The right half: the consequences. */
  aside?: ReactNode
  /** Buttons, the main one first, the one that dismisses last. */
  actions: ReactNode
  children?: ReactNode
}

const focusable = 'a[href], button, input, select, textarea, [contenteditable="true"], [tabindex="0"]'

/**
 * A modal dialog; on a phone a sheet from the bottom whose buttons stay visible. It opens with the focus on its first field or, where there is
 * none, on the button that dismisses it: a key pressed twice must not do what cannot be undone.
 */
export function Dialog({ open, onOpenChange, title, over, aside, actions, children }: DialogProps) {
  const returnFocus = useReturnFocus(open)
  const content = useRef<HTMLDivElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  function focusFirst(event: Event) {
    const first = content.current?.querySelector(focusable)
    if (first && !buttons.current?.contains(first)) return
    event.preventDefault()
    ;[...(buttons.current?.querySelectorAll('button') ?? [])].at(-1)?.focus()
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="scrim">
          <Radix.Content
            ref={content}
            className={aside ? 'dialog two' : 'dialog'}
            aria-describedby={undefined}
            onOpenAutoFocus={focusFirst}
            onCloseAutoFocus={returnFocus}
          >
            <div className="question">
              {over && <p className="label">{over}</p>}
              <Radix.Title>{title}</Radix.Title>
              {children}
            </div>
            {aside && <div className="consequences">{aside}</div>}
            <div className="actions" ref={buttons}>
              {actions}
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
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
  async function confirm() {
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
          <Button
            kind={danger ? 'danger' : 'primary'}
            pending={waiting}
            pendingText={waiting ? act : actPending}
            onClick={confirm}
          >
            {act}
          </Button>
          <Button onClick={() => onOpenChange(false)}>Cancelar</Button>
        </>
      }
    >
      {children && <div className="what">{children}</div>}
    </Dialog>
  )
}
