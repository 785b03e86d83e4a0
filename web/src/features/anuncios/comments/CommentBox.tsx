import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../../../lib/session'
import { commentBytes } from '@trinchera/rules/limits'
import { Button } from '../../../ui/controls/Button'
import type { EditorHandle } from '../editor/RichEditor'
import { LazyEditor } from '../editor/LazyEditor'
import css from './comment-editor.module.css'
import { useTextDraft } from '../use-text-draft'

export const draftKey = (anuncio: number) => `comentario:${anuncio}`

interface CommentBoxProps {
  anuncio: number
  /** Opened with a text to be edited, which gets the focus. */
  focused: boolean
  /** Returns false where it was not taken: then the text stays. */
  onSend: (html: string) => boolean
}

/** A button that opens the editor of a new comment; open from the start where there is a draft. */
export function CommentBox({ anuncio, focused, onSend }: CommentBoxProps) {
  const session = useSession()
  const { pathname } = useLocation()
  const draft = useTextDraft(draftKey(anuncio))
  const [justOpened, setJustOpened] = useState(focused)
  const [open, setOpen] = useState(draft.text !== '')
  const [error, setError] = useState('')
  const editor = useRef<EditorHandle>(null)
  const opener = useRef<HTMLDivElement>(null)

  if (!session) {
    return (
      <p className={css.box}>
        <Link className="more" to={paths.login(pathname)}>
          Inicia sesión para comentar este anuncio
        </Link>
      </p>
    )
  }
  if (!open) {
    return (
      <div className={css.box} ref={opener}>
        <Button
          kind="primary"
          onClick={() => {
            setJustOpened(true)
            setOpen(true)
          }}
        >
          Comentar Este Anuncio
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
    // An empty comment is not sent, without a message (docs/behaviour.md#Comment box).
    if (!html) return
    if (new TextEncoder().encode(html).length > commentBytes) {
      setError('El comentario pesa más de 20 kB. Acórtalo un poco.')
      return
    }
    if (onSend(html)) collapse()
  }

  return (
    <div className={css.box}>
      <LazyEditor
        ref={editor}
        kind="comment"
        label="Comentar Este Anuncio"
        focused={justOpened}
        initial={draft.text}
        error={error}
        onChange={(html) => {
          setError('')
          if (html) draft.store(html)
          else draft.clear()
        }}
      />
      <div className={css.footer}>
        <span className={`small dim ${css.status}`} role="status">
          {draft.status}
        </span>
        <Button className={css.act} onClick={collapse}>
          Cancelar
        </Button>
        <Button kind="primary" className={css.act} onClick={send}>
          Enviar Comentario
        </Button>
      </div>
    </div>
  )
}
