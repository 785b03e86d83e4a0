import { useEffect, useRef, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { Link, type LinkProps } from '../../lib/router'

type Kind = 'primary' | 'danger' | 'plain'
type Size = 'small' | 'normal' | 'big'

export interface ButtonLook {
  kind?: Kind
  size?: Size
  wide?: boolean
}

const kindClass = { primary: ' primary', danger: ' danger', plain: '' }
const sizeClass = { small: ' compact', normal: '', big: ' big' }
const look = ({ kind = 'plain', size = 'normal', wide }: ButtonLook, more?: string) =>
  `button${kindClass[kind]}${sizeClass[size]}${wide ? ' wide' : ''}${more ? ` ${more}` : ''}`

export type ButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'disabled'> &
  ButtonLook & {
    /** Click handler. If it returns a promise, the button is busy until the promise settles. */
    onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown
    /** True to show the button as busy for another reason, such as a form being sent. */
    pending?: boolean
    /** Text shown while the button is busy, such as "Enviando…". */
    pendingText?: ReactNode
    disabled?: boolean
  }

/** A button that ignores clicks while it is busy. It then has `aria-disabled`, not `disabled`, so that it stays focusable. */
export function Button({
  kind,
  size,
  wide,
  pending = false,
  pendingText,
  disabled = false,
  onClick,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const working = useRef(false)
  const [busy, setBusy] = useState(false)
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  async function click(event: MouseEvent<HTMLButtonElement>) {
    if (disabled || pending || working.current) {
      event.preventDefault()
      return
    }
    const result = onClick?.(event)
    if (!(result instanceof Promise)) return
    working.current = true
    setBusy(true)
    try {
      await result
    } finally {
      working.current = false
      if (mounted.current) setBusy(false)
    }
  }

  const waiting = pending || busy
  return (
    <button
      {...rest}
      type={type}
      className={look({ kind, size, wide }, className)}
      aria-disabled={disabled || waiting || undefined}
      aria-busy={waiting || undefined}
      onClick={click}
    >
      {waiting && pendingText ? pendingText : children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, wide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={look({ kind, size, wide }, className)} />
}
