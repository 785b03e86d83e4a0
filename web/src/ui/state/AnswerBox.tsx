import { useEffect, useRef } from 'react'
import css from './AnswerBox.module.css'
import type { Elements } from '../../lib/elements'

interface AnswerBoxProps {
  /** Text about the player's answer; undefined while the notice waits for an answer. */
  answered: string | undefined
  /** Reason why the server refused the last answer; undefined if it did not. */
  refusal: string | undefined
  /** The buttons to answer the notice. */
  children: Elements
}

/** The buttons to answer a notice. Once it is answered, shows the answer, which gets the focus because the pressed button disappears. */
export function AnswerBox({ answered, refusal, children }: AnswerBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (answered !== undefined && hadFocus.current) box.current?.focus({ preventScroll: true })
  }, [answered])
  return (
    <div
      className={`row ${css.answers}`}
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
