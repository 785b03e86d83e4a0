import { mensajesOf } from '@trinchera/db/queries/foro/mensajes'
import { temasOf } from '@trinchera/db/queries/foro/temas'
import { paths } from '@trinchera/contract/site-paths'
import { extracto } from '@trinchera/rules/foro'
import { textOf } from '@trinchera/rules/html-text'
import { formatDate } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import type { SiteText } from '../names/site-text'
import type { Question } from '../understand'
import type { Word } from '../words/plain'
import { rootOf } from '../words/vocabulary'
import { bold, bullets, counted, lines, link, quoted, sayIn } from '../wording'
import { has, wantedWords } from './text-search'

const topicsLooked = 200
const postsShown = 3
const longestPost = 200
const forum = link('Foro', paths.foro)

const ownPost =
  /\b(?:mis?|el tema que (?:abri|hice|puse)|lo que (?:escribi|puse|publique)) ?(?:temas?|hilos?|posts?|publicacion(?:es)?|mensajes?)?\b/
const ofForum = /\b(?:foro|forum|temas?|hilos?|posts?)\b/
const asksAnswers =
  /\b(?:respond\w+|respuestas?|contest\w+|coment(?:o|aron|ado|arios?)|escribi(?:o|eron)|dijeron|dijo|pesc(?:o|aron)|nuevo|novedad\w*)\b/
const asksHow = /\b(?:como|puedo|puede|donde|borr\w+|edit\w+|correg\w+|denunci\w+|cuant[oa]s? (?:tiempo|rato))\b/

/** What others answered in the topics of whoever asks; null where that is not asked, or nobody knows who asks. */
export async function ownPosts(words: readonly Word[], { db, asker }: Site): Promise<Reply | null> {
  const text = words.map(({ plain }) => plain).join(' ')
  const mine = ownPost.test(text) || /\bme (?:respond|contest|escrib|coment)\w+/.test(text)
  if (!mine || !ofForum.test(text) || !asksAnswers.test(text) || asksHow.test(text)) return null
  if (!asker)
    return {
      kind: 'ask',
      text: `No sé quién eres: ${link('inicia sesión', paths.login())} y te digo qué te respondieron en el foro.`,
    }
  const { temas } = await temasOf(db, null, {}, { pagina: 1, por_pagina: topicsLooked })
  const own = temas.filter(({ id_creador }) => id_creador === asker.id)
  if (!own.length)
    return {
      text: `No: no has abierto ningún tema que siga en el ${forum}.`,
      sugerencias: ['¿Cómo abro un tema en el foro?'],
    }
  const answered = own.filter(({ respuestas }) => respuestas > 0)
  const told = await Promise.all(
    answered.slice(0, postsShown).map(async ({ id, titulo, slug, respuestas }) => {
      const { mensajes } = await mensajesOf(db, id, null, { pagina: 1, por_pagina: 100 })
      const others = mensajes.filter(({ id_creador }) => id_creador !== asker.id).slice(-postsShown)
      return lines(
        `${link(titulo, paths.tema(id, slug))} tiene ${bold(counted(respuestas, '1 respuesta', `${respuestas} respuestas`))}:`,
        bullets(
          others.map(
            (post) =>
              `${bold(quoted(post.creador))} (${formatDate(post.created_at)}): «${quoted(extracto(textOf(post.contenido), longestPost))}»`,
          ),
        ),
      )
    }),
  )
  return {
    text: answered.length
      ? lines('Sí.', ...told)
      : `No: nadie ha respondido todavía ${own.length > 1 ? 'tus temas' : 'tu tema'} (${own
          .slice(0, postsShown)
          .map(({ id, titulo, slug }) => link(titulo, paths.tema(id, slug)))
          .join(', ')}).`,
  }
}

const asksOwn =
  /\b(?:publique|puse|abri|hice|escribi|postee|cree|subi|(?:he|hemos|habia|tengo) (?:abierto|publicado|escrito|puesto|hecho|creado|posteado|algun(?:o|a)?|un|una)|temas tengo|donde (?:esta|veo|encuentro|quedo) mi|(?:topics|threads|posts) (?:do|did|have) i|(?:cual(?:es)?|que|ver|lista|mostr\w+|muestra\w*) (?:son )?mis|mis (?:temas|hilos|posts)|did i|have i|i (?:opened|posted|wrote|started|already)|(?:which|what|show|list|see|are)(?: me)? my|my (?:topics|threads|posts))\b/
const isPosted =
  /\b(?:temas?|hilos?|posts?|foro|forum|aviso|busco (?:clan|gente|dos|uno|jugador\w*)|buscamos|topics?|threads?|looking for|already post)\b/
const notOwn =
  /\b(?:como|puedo|puede|editar|edito|borr\w+|edit|delete|how|can|cuant[oa]s|quien|cuando|when|fij\w+|cerr\w+|anuncio|report\w+|partida|sigo|segui\w*)\b/

