import { RichText } from '../../features/anuncios/rich/RichText'
import { ReportedComments } from '../../features/panel/comentarios/ReportedComments'

/** The reported comments, each as it looks below its announcement. */
export const CommentsQueue = () => (
  <ReportedComments body={({ comentario }) => <RichText html={comentario} below={2} />} />
)
