import type { Hallazgo } from '@trinchera/contract/foro'
import { temasOf } from '@trinchera/db/queries/foro/temas'
import { paths } from '@trinchera/contract/site-paths'
import { formatDate } from '@trinchera/rules/presentation'
import { foroGuides } from '../guides/foro'
import type { Reply, Site } from '../intent'
import { ownClan } from '../names/asker'
import { rootsOf } from '../names/texts'
import type { Question } from '../understand'
import { wordsOf, type Word } from '../words/plain'
import { rootOf } from '../words/vocabulary'
import { bold, bullets, counted, lines, link, quoted } from '../wording'
import { answersIn, asksAuthor, leftOut, topicOf, topicRead, topicsLooked, topicTold } from './forum-topic'
import { forumCounted } from './forum-counts'
import { sectionTold } from './forum-sections'
import { lookingForClan, takingRequests } from './recruiting'
import { has, wantedWords } from './text-search'

const shown = 5
const saysForum = /\b(?:foro|forum|temas?|hilos?)\b/
/** It asks what came of it there. */
const asksAnswers = /\b(?:(?:arregl|solucion|contest)(?:o|aron)|(?:resolv|respond)(?:io|ieron)|respuestas)\b/
const onlyForum = /\b(?:foro|forum)\b/
/** It asks for what was written of something. */
const looksFor =
  /\b(?:sobre|acerca|que (?:se )?(?:dicen?|hablan?|opinan?|comentan?)|hablan|busca(?:r|me)?|mencion\w+|dijo|dijeron|(?:alguien|han|ha) (?:habl|dij|dich|escrib|escrit|pregunt|public)\w*|hay (?:algun[ao]?|algo|temas?|hilos?|un|otro))\b/
const asksNewest =
  /\b(?:ultimamente|estos dias|(?:comentan|conversan|discuten|postean|escriben|preguntan)(?:do)?|nuev[oa]s?|ultim[oa]s?|novedades|recientes?|que (?:temas|hilos)|temas hay|de que (?:se )?(?:esta )?habla\w*|que se habla|que (?:pasa|hay)|que onda)\b/
/** It asks for what was written last, or by whom. */
const asksLast =
  /\bultimo (?:post|tema|mensaje|hilo|comentario)\b|\bquien(?:es)? (?:fue el (?:ultimo )?que )?(?:escribio|posteo|publico|comento)\b/
/** How a thing is done there: guides tell. */
const howTo =
  /\b(?:como|puedo|puede|pueden|podemos|cuant[oa]s?|limites?|para que|por que|cuando|abr\w+|borr\w+|edit\w+|correg\w+|corrij\w+|denunci\w+|report\w+|cit\w+|respond\w+|contest\w+|sig[ou]\w*|segu\w+|silenci\w+|crear|creo|donde (?:esta|pongo|publico|subo|escribo|pregunto|converso))\b/
/** What was written there is asked for, whatever else the sentence asks. */
const wasSaid =
  /\b(?:dijo|dijeron|dicen?|se dijo|han (?:dicho|escrito|hablado)|(?:se )?hablan?) (?:algo )?(?:en el (?:foro|forum) )?(?:de|del|sobre)\b/
/** Of who looks for a clan, or for people, the topics themselves tell. */
const wantsSomebody = /\bbus[cq]\w+ (?:un |mas )?(?:gente|jugador\w*|integrantes|clan|clanes|equipo|team)\b/
/** 'algún jugador suelto que busque clan': players without a clan, and not a clan that takes them. */
const looseOnes =
  /\b(?:jugador(?:es)?|gente|cabros?|alguien|players?) (?:suelt[oa]s?|libres?|sin clan)\b|\b(?:jugador(?:es)?|alguien|quien(?:es)?) (?:\w+ )?(?:bus[cq]\w+|quiere[n]?) (?:un |entrar a un )?(?:clan|equipo)\b/
