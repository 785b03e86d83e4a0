import type { Handlers } from '../../handler'
import { RuleError } from '../../rule-error'

type Names = 'listAnuncios' | 'getAnuncio' | 'createAnuncio' | 'updateAnuncio' | 'deleteAnuncio' | 'uploadAnuncioPicture' | 'listComments' | 'createComment' | 'updateComment' | 'deleteComment' | 'reportComment' | 'listReportedComments' | 'moderateComment'

const unbuilt = () => Promise.reject(new RuleError(503, 'Todavía no está'))

export function anuncioHandlers(): Handlers<Names> {
  return { listAnuncios: unbuilt, getAnuncio: unbuilt, createAnuncio: unbuilt, updateAnuncio: unbuilt, deleteAnuncio: unbuilt, uploadAnuncioPicture: unbuilt, listComments: unbuilt, createComment: unbuilt, updateComment: unbuilt, deleteComment: unbuilt, reportComment: unbuilt, listReportedComments: unbuilt, moderateComment: unbuilt }
}
