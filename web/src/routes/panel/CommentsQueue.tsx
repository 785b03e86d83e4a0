import { ReportedComments } from '../../features/panel/comentarios/ReportedComments'

/** The reported comments, each as it looks below its announcement. */
export const CommentsQueue = () => <ReportedComments body={(comment) => <p>{comment.comentario.replace(/<[^>]*>/g, ' ')}</p>} />
