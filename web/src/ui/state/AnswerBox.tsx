import { useEffect, useRef } from 'react'
import css from './AnswerBox.module.css'
import type { Elements } from '../../lib/elements'

interface AnswerBoxProps {
  /** What became of it; undefined while it awaits an answer. */
  answered: string | undefined
  /** Why the last answer was refused. */
  refusal: string | undefined
  /** The buttons. */
  children: Elements
}

/** The answers to what a notice asks, then what became of it: which takes the focus of the button that goes. */
export function AnswerBox({ answered, refusal, children }: AnswerBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (answered !== undefined && hadFocus.current) box.current?.focus({ preventScroll: true })
  }, [answered])
  return (
    <div
      className={css.answers}
      ref={box}
      tabIndex={-1}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) hadFocus.current = false
      }}
    >
      {answered === undefined ? children : <span className="chip">{answered}</span>}
      {refusal && <p className={`field-error ${css.refusal}`}>{refusal}</p>}
    </div>
  )
}
