import { counted } from './counted'
import type { PageText } from './first-texts'
import { formatDate } from './presentation'

export const seccionText = ({ nombre, descripcion }: { nombre: string; descripcion: string }): PageText => ({
  title: `${nombre} · Foro`,
  description: descripcion || `Los temas de ${nombre} en el foro.`,
})

interface TemaFacts {
  titulo: string
  creador: string
  created_at: string
  respuestas: number
}
/** The text below a topic's title on its card: author, date, number of replies. */
export const temaNote = ({ creador, created_at, respuestas }: Omit<TemaFacts, 'titulo'>) =>
  `${creador} · ${formatDate(created_at)} · ${counted(respuestas, 'respuesta', 'respuestas')}`
/** Title and description of a topic's page. `beginning`: how the topic's first post begins, as plain text. */
export const temaText = (tema: TemaFacts, beginning: string): PageText => ({
  title: tema.titulo,
  description: beginning || temaNote(tema),
})
