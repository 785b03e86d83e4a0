import type { CommentDecision } from '@trinchera/contract/anuncios'
import { idempotencyHeader } from '@trinchera/contract/ladder'
import { anuncioById } from '@trinchera/db/queries/anuncios/anuncios'
import { reportedComments } from '@trinchera/db/queries/anuncios/comment-reports'
import { commentsOf } from '@trinchera/db/queries/anuncios/comments'
import { commentsPageSize, reportedCommentsPageSize } from '@trinchera/rules/limits'
import { staffMay } from '@trinchera/rules/permissions'
import { handlersOf } from '../../http/handler'
import { pageMetaOf, pageOf } from '../../http/page'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { createComment } from './create-comment'
import { deleteComment } from './delete-comment'
import { moderateComment } from './moderate-comment'
import { reportComment } from './report-comment'
import { updateComment } from './update-comment'

const decided: Record<CommentDecision, string> = {
  ocultar: 'Comentario oculto',
  mostrar: 'Comentario a la vista',
  eliminar: 'Comentario eliminado',
}

export function comentarioHandlers(services: Services) {
  const { db } = services.database
  return handlersOf({
    listComments: async ({ params, query, session }) => {
      const { titulo } = found(await anuncioById(db, params.id), 'Ese anuncio no existe')
      const page = pageOf(query, commentsPageSize)
      const viewer = session && { id: session.id, moderates: staffMay(session, 'comments.moderate') }
      const { comments, total } = await commentsOf(db, params.id, viewer, page)
      return { message: titulo, data: comments, meta: pageMetaOf(page, total) }
    },
    createComment: async ({ body, session, header }) => ({
      message: 'Comentario enviado',
      data: await createComment(services, session, body, header(idempotencyHeader)),
    }),
    updateComment: async ({ params, body, session }) => ({
      message: 'Comentario corregido',
      data: await updateComment(services, session, params.id, body.contenido),
    }),
    deleteComment: async ({ params, session }) => {
      await deleteComment(services, session, params.id)
      return { message: 'Comentario borrado', data: null }
    },
    reportComment: async ({ params, body, session }) => {
      await reportComment(services, session, params.id, body.motivo)
      return { message: 'Gracias. La administración revisará el comentario', data: null }
    },
    listReportedComments: async ({ query }) => {
      const page = pageOf(query, reportedCommentsPageSize)
      const { comments, total } = await reportedComments(db, page)
      return { message: 'Comentarios por revisar', data: comments, meta: pageMetaOf(page, total) }
    },
    moderateComment: async ({ params, body, session }) => {
      await moderateComment(services, session, params.id, body.decision, body.motivo)
      return { message: decided[body.decision], data: null }
    },
  })
}
