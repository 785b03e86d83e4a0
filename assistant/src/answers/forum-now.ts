import { paths } from '@trinchera/contract/site-paths'
import { seccionCounts } from '@trinchera/db/queries/foro/secciones'
import { temasOf } from '@trinchera/db/queries/foro/temas'
import { slugOf } from '@trinchera/rules/foro'
import { formatDate } from '@trinchera/rules/presentation'
import type { Asked, Reply } from '../intent'
import { bold, bullets, counted, lines, link, quoted } from '../wording'
import { topicOf } from './forum-topic'

/** As many topics are listed. */
const shown = 5

/** What the forum holds: how much was written, where, and the topics that were written in last. */
export async function forumNow({ site }: Asked): Promise<Reply> {
  const { temas } = await temasOf(site.db, null, {}, { pagina: 1, por_pagina: shown })
  const forum = link('Foro', paths.foro)
  if (!temas.length) return { text: `En el ${forum} todavía no hay temas: el primero puede ser tuyo.` }
  const counts = [...(await seccionCounts(site.db, null)).values()]
  const sum = (of: 'temas' | 'mensajes') => counts.reduce((total, each) => total + Number(each[of]), 0)
  const [topics, posts] = [sum('temas'), sum('mensajes')]
  const sections = (await site.opciones()).foro.map(({ nombre }) => link(nombre, paths.foroSeccion(slugOf(nombre))))
  return {
    text: lines(
      `En el ${forum} hay ${bold(counted(topics, '1 tema', `${topics} temas`))} y ${bold(counted(posts, '1 mensaje', `${posts} mensajes`))}. Lo último:`,
      bullets(
        temas.map(
          ({ id, titulo, slug, ultimo }) =>
            `${topicOf(titulo, id, slug)}${ultimo ? ` (${formatDate(ultimo.fecha)}, ${quoted(ultimo.creador)})` : ''}`,
        ),
      ),
      `Secciones: ${sections.join(', ')}.`,
    ),
    sugerencias: ['¿Cómo abro un tema en el foro?'],
  }
}
