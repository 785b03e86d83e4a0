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
  /** Opens the editor, or focuses it if it is open. */
  write: () => void
}

interface EntryBoxProps {
  /** Storage key of the unsent text. */
  draft: string
  /**
   * Texts of the link to the login, of the button that opens the editor and of the one that sends, and the error for a text that is too
   * long.
   */
  words: { login: string; open: string; send: string; tooLong: string }
  /** True to open the editor with a text to be edited, and to focus it. */
  focused: boolean
  /** Content above the editor: the entry that is being answered. */
  above?: Elements
  /** Content below the editor: the limits. */
  note?: Elements
  /** True while sending is not allowed; `note` says why. */
  disabled?: boolean
  /** True once no more entries are accepted: a typed text stays, and no new one can be started. */
  shut?: boolean
  /** `mentions`: true if players can be mentioned by `@name`. */
  kind: EditorKind
  mentions?: boolean
  /** Returns the reason why the server would refuse a text; empty if it would accept it. */
  check?: (html: string) => string
  onType?: () => void
  /** Called when the editor is closed without sending. */
  onCancel?: () => void
  /** Returns false if the text was not accepted: then it stays in the editor. */
  onSend: (html: string) => boolean
  ref?: Ref<EntryBoxHandle>
}

/** A button that opens the editor of a new entry; the editor is open from the start if there is a draft. */
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
      <p className={css.box}>
        <Link className="more" to={paths.login(pathname + search)}>
          {words.login}
        </Link>
      </p>
    )
  }
  if (!open) {
    return (
      <div className={css.box} ref={opener}>
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
    // The focused element is unmounted with the editor, so the button that opened it gets the focus.
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus({ preventScroll: true }))
  }

  function send() {
    const html = editor.current?.html() ?? ''
    // An empty comment is not sent, and no message is shown (docs/behaviour/anuncios-and-foro.md#Comment box).
    if (!html) return
    const wrong = new TextEncoder().encode(html).length > commentBytes ? words.tooLong : check?.(html)
    if (wrong) setError(wrong)
    else if (onSend(html)) collapse()
  }

  return (
    <div className={css.box}>
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
      <div className={css.footer}>
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
