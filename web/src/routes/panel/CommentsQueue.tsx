import { RichText } from '../../ui/rich/RichText'
import { ReportedComments } from '../../features/panel/comentarios/ReportedComments'

/** The queue of reported comments. Each comment looks the same as below its anuncio. */
export const CommentsQueue = () => (
  <ReportedComments body={({ comentario }) => <RichText html={comentario} below={2} />} />
)