/** The topics that whoever asks opened in the forum, that of a clan or people looked for where it is asked of one; null where that is not asked, or nobody knows who asks. */
export async function ownTopics(text: string, { db, asker }: Site, english = false): Promise<Reply | null> {
  if (!asksOwn.test(text) || !isPosted.test(text) || notOwn.test(text)) return null
  const say = sayIn(english)
  if (!asker)
    return {
      kind: 'ask',
      text: say(
        `No sé quién eres: ${link('inicia sesión', paths.login())} y te digo qué temas abriste en el foro.`,
        `I don't know who you are: ${link('log in', paths.login())}, and I tell you which topics you opened.`,
      ),
    }
  const { temas } = await temasOf(db, null, {}, { pagina: 1, por_pagina: topicsLooked })
  const seeks = /\b(?:busco|buscamos|looking for)\b/.test(text)
  const all = temas.filter(({ id_creador }) => id_creador === asker.id)
  const own = seeks ? all.filter(({ busca }) => busca !== null) : all
  if (!own.length)
    return {
      text: say(
        `${bold('No')}: no tienes ningún tema ${seeks ? 'que busque clan o gente ' : ''}en el ${forum}. Se abre ahí, con ${bold('Abrir tema')}.`,
        `${bold('No')}: you have no topic ${seeks ? 'that looks for a clan or people ' : ''}in the ${forum}. Open one there, with ${bold('Abrir tema')}.`,
      ),
      sugerencias: english ? [] : ['¿Cómo abro un tema en el foro?'],
    }
  const rows = own
    .slice(0, 5)
    .map(({ id, titulo, slug, created_at, respuestas }) =>
      say(
        `${link(titulo, paths.tema(id, slug))} (${formatDate(created_at)}), ${counted(respuestas, '1 respuesta', `${respuestas || 'sin'} respuestas`)}`,
        `${link(titulo, paths.tema(id, slug))} (${formatDate(created_at)}), ${counted(respuestas, '1 answer', `${respuestas || 'no'} answers`)}`,
      ),
    )
  return {
    text: lines(
      say(
        `${bold('Sí')}, tienes ${bold(counted(own.length, '1 tema', `${own.length} temas`))} en el foro:`,
        `${bold('Yes')}, you have ${bold(counted(own.length, '1 topic', `${own.length} topics`))} in the forum:`,
      ),
      bullets(rows),
    ),
    sugerencias: english ? [] : ['¿Me respondieron en el foro?'],
  }
}

const says =
  /\b(?:dijo|dice|dicho|decia|opin\w+|escrib(?:e|io|ia|ieron)|escrito|contest(?:o|a)|respondio|responde|respuesta|coment(?:o|a|ado)|recom(?:ienda|endo)|piensa|puso|posteo|publico|aconsej\w+|cuenta|conto)\b/
const leftOut =
  /^(?:dijo|dice|dicho|decia|opin\w+|escrib\w*|escrito|contest\w+|respond\w+|respuesta|coment\w+|recom\w+|piensa|puso|poste\w+|public\w+|aconsej\w+|cuenta|conto|foros?|forum|temas?|hilos?|posts?|mensajes?|anuncios?|alguna|vez|algo|sobre|acerca|respecto|ultim\w+)$/
const asksWords =
  /^(?:y |oye )?(?:que|q|k|algo) (?:le |les |ha |habia )?(?:dijo|dice|dicho|opin\w+|escrib\w+|escrito|contest\w+|respond\w+|coment\w+|recom\w+|piensa|puso)/
/** What a player says of matches and reports is no post. */
const ofMatches = /\b(?:report\w*|partidas?|resultado|derrota|gano|perdio|clan)\b/

/** The posts of a player that have most of what is looked for, or the newest where nothing is. */
function postsOf(name: string, roots: readonly string[], texts: readonly SiteText[]): SiteText[] {
  const own = texts.filter(({ kind, by }) => by === name && (kind === 'foro' || kind === 'anuncio'))
  if (!roots.length) return own.slice(0, postsShown)
  const rated = own
    .map((text) => ({
      text,
      hits: roots.filter((root) => has(text.inTitle, root) || has(text.inBody, root)).length,
    }))
    .filter(({ hits }) => hits * 2 >= roots.length)
    .sort((a, b) => b.hits - a.hits)
  return rated.filter(({ hits }) => hits === rated[0]?.hits).map(({ text }) => text)
}

/** What a player wrote of something, in the forum or in an announcement; null where nobody's words are asked for. */
export async function saidBy(question: Question, site: Site): Promise<Reply | null> {
  const plain = question.words.map((word) => word.plain)
  const text = plain.join(' ')
  const [mention] = question.mentions
  // the verb stands beside the name: 'qué dijo Tatán', 'lo que Tatán le dijo'
  const near = mention && [
    ...plain.slice(Math.max(0, mention.from - 2), mention.from),
    ...plain.slice(mention.to, mention.to + 2),
  ]
  if (!near?.some((word) => says.test(word)) || (ofMatches.test(text) && !ofForum.test(text))) return null
  const told = await writtenBy(question, site, leftOut)
  return told?.kind && !ofForum.test(text) && !asksWords.test(text) ? null : told
}

/** The posts and announcements of the player who is named, by the words of the question but for those that are left out. */
export async function writtenBy({ words, mentions }: Question, site: Site, without: RegExp): Promise<Reply | null> {
  const [mention] = mentions
  const who = mention?.jugador
  if (!who || mentions.length > 1) return null
  const rest = words
    .filter((_, at) => at < mention.from || at >= mention.to)
    .flatMap(({ plain }) => plain.split(' '))
    .filter((plain) => !without.test(plain))
  const wanted = wantedWords(rest, leftOut)
  const found = postsOf(who.nombre, wanted.map(rootOf), await site.textos())
  if (!found.length)
    return {
      kind: 'missing',
      text: `${wanted.length ? `No encuentro nada que ${bold(quoted(who.nombre))} haya escrito sobre «${quoted(wanted.join(' '))}»` : `No encuentro nada que haya escrito ${bold(quoted(who.nombre))}`} en el ${forum} ni en los anuncios.`,
      quien: [who],
    }
  return {
    text: lines(
      ...found
        .slice(0, postsShown)
        .map(
          ({ title, address, at, sentences }) =>
            `${bold(quoted(who.nombre))}, en ${link(title, address)}${at ? ` (${formatDate(at)})` : ''}: «${quoted(extracto(sentences.join(' '), longestPost))}»`,
        ),
    ),
    quien: [who],
    ...(found[0] ? { texto: found[0].address } : {}),
  }
}
