import { temasOf } from '@trinchera/db/queries/foro/temas'
import { paths } from '@trinchera/contract/site-paths'
import { formatDate } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import type { Word } from '../words/plain'
import { bullets, lines, link, quoted } from '../wording'
import { lookingForClan, takingRequests } from './recruiting'
import { wantedWords } from './text-search'

const shown = 5
const saysForum = /\b(?:foro|forum|temas?|hilos?)\b/
const onlyForum = /\b(?:foro|forum)\b/
/** It asks for what was written of something. */
const looksFor =
  /\b(?:sobre|acerca|que (?:se )?(?:dicen?|hablan?|opinan?|comentan?)|hablan|busca(?:r|me)?|mencion\w+|dijo|dijeron|(?:alguien|han|ha) (?:habl|dij|dich|escrib|escrit|pregunt|public)\w*|hay (?:algun[ao]?|algo|temas?|hilos?|un|otro))\b/
const asksNewest =
  /\b(?:nuev[oa]s?|ultim[oa]s?|novedades|recientes?|que (?:temas|hilos)|temas hay|de que (?:se )?(?:esta )?habla\w*|que se habla|que (?:pasa|hay)|que onda)\b/
/** How a thing is done there: guides tell. */
const howTo =
  /\b(?:como|puedo|puede|pueden|podemos|cuant[oa]s?|limites?|para que|por que|cuando|abr\w+|borr\w+|edit\w+|correg\w+|corrij\w+|denunci\w+|report\w+|cit\w+|respond\w+|contest\w+|sig[ou]\w*|segu\w+|silenci\w+|crear|creo|donde (?:esta|pongo|publico|subo|escribo|pregunto|converso))\b/
/** What was written there is asked for, whatever else the sentence asks. */
const wasSaid =
  /\b(?:dijo|dijeron|dicen?|se dijo|han (?:dicho|escrito|hablado)|(?:se )?hablan?) (?:algo )?(?:en el (?:foro|forum) )?(?:de|del|sobre)\b/
/** Of who looks for a clan, or for people, the topics themselves tell. */
const wantsSomebody = /\bbus[cq]\w+ (?:un |mas )?(?:gente|jugador\w*|integrantes|clan|clanes|equipo|team)\b/
/** It asks whether there is somebody who does, or who. */
const asksWhoLooks = /\b(?:hay|alguien|quien(?:es)?|algun(?:o|a|os)?|anda\w*)\b/
const leftOut =
  /^(?:foros?|forum|temas?|hilos?|posts?|mensajes?|conversacion(?:es)?|hay|han|habla\w*|dich\w|dij\w+|escrit\w|escrib\w+|alguien|alguno?s?|alguna|gente|opinan?|comentan?|pregunt\w+|public\w+|busc\w+|encuentr\w+|acerca|otro|muestra\w*|nada)$/

const topicOf = (titulo: string, id_tema: number, slug: string) => link(titulo, paths.tema(id_tema, slug))

async function newest({ db }: Site): Promise<Reply> {
  const { temas, total } = await temasOf(db, null, {}, { pagina: 1, por_pagina: shown })
  const all = link('Foro', paths.foro)
  if (!temas.length) return { text: `En el ${all} todavía no hay temas: el primero puede ser tuyo.` }
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

async function found(wanted: readonly string[], site: Site): Promise<Reply> {
  const all = await postsWith(wanted, site)
  const topics = all.filter(({ id_tema }, at) => all.findIndex((other) => other.id_tema === id_tema) === at)
  const search = link('Buscar en el foro', paths.foroBuscar(wanted.join(' ')))
  if (!topics.length)
    return {
      kind: 'missing',
      text: `No encuentro nada en el foro sobre «${quoted(wanted.join(' '))}». ${search}`,
      sugerencias: ['¿Cómo abro un tema en el foro?'],
    }
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
      search,
    ),
  }
}

/** What was written in the forum of something, or what is new there; null where a question asks for neither. */
export async function forumTold(words: readonly Word[], site: Site): Promise<Reply | null> {
  const plain = words.map((word) => word.plain)
  const text = plain.join(' ')
  const seeker = /\bbus[cq]\w+ (?:un |algun )?(?:clan|equipo|team)\b/.test(text)
  if (saysForum.test(text) && asksWhoLooks.test(text) && wantsSomebody.test(text))
    return seeker ? lookingForClan({ site }) : takingRequests({ site, etapas: [], juego: null })
  if (!saysForum.test(text) || wantsSomebody.test(text) || (howTo.test(text) && !wasSaid.test(text))) return null
  const wanted = wantedWords(plain, leftOut).slice(0, 6)
  if (wanted.length && looksFor.test(text)) return found(wanted, site)
  return !wanted.length && onlyForum.test(text) && asksNewest.test(text) ? newest(site) : null
}
