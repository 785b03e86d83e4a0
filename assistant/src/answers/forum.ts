import type { Tema } from '@trinchera/contract/foro'
import { paths } from '@trinchera/contract/site-paths'
import { mensajesOf } from '@trinchera/db/queries/foro/mensajes'
import { seccionCounts } from '@trinchera/db/queries/foro/secciones'
import { temasOf } from '@trinchera/db/queries/foro/temas'
import { extracto, slugOf } from '@trinchera/rules/foro'
import { textOf } from '@trinchera/rules/html-text'
import { formatDate } from '@trinchera/rules/presentation'
import type { Asked, Reply, Site } from '../intent'
import { rootsOf } from '../names/texts'
import { bold, bullets, counted, lines, link, quoted } from '../wording'
import type { Word } from '../words/plain'
import { rootOf } from '../words/vocabulary'
import { has, wantedWords } from './text-search'

/** So many words of a title are enough, however long a question is. */
const enough = 3
/** As many topics are listed, and looked through; as many answers of one are told. */
const [shown, looked, answersShown] = [5, 200, 3]
const [longestFirst, longestAnswer] = [400, 200]

const topicLink = ({ id, titulo, slug }: Pick<Tema, 'id' | 'titulo' | 'slug'>) => link(titulo, paths.tema(id, slug))

/** What the forum holds: how much was written, where, and the topics that were written in last. */
export async function forumNow({ site }: Pick<Asked, 'site'>): Promise<Reply> {
  const { temas } = await temasOf(site.db, null, {}, { pagina: 1, por_pagina: shown })
  const forum = link('Foro', paths.foro)
  if (!temas.length) return { text: `En el ${forum} todavía no hay temas: el primero puede ser tuyo.` }
  const counts = [...(await seccionCounts(site.db, null)).values()]
  const sum = (of: 'temas' | 'mensajes') => counts.reduce((total, each) => total + Number(each[of]), 0)
  const [topics, posts] = [sum('temas'), sum('mensajes')]
  const sections = (await site.opciones()).foro.map(({ nombre }) => link(nombre, paths.foroSeccion(slugOf(nombre))))
  const last = ({ ultimo }: Tema) => (ultimo ? ` (${formatDate(ultimo.fecha)}, ${quoted(ultimo.creador)})` : '')
  return {
    text: lines(
      `En el ${forum} hay ${bold(counted(topics, '1 tema', `${topics} temas`))} y ${bold(counted(posts, '1 mensaje', `${posts} mensajes`))}. Lo último:`,
      bullets(temas.map((tema) => `${topicLink(tema)}${last(tema)}`)),
      `Secciones: ${sections.join(', ')}.`,
    ),
    sugerencias: ['¿Cómo abro un tema en el foro?'],
  }
}

/** The topic of the forum whose title has the most of what is looked for, with its first post and what was answered; null where none has `least` words of it, and half or more. */
export async function topicNamed(words: readonly Word[], { db }: Site, least = 1): Promise<Reply | null> {
  const said = words.map(({ plain }) => plain)
  const roots = [...new Set(wantedWords(said, 'conversa', 'foro').map(rootOf))]
  const hitsOf = ({ titulo }: Tema) => roots.filter((root) => has(rootsOf(titulo), root)).length
  const { temas } = await temasOf(db, null, {}, { pagina: 1, por_pagina: looked })
  const [tema] = temas.toSorted((a, b) => hitsOf(b) - hitsOf(a))
  if (!tema || hitsOf(tema) < Math.max(least, Math.min(roots.length / 2, enough))) return null
  const { id, slug, creador, created_at, respuestas } = tema
  const { mensajes } = await mensajesOf(db, id, null, { pagina: 1, por_pagina: answersShown + 1 })
  const quote = (contenido: string, most: number) => `«${quoted(extracto(textOf(contenido), most))}»`
  const [first, ...others] = mensajes
  const told = others.map(
    ({ id: mensaje, creador: by, contenido }) =>
      `${link(by, paths.mensaje(id, slug, mensaje))}: ${quote(contenido, longestAnswer)}`,
  )
  return {
    text: lines(
      `${topicLink(tema)}, de ${bold(quoted(creador))} (${formatDate(created_at)})${first ? `: ${quote(first.contenido, longestFirst)}` : ''}`,
      respuestas
        ? `Tiene ${counted(respuestas, '1 respuesta', `${respuestas} respuestas`)}:`
        : 'Todavía no tiene respuestas.',
      bullets(told),
    ),
    ...(first ? { texto: paths.mensaje(id, slug, first.id) } : {}),
  }
}

/** What the forum says of how something is played. */
export const advice = async ({ words, site }: Asked): Promise<Reply> =>
  (await topicNamed(words, site)) ?? forumNow({ site })
