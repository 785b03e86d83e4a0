import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { FieldError } from '../form/FieldError'
import '../rich/rich.css'
import { mostMentions } from '@trinchera/rules/limits'
import type { EditorKind } from './formats'
import { NameList, nameOptionId } from './NameList'
import completion from './names.module.css'
import './quill.css'
import css from './RichEditor.module.css'
import { ToolPanel } from './ToolPanel'
import { Toolbar } from './Toolbar'
import type { PanelName } from './tools'
import type { SendPicture } from './uploads'
import { useEditor } from './use-editor'
import { useNameCompletion } from './use-name-completion'

export interface EditorHandle {
  /** Returns the text as HTML to be stored; '' if the text has no visible content. */
  html: () => string
  /** True while pictures are being uploaded. */
  busy: () => boolean
  clear: () => void
  focus: () => void
}

export interface RichEditorProps {
  kind: EditorKind
  /** HTML of the initial text. Later changes of this prop have no effect: to show another text, give the editor another `key`. */
  initial: string
  onChange: (html: string) => void
  label: string
  placeholder?: string
  help?: string
  error?: string
  /** Uploads a picture; if undefined, the editor refuses pictures. */
  send?: SendPicture
  /** True if `@name` mentions a player: the editor completes names and says if a text mentions too many players. */
  mentions?: boolean
  /** True to focus the editor when it is mounted. */
  focused?: boolean
  ref?: Ref<EditorHandle>
}

/** The rich text editor: Quill with the site's own toolbar, which is accessible and in Spanish. Use it through `LazyEditor`. */
export default function RichEditor({
  kind,
  initial,
  onChange,
  label,
  placeholder,
  help,
  error,
  send,
  mentions = false,
  focused,
  ref,
}: RichEditorProps) {
  const id = useId()
  const [panel, setPanel] = useState<PanelName>()
  const [refusal, setRefusal] = useState('')
  const toolbar = useRef<HTMLDivElement>(null)
  const { box, editor, formats, setFormats, readHtml } = useEditor({
    kind,
    initial,
    placeholder,
    send,
    onChange,
    onRefused: setRefusal,
    onLink: () => setPanel('link'),
  })
  const { options, active, caret, calls, choose, onKeyDownCapture } = useNameCompletion(editor, mentions)
  const current = options[active]
  const activeId = current && nameOptionId(`${id}-names`, current)

  useEffect(() => {
    if (!editor) return
    const { root } = editor.quill
    const describedBy = [help && !error ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
    const attributes = {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': describedBy,
      'aria-invalid': error ? 'true' : '',
      'aria-autocomplete': mentions ? 'list' : '',
      'aria-controls': activeId ? `${id}-names` : '',
      'aria-activedescendant': activeId ?? '',
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value) root.setAttribute(name, value)
      else root.removeAttribute(name)
    }
  }, [activeId, editor, error, help, id, mentions])
  useEffect(() => {
    if (focused) editor?.quill.focus()
  }, [editor, focused])
  useImperativeHandle(
    ref,
    () => ({
      html: readHtml,
      busy: () => editor?.uploads?.busy() ?? false,
      clear: () => {
        editor?.load('')
        readHtml()
      },
      focus: () => editor?.quill.focus(),
    }),
    [editor, readHtml],
  )

  return (
    <div className="form-field">
      <span className="label" id={`${id}-label`} onClick={() => editor?.quill.focus()}>
        {label}
      </span>
      <div
        className={`${css.editor} ${kind === 'anuncio' ? css.anuncio : ''} ${error ? css.invalid : ''}`}
        aria-busy={!editor}
      >
        <Toolbar
          ref={toolbar}
          kind={kind}
          editor={editor}
          formats={formats}
          onFormats={setFormats}
          openPanel={panel}
          panelId={`${id}-panel`}
          onPanel={(next) => {
            setRefusal('')
            setPanel(next)
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
        <div className={completion.around} onKeyDownCapture={onKeyDownCapture}>
          <div
            className={css.text}
            ref={box}
            // the text is stored exactly as it is shown here, so browsers must not translate it
            translate="no"
            onKeyDown={(event) => {
              // Alt+F10 is the usual shortcut from an editor's text to its toolbar.
              if (event.altKey && event.key === 'F10')
                toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
            }}
          />
          {caret && current && (
            <NameList id={`${id}-names`} options={options} active={active} caret={caret} onChoose={choose} />
          )}
        </div>
      </div>
      {calls >= mostMentions && (
        <p className="small brass mt-2" role="status">
          {calls === mostMentions
            ? `Ya nombras a ${calls} jugadores, lo máximo en un mensaje.`
            : `Nombras a ${calls} jugadores y un mensaje puede nombrar a ${mostMentions}: quita ${calls - mostMentions}.`}
        </p>
      )}
      <FieldError icon role="alert" text={refusal} />
      {error ? (
        <FieldError icon id={`${id}-error`} text={error} />
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
