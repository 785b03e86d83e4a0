import type { Comment } from '@trinchera/contract/anuncios'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, messageOf } from '../../../lib/api'
import { Button } from '../../../ui/controls/Button'
import { toast } from '../../../ui/toast/toast'
import { useRemainingEditTime } from './edit-time'
import type { EditorHandle } from '../editor/RichEditor'
import { LazyEditor } from '../editor/LazyEditor'
import css from './comment-editor.module.css'
import { threadQuery } from '../queries'
import { withComment } from './thread'
import { useTextDraft } from '../use-text-draft'

interface CommentEditProps {
  comment: Comment
  onClose: () => void
}

/** The editor of one's own comment, in the place of the comment. */
export function CommentEdit({ comment, onClose }: CommentEditProps) {
  const client = useQueryClient()
  const remaining = useRemainingEditTime(comment)
  const editor = useRef<EditorHandle>(null)
  const draft = useTextDraft(`comentario-corregido:${comment.id}`)
  const close = () => {
    draft.removeStored()
    onClose()
  }
  const save = useMutation({
    mutationFn: (contenido: string) => api.updateComment({ params: { id: comment.id }, body: { contenido } }),
    onSuccess: ({ data, message }) => {
      client.setQueryData(threadQuery(comment.idAnuncio).queryKey, (thread) => thread && withComment(thread, data))
      toast.success(message)
      close()
    },
    onError: (error) => toast.error(messageOf(error, 'No pudimos guardar la corrección. Lo que escribiste sigue acá.')),
  })

  return (
    <div>
      <LazyEditor
        ref={editor}
        focused
        kind="comment"
        label="Tu comentario"
        initial={draft.text || comment.comentario}
        onChange={draft.store}
        help={remaining ? `Puedes corregirlo ${remaining} más.` : 'Se acabó el tiempo para corregirlo.'}
      />
      <div className={css.footer}>
        <Button className={css.act} onClick={close}>
          Cancelar
        </Button>
        <Button
          kind="primary"
          className={css.act}
          pending={save.isPending}
          pendingText="Guardando…"
          disabled={!remaining}
          onClick={() => {
            const html = editor.current?.html() ?? ''
            if (html) save.mutate(html)
          }}
        >
          Guardar
        </Button>
      </div>
    </div>
  )
}
