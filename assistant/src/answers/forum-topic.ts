import type { Hallazgo, Tema } from '@trinchera/contract/foro'
import { mensajesOf } from '@trinchera/db/queries/foro/mensajes'
import { temasOf } from '@trinchera/db/queries/foro/temas'
import { paths } from '@trinchera/contract/site-paths'
import { extracto } from '@trinchera/rules/foro'
import { textOf } from '@trinchera/rules/html-text'
import { formatDate } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import { rootsOf } from '../names/texts'
import type { Question } from '../understand'
import { bold, bullets, counted, lines, link, quoted } from '../wording'
import { rootOf } from '../words/vocabulary'
import { has, wantedWords } from './text-search'

/** They ask of the forum, and say nothing of what is looked for there. */
export const leftOut =
  /^(?:ultimamente|estos|dias|semana|ahora|hoy|ayer|movimiento|tanto|discut\w+|convers\w+|postean|gente|comunidad|cosas|pasando|pasa|onda|foros?|forum|temas?|hilos?|posts?|mensajes?|conversacion(?:es)?|hay|han|habla\w*|dich\w|dij\w+|escrit\w|escrib\w+|alguien|alguno?s?|alguna|gente|opinan?|comentan?|pregunt\w+|public\w+|busc\w+|encuentr\w+|acerca|otro|muestra\w*|nada|arregl\w+|solucion\w+|resolv\w+|respuestas?)$/

export const topicOf = (titulo: string, id_tema: number, slug: string) => link(titulo, paths.tema(id_tema, slug))

/** How many answers of a topic are told, and how much of each. */
const [answersShown, longestAnswer] = [3, 200]

/** What others answered in a topic. */
export async function answersIn(
  { id_tema, slug }: Pick<Hallazgo, 'id_tema' | 'slug'>,
  { db }: Site,
  /** What its author wrote again too. */
  all = false,
): Promise<string> {
  const { mensajes } = await mensajesOf(db, id_tema, null, { pagina: 1, por_pagina: answersShown + 1 })
  const [first, ...others] = mensajes
  return bullets(
    others
      .filter(({ id_creador }) => all || id_creador !== first?.id_creador)
      .map(({ id, creador, contenido }) => {
        const text = extracto(textOf(contenido), longestAnswer)
        return `${link(creador, paths.mensaje(id_tema, slug, id))}: «${quoted(text)}»`
      }),
  )
}
export const topicsLooked = 200

/** The topic whose title has the most of what is looked for; null where none has half of it. */
export async function topicNamed(wanted: readonly string[], { db }: Site): Promise<Tema | null> {
  if (!wanted.length) return null
  const { temas } = await temasOf(db, null, {}, { pagina: 1, por_pagina: topicsLooked })
  const roots = wanted.map(rootOf)
  const [best] = temas
    .map((tema) => {
      const own = rootsOf(tema.titulo)
      return { tema, hits: roots.filter((root) => has(own, root)).length }
    })
    .sort((a, b) => b.hits - a.hits)
  return best && best.hits * 2 >= roots.length && best.hits > 0 ? best.tema : null
}
const ofSaying =
  /^(?:que|dic\w+|dij\w+|sale|respond\w+|contest\w+|coment\w+|opin\w+|recom\w+|aconsej\w+|trata|habla|lee\w*|resum\w+|consejos?|conclusion|tips?|trucos?|alguien|ultim\w+|mas|nuevo|reciente)$/
const longestFirst = 400

/** A topic with its first post and what others answered. */
export async function wholeTopic(
  { id, slug, titulo, creador, created_at, respuestas }: Tema,
  site: Site,
): Promise<Reply> {
  const { mensajes } = await mensajesOf(site.db, id, null, { pagina: 1, por_pagina: 1 })
  const [first] = mensajes
  const answers = await answersIn({ id_tema: id, slug }, site, true)
  return {
    text: lines(
      `${topicOf(titulo, id, slug)}, de ${bold(quoted(creador))} (${formatDate(created_at)})${first ? `: «${quoted(extracto(textOf(first.contenido), longestFirst))}»` : ''}`,
      respuestas
        ? lines(`Tiene ${counted(respuestas, '1 respuesta', `${respuestas} respuestas`)}:`, answers)
        : 'Todavía no tiene respuestas.',
    ),
    ...(first ? { texto: paths.mensaje(id, slug, first.id) } : {}),
  }
}

/** The topic whose title has two words or more of a question, and most of them; null where there is none. */
export async function topicAbout({ words }: Pick<Question, 'words'>, site: Site): Promise<Reply | null> {
  const plain = words.map((word) => word.plain)
  const roots = [
    ...new Set(
      wantedWords(plain, leftOut)
        .filter((word) => !ofSaying.test(word))
        .map(rootOf),
    ),
  ]
  if (roots.length < 2) return null
  const { temas } = await temasOf(site.db, null, {}, { pagina: 1, por_pagina: topicsLooked })
  const found = temas
    .map((tema) => ({ tema, hits: roots.filter((root) => has(rootsOf(tema.titulo), root)).length }))
    .sort((a, b) => b.hits - a.hits)[0]
  return found && found.hits > 1 && found.hits * 3 >= roots.length * 2 ? wholeTopic(found.tema, site) : null
}