/** It asks whether there is somebody who does, or who. */
const asksWhoLooks = /\b(?:hay|alguien|quien(?:es)?|algun(?:o|a|os)?|anda\w*)\b/
async function newest({ db }: Site, single: boolean): Promise<Reply> {
  const { temas, total } = await temasOf(db, null, {}, { pagina: 1, por_pagina: shown })
  const all = link('Foro', paths.foro)
  if (!temas.length) return { text: `En el ${all} todavía no hay temas: el primero puede ser tuyo.` }
  const [first] = temas
  if (single && first?.ultimo)
    return {
      text: lines(
        `Lo último lo escribió ${bold(quoted(first.ultimo.creador))}, en ${topicOf(first.titulo, first.id, first.slug)} (${formatDate(first.ultimo.fecha)}).`,
        `Los demás temas están en el ${all}.`,
      ),
      sugerencias: ['¿Qué hay de nuevo en el foro?'],
    }
  return {
    text: lines(
      total > temas.length ? `Hay ${total} temas en el ${all}. Con lo último:` : `En el ${all} está esto:`,
      bullets(
        temas.map(
          ({ id, titulo, slug, ultimo }) =>
            `${topicOf(titulo, id, slug)}${ultimo ? ` (${formatDate(ultimo.fecha)}, ${quoted(ultimo.creador)})` : ''}`,
        ),
      ),
    ),
    sugerencias: ['¿Cómo abro un tema en el foro?'],
  }
}

/** 'mapas' is found by 'mapa' too. */
const singular = (word: string) => word.replace(/(?<=[aeiou])s$|(?<=[lnrdz])es$/, '')

/** The posts with all that is looked for, else with one word of it, the longest first. */
async function postsWith(wanted: readonly string[], site: Site) {
  const alone = wanted.length > 1 ? wanted.toSorted((a, b) => b.length - a.length).map((word) => [singular(word)]) : []
  for (const words of [wanted, wanted.map(singular), ...alone]) {
    const posts = await site.mensajes(words)
    if (posts.length) return posts
  }
  return []
}

const searchFor = (wanted: readonly string[]) => link('Buscar en el foro', paths.foroBuscar(wanted.join(' ')))

/** A sentence that looks for a topic, and for what was answered in it. */
export function asksWhatCame(words: readonly Word[]): boolean {
  const text = words.map(({ plain }) => plain).join(' ')
  return saysForum.test(text) && asksAnswers.test(text) && looksFor.test(text)
}

const mostPosts = 3
/** Topics whose title has two words or more of what goes wrong, as lines to add; empty where there is none. */
export async function alsoInForum(words: readonly Word[], site: Site): Promise<string> {
  const roots = [
    ...new Set(
      wantedWords(
        words.map(({ plain }) => plain),
        leftOut,
      ).map(rootOf),
    ),
  ]
  if (roots.length < 2) return ''
  const { temas } = await temasOf(site.db, null, {}, { pagina: 1, por_pagina: topicsLooked })
  const found = temas
    .map((tema) => ({ tema, hits: roots.filter((root) => has(rootsOf(tema.titulo), root)).length }))
    .filter(({ hits }) => hits > 1)
    .sort((a, b) => b.hits - a.hits)
  const [closest] = found
  const posts = closest ? await answersIn({ id_tema: closest.tema.id, slug: closest.tema.slug }, site) : ''
  return found.length
    ? lines(
        'En el foro ya se habló de algo así:',
        bullets(
          found
            .slice(0, mostPosts)
            .map(
              ({ tema: { id, titulo, slug, respuestas } }) =>
                `${topicOf(titulo, id, slug)} (${counted(respuestas, '1 respuesta', `${respuestas} respuestas`)})`,
            ),
        ),
        posts && lines(found.length > 1 ? 'En el primero contestaron:' : 'Le contestaron:', posts),
      )
    : ''
}

const asksPicture = /\b(?:fotos?|imagen(?:es)?|videos?|gifs?|capturas?|memes?|pantallazos?)\b/
const putsThere =
  /\b(?:sub\w+|pon\w+|pong\w+|peg\w+|adjunt\w+|mand\w+|public\w+|compart\w+|agreg\w+|met\w+|acept\w+|permit\w+|deja\w*)\b/

/** The topics of posts that were found, each by its newest; `solved`: with what was answered there, where it is one topic. */
async function tellPosts(
  posts: readonly Hallazgo[],
  wanted: readonly string[],
  site: Site,
  solved = false,
): Promise<Reply> {
  const topics = posts.filter(({ id_tema }, at) => posts.findIndex((other) => other.id_tema === id_tema) === at)
  const [only] = topics
  const answers = (solved || posts.length === 1) && topics.length === 1 && only ? await answersIn(only, site) : ''
  return {
    text: lines(
      `En el foro ${topics.length > 1 ? 'se habla de eso en' : 'se habla de eso acá'}:`,
      bullets(
        topics
          .slice(0, shown)
          .map(
            ({ id, id_tema, titulo, slug, creador, fecha, extracto }) =>
              `${link(titulo, paths.mensaje(id_tema, slug, id))}, ${quoted(creador)} (${formatDate(fecha)}): «${quoted(extracto)}»`,
          ),
      ),
      answers && lines('Le contestaron:', answers),
      searchFor(wanted),
    ),
  }
}

