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
  /** Opens the editor, or gives it the focus. */
  write: () => void
}

interface EntryBoxProps {
  /** Where what is typed is kept. */
  draft: string
  /** Of the link to the login, of the button that opens the editor, and of the one that sends; what weighs too much. */
  words: { login: string; open: string; send: string; tooLong: string }
  /** Opened with a text to be edited, which gets the focus. */
  focused: boolean
  /** Above the editor: what is being answered. */
  above?: Elements
  /** Below the editor: limits. */
  note?: Elements
  /** Nothing is sent for now; `note` says why. */
  disabled?: boolean
  /** Nothing is taken any more: what was typed stays, and nothing is begun. */
  shut?: boolean
  /** Players are called by `@name`. */
  kind: EditorKind
  mentions?: boolean
  /** Why a text would be refused; empty: it would not. */
  check?: (html: string) => string
  onType?: () => void
  /** Closed without sending. */
  onCancel?: () => void
  /** Returns false where it was not taken: then the text stays. */
  onSend: (html: string) => boolean
  ref?: Ref<EntryBoxHandle>
}

/** A button that opens the editor of a new entry; open from the start where there is a draft. */
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
    // The focused element is unmounted with the editor.
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus({ preventScroll: true }))
  }

  function send() {
    const html = editor.current?.html() ?? ''
    // An empty comment is not sent, without a message (docs/behaviour/anuncios-and-foro.md#Comment box).
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
