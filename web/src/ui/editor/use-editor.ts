import Quill from 'quill/core.js'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { EditorKind } from './formats'
import { createEditor, type Editor } from './create-editor'
import { toStoredHtml } from './stored-html'
import type { Formats } from './tools'
import type { SendPicture } from './uploads'

/** `onChange` is called this many ms after the last change of the text, so not after every typed letter. */
const debounceMs = 400

export interface EditorSetup {
  kind: EditorKind
  /** HTML of the initial text; later values are ignored. */
  initial: string
  placeholder?: string
  send?: SendPicture
  /** Called some time after a change, with the text as HTML to be stored; '' if it has no visible content. */
  onChange: (html: string) => void
  onRefused: (reason: string) => void
  onLink: () => void
}

const same = (a: Formats, b: Formats) => JSON.stringify(a) === JSON.stringify(b)

/** Mounts a Quill editor in the element of `box`. `formats`: those of the text at the cursor. `readHtml` returns the HTML to be stored. */
export function useEditor(setup: EditorSetup) {
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef(setup)
  useEffect(() => {
    latest.current = setup
  })
  const [editor, setEditor] = useState<Editor>()
  const [formats, setFormats] = useState<Formats>({})
  const flush = useRef<() => string>(() => setup.initial)

  useEffect(() => {
    const parent = box.current
    if (!parent) return undefined
    const container = document.createElement('div')
    parent.append(container)
    const { kind, initial, placeholder, send } = latest.current
    const created = createEditor(container, {
      kind,
      html: initial,
      placeholder,
      send,
      onRefused: (reason) => latest.current.onRefused(reason),
      onLink: () => latest.current.onLink(),
    })
    const { quill } = created
    quill.root.classList.add('rich')
    let timer: ReturnType<typeof setTimeout> | undefined
    let edited = false
    const notifyChange = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      latest.current.onChange(toStoredHtml(quill.root))
    }
    flush.current = () => {
      notifyChange()
      return edited ? toStoredHtml(quill.root) : initial
    }
    quill.on(Quill.events.TEXT_CHANGE, () => {
      edited = true
      clearTimeout(timer)
      timer = setTimeout(notifyChange, debounceMs)
    })
    quill.on(Quill.events.EDITOR_CHANGE, () => {
      if (!quill.hasFocus()) return
      const range = quill.selection.lastRange
      const current: Formats = range ? quill.getFormat(range) : {}
      setFormats((before) => (same(before, current) ? before : current))
    })
    quill.root.addEventListener('blur', notifyChange)
    addEventListener('pagehide', notifyChange)
    setEditor(created)
    return () => {
      removeEventListener('pagehide', notifyChange)
      notifyChange()
      container.remove()
      setEditor(undefined)
    }
  }, [])

  const readHtml = useCallback(() => flush.current(), [])
  return { box, editor, formats, setFormats, readHtml }
}