async function found(wanted: readonly string[], site: Site, solved: boolean): Promise<Reply> {
  const posts = await postsWith(wanted, site)
  if (!posts.length)
    return {
      kind: 'missing',
      text: `No encuentro nada en el foro sobre «${quoted(wanted.join(' '))}». ${searchFor(wanted)}`,
      sugerencias: ['¿Cómo abro un tema en el foro?'],
    }
  return tellPosts(posts, wanted, site, solved)
}

/** What clans do among themselves, of which they write and the site keeps nothing. */
const ofClansOwn = /^(?:entren|practic|scrim|ensay|reun)\w+/
/** Of the clan of whoever asks. */
const ourOwn =
  /\b(?:entrenamos|practicamos|ensayamos|nos reunimos|hacemos scrims?|nos toca|nuestr[oa]s?|(?:entrena|practica|scrims? de) (?:mi|nuestro) clan|mi clan|tenemos)\b/

/** What was written of a clan or a player with a word that the site knows nothing of: 'cuándo entrenan Los Halcones'; null where there is none. */
export async function writtenOf({ words, read, mentions }: Question, site: Site): Promise<Reply | null> {
  const [mention] = mentions
  const strange = read.find(
    ({ kind, from }) =>
      (kind === 'unknown' || kind === 'foreign' || ofClansOwn.test(words[from]?.plain ?? '')) &&
      !(mention && from >= mention.from && from < mention.to),
  )
  const word = strange && words[strange.from]?.plain
  if (mentions.length > 1 || !word || word.length < 5) return null
  const isOurs = !mention && ofClansOwn.test(word) && ourOwn.test(words.map(({ plain }) => plain).join(' '))
  if (!mention && !isOurs) return null
  const own = isOurs ? await ownClan(site) : null
  if (isOurs && !own)
    return {
      kind: 'ask',
      text: `Eso lo ve cada clan por su cuenta: dime de qué clan, y busco si lo publicó en el ${link('foro', paths.foro)}.`,
    }
  const name = mention
    ? words.slice(mention.from, mention.to).map(({ plain }) => plain)
    : wordsOf(own?.nombre ?? '').map(({ plain }) => plain)
  const posts = await site.mensajes([...name.filter((each) => each.length > 3), word.slice(0, 6)])
  if (posts.length) return tellPosts(posts, [...name, word], site)
  if (!ofClansOwn.test(word)) return null
  return {
    kind: 'missing',
    text: `Eso lo ve cada clan por su cuenta, y en el ${link('foro', paths.foro)} no hay nada publicado: pregúntale a su Líder.`,
    quien: mention?.clan ? [mention.clan] : own ? [own] : [],
  }
}

/** What was written in the forum of something, or what is new there; null where a question asks for neither. */
export async function forumTold(words: readonly Word[], site: Site): Promise<Reply | null> {
  const plain = words.map((word) => word.plain)
  const text = plain.join(' ')
  if (saysForum.test(text) && asksPicture.test(text) && putsThere.test(text) && !asksAuthor.test(text))
    return { text: foroGuides.imagen.es, sugerencias: foroGuides.imagen.sugerencias }
  const howMany = await forumCounted(text, site)
  if (howMany) return howMany
  const section = await sectionTold(text, site)
  if (section) return section
  const opened = (await topicTold(plain, text, site)) ?? (await topicRead(plain, text, site))
  if (opened) return opened
  const seeker = /\bbus[cq]\w+ (?:un |algun )?(?:clan|equipo|team)\b/.test(text)
  if (looseOnes.test(text) && !/\b(?:como|puedo|soy|estoy|donde)\b/.test(text)) return lookingForClan({ site })
  if (saysForum.test(text) && asksWhoLooks.test(text) && wantsSomebody.test(text))
    return seeker ? lookingForClan({ site }) : takingRequests({ site, etapas: [], juego: null }, words)
  if (
    !saysForum.test(text) ||
    wantsSomebody.test(text) ||
    (howTo.test(text) && !wasSaid.test(text) && !asksWhatCame(words))
  )
    return null
  const wanted = wantedWords(plain, leftOut).slice(0, 6)
  if (wanted.length && looksFor.test(text)) return found(wanted, site, asksAnswers.test(text))
  return !wanted.length && onlyForum.test(text) && asksNewest.test(text) ? newest(site, asksLast.test(text)) : null
}
