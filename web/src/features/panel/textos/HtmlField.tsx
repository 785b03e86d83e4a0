import { useState } from 'react'
import { LazyEditor } from '../../../ui/editor/LazyEditor'

interface HtmlFieldProps {
  label: string
  value: string
  error?: string
  onChange: (html: string) => void
}

/** The rich text editor as a field of a form: it also follows a value that was changed elsewhere, such as by discarding the edit. */
export function HtmlField({ label, value, error, onChange }: HtmlFieldProps) {
  const [shown, setShown] = useState({ html: value, round: 0 })
  if (value !== shown.html) setShown({ html: value, round: shown.round + 1 })
  return (
    <LazyEditor
      key={shown.round}
      kind="post"
      label={label}
      initial={value}
      error={error}
      onChange={(html) => {
        setShown((before) => ({ ...before, html }))
        onChange(html)
      }}
    />
  )
}
