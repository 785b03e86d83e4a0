import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { messageOf } from '../../lib/api'
import { useTextDraft } from '../../lib/text-draft'
import { Button } from '../controls/Button'
import type { EditorHandle } from '../editor/RichEditor'
import { LazyEditor } from '../editor/LazyEditor'
import { toast } from '../toast/toast'
import type { Discussion, Entry } from './discussion'
import css from './editor-box.module.css'
import { useRemainingEditTime } from './edit-time'

interface EntryEditProps {
  discussion: Discussion
  entry: Entry
  html: string
  /** True for moderators, who may edit without a time limit. */
  unlimited: boolean
  onClose: () => void
}

/** The editor of a comment or post, shown in its place. */
export function EntryEdit({ discussion, entry, html, unlimited, onClose }: EntryEditProps) {
  const { noun } = discussion
  const remaining = useRemainingEditTime(entry)
  const editor = useRef<EditorHandle>(null)
  const draft = useTextDraft(`${noun}-corregido:${entry.id}`)
  const close = () => {
    draft.removeStored()
    onClose()
  }
  const save = useMutation({
    mutationFn: (contenido: string) => discussion.update(entry.id, contenido),
    onSuccess: ({ message }) => {
      toast.success(message)
      close()
    },
    onError: (error) => toast.error(messageOf(error, 'No pudimos guardar la corrección. Lo que escribiste sigue acá.')),
  })
  const limit = remaining ? `Puedes corregirlo ${remaining} más.` : 'Se acabó el tiempo para corregirlo.'

  return (
    <div>
      <LazyEditor
        ref={editor}
        focused
        kind={discussion.noun === 'mensaje' ? 'post' : 'comment'}
        label={unlimited ? `El ${noun} de ${entry.creador}` : `Tu ${noun}`}
        initial={draft.text || html}
        onChange={draft.store}
        mentions={discussion.mentions}
        help={unlimited ? undefined : limit}
      />
      <div className={`row mt-3 ${css.footer}`}>
        <Button className={css.act} onClick={close}>
          Cancelar
        </Button>
        <Button
          kind="primary"
          className={css.act}
          pending={save.isPending}
          pendingText="Guardando…"
          disabled={!unlimited && !remaining}
          onClick={() => {
            const corrected = editor.current?.html() ?? ''
            if (corrected) save.mutate(corrected)
          }}
        >
          Guardar
        </Button>
      </div>
    </div>
  )
}
