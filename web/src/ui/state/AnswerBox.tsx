import { useEffect, useRef } from 'react'
import css from './AnswerBox.module.css'
import type { Elements } from '../../lib/elements'

interface AnswerBoxProps {
  /** Text that says what the player answered; undefined while the notice is unanswered. */
  answered: string | undefined
  /** Reason why the server refused the player's last answer; undefined if it was accepted or none was given. */
  refusal: string | undefined
  /** The buttons to answer the notice. */
  children: Elements
}

/** The buttons to answer a notice. Once answered, the text `answered` replaces them and gets the focus. */
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
