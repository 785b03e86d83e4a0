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
import type { Question } from '../understand'
import { bold, bullets, counted, lines, link, quoted } from '../wording'
import { plainText } from '../words/plain'
import { rootOf } from '../words/vocabulary'
import { has, wantedWords } from './text-search'

/** As many topics are listed, and looked through; as many answers of one are told. */
const [shown, looked, answersShown] = [5, 200, 3]
const [longestFirst, longestAnswer] = [400, 200]

const topicLink = ({ id, titulo, slug }: Pick<Tema, 'id' | 'titulo' | 'slug'>) => link(titulo, paths.tema(id, slug))

/** What the forum holds: how much was written, where, and the topics that were written in last. */
export async function forumNow({ site }: Asked): Promise<Reply> {
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

/** They ask of the forum, and say nothing of what is looked for there. */
const leftOut =
  /^(?:ultimamente|estos|dias|semana|ahora|hoy|ayer|movimiento|tanto|discut\w+|convers\w+|postean|gente|comunidad|cosas|pasando|pasa|onda|foros?|forum|threads?|topics?|temas?|hilos?|posts?|mensajes?|conversacion(?:es)?|hay|han|habla\w*|dic\w+|dij\w+|escrit\w|escrib\w+|alguien|alguno?s?|alguna|opin\w+|coment\w+|pregunt\w+|public\w+|busc\w+|encuentr\w+|acerca|otro|muestra\w*|nada|arregl\w+|solucion\w+|resolv\w+|resp\w+|que|sale|contest\w+|recom\w+|aconsej\w+|trata|lee\w*|resum\w+|consejos?|conclusion|tips?|trucos?|ultim\w+|mas|nuevo|reciente)$/

/** The topics of the forum whose titles have `least` or more of what is looked for, each with how much; those with the most first. */
async function topicsWith(words: readonly string[], { db }: Site, least: number) {
  const roots = [...new Set(wantedWords(words, leftOut).map(rootOf))]
  const { temas } = await temasOf(db, null, {}, { pagina: 1, por_pagina: looked })
  return temas
    .map((tema) => ({ tema, hits: roots.filter((root) => has(rootsOf(tema.titulo), root)).length, of: roots.length }))
    .filter(({ hits }) => hits >= least)
    .sort((a, b) => b.hits - a.hits)
}

/** Topics whose title has two words or more of what goes wrong, as lines to add; empty where there is none. */
export async function alsoInForum(words: Question['words'], site: Site): Promise<string> {
  const found = await topicsWith(
    words.map(({ plain }) => plain),
    site,
    2,
  )
  const [best] = found
  if (!best) return ''
  const { answers } = await postsOf(best.tema, site)
  return lines(
    'En el foro ya se habló de algo así:',
    bullets(found.slice(0, shown).map(({ tema }) => topicLink(tema))),
    answers && lines('En el primero contestaron:', answers),
  )
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

const advice =
  /\b(?:consejos?|tips?|trucos?|tacticas?|estrategias?|recomendacion(?:es)?|datos?|ideas?|maneras?|formas?)\b.*\b(?:para|pa|pal|de|del|en|sobre|con)\b|\bque (?:se )?(?:dicen?|opinan?|recomiendan?|aconsejan?) (?:de|del|sobre|para|pa|pal)\b|\bcomo (?:se )?(?:defiend\w*|defender|ataca\w*|atacar|ataco|cuid\w+|tom(?:o|ar|a)|aguant\w+|gan(?:o|ar) (?:el|la|en))\b/
const ofAdvice =
  /^(?:tacticas?|estrategias?|recomendacion(?:es)?|datos?|ideas?|maneras?|formas?|buen[oa]s?|mejor(?:es)?|clan|jugar|juego|mapas?|partidas?|servidor|etapa|tabla|ladder|subir|ganar|rivales?|entrar|segun|viejos|veteranos|cabros|jaja\w*|ustedes|defiend\w*|defender)$/
const ofTexts = /\b(?:reglamento|reglas?|normas?|anuncios?|noticias?)\b/

/** The topic of the forum that tells how to play something, to who asks for advice on it; null where none does. */
export async function adviceIn({ words, mentions }: Question, site: Site): Promise<Reply | null> {
  const text = plainText(words)
  if (mentions.length || !advice.test(text) || ofTexts.test(text)) return null
  const rest = words.flatMap(({ plain }) => (ofAdvice.test(plain) ? [] : [plain]))
  return topicNamed(rest, site)
}
