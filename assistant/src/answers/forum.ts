import type { Hallazgo } from '@trinchera/contract/foro'
import { temasOf } from '@trinchera/db/queries/foro/temas'
import { paths } from '@trinchera/contract/site-paths'
import { formatDate } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import { ownClan } from '../names/asker'
import { rootsOf } from '../names/texts'
import type { Question } from '../understand'
import { wordsOf, type Word } from '../words/plain'
import { rootOf } from '../words/vocabulary'
import { bullets, counted, lines, link, quoted } from '../wording'
import { answersIn, leftOut, topicOf, topicsLooked } from './forum-topic'
import { has, wantedWords } from './text-search'

const shown = 5
const saysForum = /\b(?:foro|forum|temas?|hilos?)\b/
/** It asks what came of it there. */
const asksAnswers = /\b(?:(?:arregl|solucion|contest)(?:o|aron)|(?:resolv|respond)(?:io|ieron)|respuestas)\b/
/** It asks for what was written of something. */
const looksFor =
  /\b(?:sobre|acerca|que (?:se )?(?:dicen?|hablan?|opinan?|comentan?)|hablan|busca(?:r|me)?|mencion\w+|dijo|dijeron|(?:alguien|han|ha) (?:habl|dij|dich|escrib|escrit|pregunt|public)\w*|hay (?:algun[ao]?|algo|temas?|hilos?|un|otro))\b/

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
