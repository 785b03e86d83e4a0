import { useLayoutEffect, useRef, useState } from 'react'
import css from './names.module.css'
import type { NameOption } from './use-name-completion'

interface NameListProps {
  id: string
  options: readonly NameOption[]
  active: number
  /** The text cursor's rectangle in the window. */
  caret: DOMRect
  onChoose: (option: NameOption) => void
}

export const nameOptionId = (list: string, { id }: NameOption) => `${list}-${id}`

/** The list of players whose name is being typed after `@`. It floats over the page, so that nothing moves. */
export function NameList({ id, options, active, caret, onChoose }: NameListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ left: 0, top: 0 })
  useLayoutEffect(() => {
    const box = list.current
    const around = box?.offsetParent?.getBoundingClientRect()
    if (!box || !around) return
    const bottom = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight
    const above = caret.bottom + box.offsetHeight > bottom && caret.top > box.offsetHeight
    setPlace({
      left: Math.max(0, Math.min(caret.right - around.left, around.width - box.offsetWidth)),
      top: above ? caret.top - around.top - box.offsetHeight - 4 : caret.bottom - around.top + 4,
    })
  }, [caret, options.length])
  return (
    <div ref={list} className={css.names} style={place} id={id} role="listbox" aria-label="Jugadores">
      {options.map((option, index) => (
        <div
          key={option.id}
          id={nameOptionId(id, option)}
          className={`line ${css.name}`}
          role="option"
          aria-selected={index === active}
          // Keeps the focus in the text; on a phone this keeps the keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          translate="no"
        >
          {option.username}
        </div>
      ))}
    </div>
  )
}
