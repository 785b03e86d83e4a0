import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../../../app/session'
import { commentBytes } from '@trinchera/rules/limits'
import { Button } from '../../../ui/controls/Button'
import type { EditorHandle } from '../editor/RichEditor'
import { LazyEditor } from '../editor/LazyEditor'
import { useKept } from './use-kept'

/** Where one writes: a button until somebody wants to, open at once where something half-written waits. */
export function CommentBox({ anuncio, onSend }: { anuncio: number; onSend: (html: string) => void }) {
  const session = useSession()
  const { pathname } = useLocation()
  const draft = useKept(`comentario:${anuncio}`)
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(draft.typed !== '')
  const [error, setError] = useState('')
  const editor = useRef<EditorHandle>(null)
  const opener = useRef<HTMLDivElement>(null)

  if (!session) {
    return (
      <p className="cm-box">
        <Link className="more" to={paths.login(pathname)}>
          Inicia sesión para comentar este anuncio
        </Link>
      </p>
    )
  }
  if (!open) {
    return (
      <div className="cm-box" ref={opener}>
        <Button
          kind="primary"
          onClick={() => {
            setAsked(true)
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
    draft.forget()
    setOpen(false)
    // The focus was on what is gone.
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus({ preventScroll: true }))
  }

  function send() {
    const html = editor.current?.html() ?? ''
    // A blank one is not sent, and nothing is said about it (docs/behaviour.md#Comment box).
    if (!html) return
    if (new TextEncoder().encode(html).length > commentBytes) {
      setError('El comentario pesa más de 20 kB. Acórtalo un poco.')
      return
    }
    onSend(html)
    collapse()
  }

  return (
    <div className="cm-box">
      <LazyEditor
        ref={editor}
        kind="comment"
        label="Comentar Este Anuncio"
        focused={asked}
        initial={draft.typed}
        error={error}
        onChange={(html) => {
          setError('')
          if (html) draft.keepTyped(html)
          else draft.clear()
        }}
      />
      <div className="edf">
        <span className="small dim" role="status">
          {draft.note}
        </span>
        <Button onClick={collapse}>Cancelar</Button>
        <Button kind="primary" onClick={send}>
          Enviar Comentario
        </Button>
      </div>
    </div>
  )
}
