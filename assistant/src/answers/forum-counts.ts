import { paths } from '@trinchera/contract/site-paths'
import { seccionCounts } from '@trinchera/db/queries/foro/secciones'
import type { Reply, Site } from '../intent'
import { sayIn } from '../torneos/say'
import { bold, counted, link } from '../wording'

/** How many topics and posts there are, and not how many one may write. */
const asksCount =
  /^(?:y |oye |hola )*(?:cuant[oa]s (?:temas|hilos|posts|mensajes|publicaciones)(?: y (?:temas|mensajes))? (?:hay|tiene|van|existen|lleva|se han (?:escrito|abierto|publicado))|how many (?:topics|threads|posts|messages)(?: and (?:topics|posts))? (?:are|does|has|have))(?: (?:en|el|en el|del|al|escritos|abiertos|total|publicados|foro|forum|hoy por hoy|ahora|there|in|on|the|have|been|written|now))*$/

/** How many topics and posts the forum has; null where that is not asked. */
export async function forumCounted(text: string, { db }: Site, english = false): Promise<Reply | null> {
  if (!asksCount.test(text) || !/\b(?:foro|forum)\b/.test(text)) return null
  const say = sayIn(english)
  const sections = [...(await seccionCounts(db, null)).values()]
  const sum = (of: 'temas' | 'mensajes') => sections.reduce((total, each) => total + Number(each[of]), 0)
  const [topics, posts] = [sum('temas'), sum('mensajes')]
  return {
    text: say(
      `En el ${link('Foro', paths.foro)} hay ${bold(counted(topics, '1 tema', `${topics} temas`))} y ${bold(counted(posts, '1 mensaje', `${posts} mensajes`))}.`,
      `The ${link('forum', paths.foro)} has ${bold(counted(topics, '1 topic', `${topics} topics`))} and ${bold(counted(posts, '1 post', `${posts} posts`))}.`,
    ),
    sugerencias: ['¿Qué hay de nuevo en el foro?'],
  }
}
