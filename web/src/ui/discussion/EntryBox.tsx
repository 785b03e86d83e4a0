import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import { Link, useLocation } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../../lib/session'
import { commentBytes } from '@trinchera/rules/limits'
import { useTextDraft } from '../../lib/text-draft'
import { Button } from '../controls/Button'
import type { EditorHandle } from '../editor/RichEditor'
import type { EditorKind } from '../editor/formats'
import { LazyEditor } from '../editor/LazyEditor'
import css from './editor-box.module.css'
import type { Elements } from '../../lib/elements'

export interface EntryBoxHandle {
  /** Opens the editor, or focuses the editor if it is open. */
  write: () => void
}

interface EntryBoxProps {
  /** Key under which the unsent text is stored. */
  draft: string
  /** Texts of the login link, of the button that opens the editor and of the send button, and the error if the text is too long. */
  words: { login: string; open: string; send: string; tooLong: string }
  /** True to open the editor with the focus in it, for a text that is to be edited. */
  focused: boolean
  /** Content above the editor: the comment or post that the viewer replies to. */
  above?: Elements
  /** Content below the editor, such as the limits for new posts. */
  note?: Elements
  /** True while sending is not allowed; `note` gives the reason. */
  disabled?: boolean
  /** True if no more comments or posts are accepted. A text already typed stays, but no new one can be started. */
  shut?: boolean
  /** Which tools the editor has. `mentions`: true if `@name` mentions a player. */
  kind: EditorKind
  mentions?: boolean
  /** Checks a text before it is sent. Returns the reason why the server would refuse it; '' if the server would accept it. */
  check?: (html: string) => string
  onType?: () => void
  /** Called when the editor is closed without sending. */
  onCancel?: () => void
  /** Sends the text. Returns false if it was not accepted: then it stays in the editor. */
  onSend: (html: string) => boolean
  ref?: Ref<EntryBoxHandle>
}

/** A button that opens an editor for a new comment or post. If an unsent text is stored, the editor is open from the start. */
export function EntryBox(props: EntryBoxProps) {
  const { words, focused, above, note, disabled, shut, kind, mentions, check, onType, onCancel, onSend, ref } = props
  const session = useSession()
  const { pathname, search } = useLocation()
  const draft = useTextDraft(props.draft)
  const [justOpened, setJustOpened] = useState(focused)
  const [open, setOpen] = useState(draft.text !== '')
  const [error, setError] = useState('')
  const editor = useRef<EditorHandle>(null)
  const opener = useRef<HTMLDivElement>(null)

  function write() {
    setJustOpened(true)
    setOpen(true)
    editor.current?.focus()
  }
  useImperativeHandle(ref, () => ({ write }))

  if (shut && !open) return null
  if (!session) {
    return (
      <p className="mt-6">
        <Link className="more" to={paths.login(pathname + search)}>
          {words.login}
        </Link>
      </p>
    )
  }
  if (!open) {
    return (
      <div className="mt-6" ref={opener}>
        <Button kind="primary" onClick={write}>
          {words.open}
        </Button>
      </div>
    )
  }

  function collapse() {
    editor.current?.clear()
    draft.removeStored()
    setOpen(false)
    // Closing the editor removes the focused element, so the button that opens the editor gets the focus.
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus({ preventScroll: true }))
  }

  function send() {
    const html = editor.current?.html() ?? draft.text // the editor's code may still be loading below a restored draft
    // An empty comment is not sent, and no message is shown (docs/behaviour/anuncios-and-foro.md#Comment box).
    if (!html) return
    const wrong = new TextEncoder().encode(html).length > commentBytes ? words.tooLong : check?.(html)
    if (wrong) setError(wrong)
    else if (onSend(html)) collapse()
  }

  return (
    <div className="mt-6">
      {above}
      <LazyEditor
        ref={editor}
        kind={kind}
        label={words.open}
        focused={justOpened}
        initial={draft.text}
        mentions={mentions}
        error={error}
        onChange={(html) => {
          setError('')
          if (html) {
            draft.store(html)
            onType?.()
          } else draft.clear()
        }}
      />
      {note}
      <div className={`row mt-3 ${css.footer}`}>
        <span className={`small dim ${css.status}`} role="status">
          {draft.status}
        </span>
        <Button
          className={css.act}
          onClick={() => {
            onCancel?.()
            collapse()
          }}
        >
          Cancelar
        </Button>
        <Button kind="primary" className={css.act} disabled={disabled} onClick={send}>
          {words.send}
        </Button>
      </div>
    </div>
  )
}
