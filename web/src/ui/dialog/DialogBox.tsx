import { Dialog as Radix } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { Bounded } from '../state/Parts'
import type { Elements } from '../../lib/elements'

export interface DialogBoxProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Moves the focus back to the element that had it before the dialog opened. */
  onCloseAutoFocus: (event: Event) => void
  title: ReactNode
  /** A small line above the title. */
  over?: ReactNode
  /** The right half of the dialog: the consequences of the action. */
  aside?: ReactNode
  /** The buttons. The main button comes first, the button that dismisses the dialog last. */
  actions: ReactNode
  children?: Elements
}

const focusable = 'a[href], button, input, select, textarea, [contenteditable="true"], [tabindex="0"]'

/** The box of a `Dialog`. It has its own chunk, together with the library that keeps the focus inside the dialog. */
export default function DialogBox({
  open,
  onOpenChange,
  onCloseAutoFocus,
  title,
  over,
  aside,
  actions,
  children,
}: DialogBoxProps) {
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
            onCloseAutoFocus={onCloseAutoFocus}
          >
            <div className="question">
              {over && <p className="label">{over}</p>}
              <Radix.Title>{title}</Radix.Title>
              <Bounded>{children}</Bounded>
            </div>
            {aside && (
              <div className="consequences">
                <Bounded>{aside}</Bounded>
              </div>
            )}
            <div className="row actions" ref={buttons}>
              {actions}
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
