import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { Icon } from '../../../ui/controls/Icon'
import './editor.css'
import type { EditorKind } from './formats'
import { ToolPanel } from './ToolPanel'
import { Toolbar } from './Toolbar'
import type { PanelName } from './tools'
import type { SendPicture } from './uploads'
import { useEditor } from './use-editor'

export interface EditorHandle {
  /** What is written at this moment, as it is to be stored; empty where it is nothing. */
  html: () => string
  /** Whether pictures are still on their way into the text. */
  busy: () => boolean
  clear: () => void
  focus: () => void
}

export interface RichEditorProps {
  kind: EditorKind
  /** Stored HTML to begin with; for another, give the editor another `key`. */
  initial: string
  onChange: (html: string) => void
  /** The field's name, above it. */
  label: string
  placeholder?: string
  help?: string
  error?: string
  /** Without it no picture is taken. */
  send?: SendPicture
  /** Begins with the focus in it. */
  focused?: boolean
  ref?: Ref<EditorHandle>
}

/** Writes rich text: our own toolbar over Quill. Its chunk is fetched when somebody writes. */
export default function RichEditor({
  kind,
  initial,
  onChange,
  label,
  placeholder,
  help,
  error,
  send,
  focused,
  ref,
}: RichEditorProps) {
  const id = useId()
  const [panel, setPanel] = useState<PanelName>()
  const [refused, setRefused] = useState('')
  const toolbar = useRef<HTMLDivElement>(null)
  const { box, editor, formats, setFormats, written } = useEditor({
    kind,
    initial,
    placeholder,
    send,
    onChange,
    onRefused: setRefused,
    onLink: () => setPanel('link'),
  })

  useEffect(() => {
    if (!editor) return
    const { root } = editor.quill
    const described = [help && !error ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
    const marks = {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': described,
      'aria-invalid': error ? 'true' : '',
    }
    for (const [name, value] of Object.entries(marks)) {
      if (value) root.setAttribute(name, value)
      else root.removeAttribute(name)
    }
  }, [editor, error, help, id])
  useEffect(() => {
    if (focused) editor?.quill.focus()
  }, [editor, focused])
  useImperativeHandle(
    ref,
    () => ({
      html: written,
      busy: () => editor?.uploads?.busy() ?? false,
      clear: () => {
        editor?.load('')
        written()
      },
      focus: () => editor?.quill.focus(),
    }),
    [editor, written],
  )

  return (
    <div className="fld">
      <span className="lbl" id={`${id}-label`} onClick={() => editor?.quill.focus()}>
        {label}
      </span>
      <div className={`ed ${kind}${error ? ' invalid' : ''}`} aria-busy={!editor}>
        <Toolbar
          ref={toolbar}
          kind={kind}
          editor={editor}
          formats={formats}
          onFormats={setFormats}
          open={panel}
          panelId={`${id}-panel`}
          onOpen={(wanted) => {
            setRefused('')
            setPanel(wanted)
          }}
        />
        {editor && panel && (
          <ToolPanel
            key={panel}
            id={`${id}-panel`}
            panel={panel}
            editor={editor}
            onFormats={setFormats}
            onClose={() => {
              setPanel(undefined)
              editor.quill.focus()
            }}
          />
        )}
        <div
          className="tx"
          ref={box}
          onKeyDown={(event) => {
            // The way of editors everywhere from the text to its tools.
            if (event.altKey && event.key === 'F10')
              toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
          }}
        />
      </div>
      {refused && (
        <p className="err" role="alert">
          <Icon name="warning" size={16} />
          {refused}
        </p>
      )}
      {error ? (
        <p className="err" id={`${id}-error`}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      ) : (
        help && (
          <p className="hint" id={`${id}-help`}>
            {help}
          </p>
        )
      )}
    </div>
  )
}
