import type { Comment } from '@trinchera/contract/anuncios'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, messageOf } from '../../../lib/api'
import { Button } from '../../../ui/controls/Button'
import { toast } from '../../../ui/toast/toast'
import { useEditTime } from './edit-time'
import type { EditorHandle } from '../editor/RichEditor'
import { LazyEditor } from '../editor/LazyEditor'
import { threadQuery } from '../queries'
import { withComment } from './thread'
import { useKept } from './use-kept'

interface CommentEditProps {
  comment: Comment
  onClose: () => void
}

/** Corrects one's own comment where it stands. */
export function CommentEdit({ comment, onClose }: CommentEditProps) {
  const client = useQueryClient()
  const rest = useEditTime(comment)
  const editor = useRef<EditorHandle>(null)
  const draft = useKept(`comentario-corregido:${comment.id}`)
  const close = () => {
    draft.forget()
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
        initial={draft.typed || comment.comentario}
        onChange={draft.keepTyped}
        help={rest ? `Puedes corregirlo ${rest} más.` : 'Se acabó el tiempo para corregirlo.'}
      />
      <div className="edf">
        <Button onClick={close}>Cancelar</Button>
        <Button
          kind="primary"
          pending={save.isPending}
          pendingText="Guardando…"
          disabled={!rest}
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
