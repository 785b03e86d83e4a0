import Quill from 'quill/core.js'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { EditorKind } from './formats'
import { makeEditor, type Editor } from './make-editor'
import { storedHtml } from './stored'
import type { Formats } from './tools'
import type { SendPicture } from './uploads'

/** From the last key to what is kept, ms. */
const typingPause = 400

export interface EditorSetup {
  kind: EditorKind
  /** Stored HTML to begin with; a later one is not looked at. */
  initial: string
  placeholder?: string
  send?: SendPicture
  /** What is written by now, as it is to be stored; empty where it is nothing. */
  onChange: (html: string) => void
  onRefused: (reason: string) => void
  onLink: () => void
}

const same = (a: Formats, b: Formats) => JSON.stringify(a) === JSON.stringify(b)

/** The editor in a box of the page, the formats at the place that is written at, and what is written. */
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
    const around = box.current
    if (!around) return undefined
    const container = document.createElement('div')
    around.append(container)
    const { kind, initial, placeholder, send } = latest.current
    const made = makeEditor(container, {
      kind,
      html: initial,
      placeholder,
      send,
      onRefused: (reason) => latest.current.onRefused(reason),
      onLink: () => latest.current.onLink(),
    })
    const { quill } = made
    quill.root.classList.add('rich')
    let timer: ReturnType<typeof setTimeout> | undefined
    let touched = false
    const keep = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      latest.current.onChange(storedHtml(quill.root))
    }
    flush.current = () => {
      keep()
      return touched ? storedHtml(quill.root) : initial
    }
    quill.on(Quill.events.TEXT_CHANGE, () => {
      touched = true
      clearTimeout(timer)
      timer = setTimeout(keep, typingPause)
    })
    quill.on(Quill.events.EDITOR_CHANGE, () => {
      if (!quill.hasFocus()) return
      const range = quill.selection.lastRange
      const now: Formats = range ? quill.getFormat(range) : {}
      setFormats((before) => (same(before, now) ? before : now))
    })
    quill.root.addEventListener('blur', keep)
    addEventListener('pagehide', keep)
    setEditor(made)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
      container.remove()
      setEditor(undefined)
    }
  }, [])

  const written = useCallback(() => flush.current(), [])
  return { box, editor, formats, setFormats, written }
}
