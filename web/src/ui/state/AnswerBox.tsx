import { useEffect, useRef } from 'react'
import css from './AnswerBox.module.css'
import type { Elements } from '../../lib/elements'

interface AnswerBoxProps {
  /** The result of the answer; undefined while the notice has not been answered. */
  answered: string | undefined
  /** Why the server refused the last answer. */
  refusal: string | undefined
  /** The answer buttons. */
  children: Elements
}

/** The answer buttons of a notice and, after the answer, its result, which then gets the focus because the pressed button disappears. */
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
