import { useEffect, useRef, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'

type Kind = 'primary' | 'danger' | 'plain'
type Size = 'small' | 'normal' | 'big'

export interface ButtonLook {
  kind?: Kind
  size?: Size
  wide?: boolean
}

const kindClass = { primary: ' pri', danger: ' dan', plain: '' }
const sizeClass = { small: ' sm', normal: '', big: ' big' }
const look = ({ kind = 'plain', size = 'normal', wide }: ButtonLook, more?: string) =>
  `btn${kindClass[kind]}${sizeClass[size]}${wide ? ' wide' : ''}${more ? ` ${more}` : ''}`

export type ButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'disabled'> &
  ButtonLook & {
    /** A promise it returns keeps the button busy until it settles. */
    onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown
    /** Busy from outside: a form being sent. */
    pending?: boolean
    /** What it says while busy, for example "Enviando…". */
    pendingText?: ReactNode
    disabled?: boolean
  }

/** It never fires twice: while its work is under way a click does nothing. It stays focusable, so that nobody loses their place. */
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

export function ButtonLink({ kind, size, wide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={look({ kind, size, wide }, className)} />
}
