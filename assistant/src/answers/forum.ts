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
import { rootOf } from '../words/vocabulary'
import { has, wantedWords } from './text-search'

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

/** The topics of the forum whose titles have `least` or more of what is looked for, each with how much; those with the most first. */
async function topicsWith(words: readonly string[], { db }: Site, least: number) {
  const roots = [...new Set(wantedWords(words, 'conversa', 'foro').map(rootOf))]
  const { temas } = await temasOf(db, null, {}, { pagina: 1, por_pagina: looked })
  return temas
    .map((tema) => ({ tema, hits: roots.filter((root) => has(rootsOf(tema.titulo), root)).length, of: roots.length }))
    .filter(({ hits }) => hits >= least)
    .sort((a, b) => b.hits - a.hits)
}

/** The first post of a topic, and what was answered to it. */
async function postsOf({ id, slug }: Tema, { db }: Site) {
  const { mensajes } = await mensajesOf(db, id, null, { pagina: 1, por_pagina: answersShown + 1 })
  const [first, ...others] = mensajes
  const told = others.map(({ id: mensaje, creador, contenido }) => {
    const quote = quoted(extracto(textOf(contenido), longestAnswer))
    return `${link(creador, paths.mensaje(id, slug, mensaje))}: «${quote}»`
  })
  return { first, answers: bullets(told) }
}

/** The topic of the forum whose title has the most of what is looked for, with its first post and what was answered; null where none has `least` words of it, and half or more. */
export async function topicNamed(words: readonly string[], site: Site, least = 1): Promise<Reply | null> {
  const [best] = await topicsWith(words, site, least)
  if (!best || best.hits * 2 < best.of) return null
  const { tema } = best
  const { id, slug, creador, created_at, respuestas } = tema
  const { first, answers } = await postsOf(tema, site)
  const begins = first ? `: «${quoted(extracto(textOf(first.contenido), longestFirst))}»` : ''
  const count = `Tiene ${counted(respuestas, '1 respuesta', `${respuestas} respuestas`)}:`
  return {
    text: lines(
      `${topicLink(tema)}, de ${bold(quoted(creador))} (${formatDate(created_at)})${begins}`,
      respuestas ? count : 'Todavía no tiene respuestas.',
      answers,
    ),
    ...(first ? { texto: paths.mensaje(id, slug, first.id) } : {}),
  }
}

/** What the forum says of how something is played. */
export const advice = async ({ words, site }: Asked): Promise<Reply> =>
  (await topicNamed(
    words.map(({ plain }) => plain),
    site,
  )) ?? forumNow({ site })
