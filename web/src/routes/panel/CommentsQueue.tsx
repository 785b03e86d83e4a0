import { RichText } from '../../ui/rich/RichText'
import { ReportedComments } from '../../features/panel/comentarios/ReportedComments'

/** The queue of reported comments, each rendered as it is below its anuncio. */
export const CommentsQueue = () => (
  <ReportedComments body={({ comentario }) => <RichText html={comentario} below={2} />} />
)
