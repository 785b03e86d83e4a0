import { newestMensajes } from '@trinchera/db/queries/foro/newest-mensajes'
import { temasOf } from '@trinchera/db/queries/foro/temas'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { onDay } from '../english/say'
import { sayIn } from '../torneos/say'
import { bold, bullets, lines, link, quoted } from '../wording'

/** As many of the newest posts are counted. */
const mostPosts = 1000
const shown = 3
const topicsShown = 5

const ofForum = /\b(?:foro|forum)\b/
const writesMost =
  /\b(?:mas (?:escrib\w+|poste\w+|public\w+|particip\w+|coment\w+|activ[oa]s?)|(?:escrib\w+|poste\w+|public\w+|particip\w+|coment\w+|habla\w*|mensajes?|activ[oa]s?) mas|mas (?:mensajes|posts|temas|habla\w*)|(?:posts?|writes?|written|posted|talks?|comments?) (?:the )?most|most (?:posts|active|messages|topics))\b/
const ofTopic = /\b(?:temas?|topics?|hilos?|threads?|seccion\w*|sections?)\b/
const newestAsked =
  /\b(?:latest|newest|last|new|recent)\b.*\b(?:topics?|threads?|posts?)\b|\bwhat(?: is|s| are)?\b.*\b(?:talk\w*|discuss\w*|said|saying|new|happening|going on)\b/

/** Who wrote the most in the forum, or, in English, what was last written there; null where neither is asked. */
export async function forumWriters(text: string, { db }: Pick<Site, 'db'>, english = false): Promise<Reply | null> {
  if (!ofForum.test(text) || /·/.test(text)) return null
  const say = sayIn(english)
  const forum = link(say('Foro', 'forum'), paths.foro)
  if (writesMost.test(text) && !(ofTopic.test(text) && !/\bquien|\bwho/.test(text))) {
    const count = new Map<string, number>()
    for (const { creador } of await newestMensajes(db, mostPosts)) count.set(creador, (count.get(creador) ?? 0) + 1)
    const all = [...count].sort(([a, more], [b, less]) => less - more || a.localeCompare(b))
    const [first] = all
    if (!first)
      return { text: say(`En el ${forum} todavía no escribe nadie.`, `Nobody has written in the ${forum} yet.`) }
    const best = all.filter(([, posts]) => posts === first[1])
    const names = best.slice(0, 6).map(([name]) => bold(quoted(name)))
    const joined =
      names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${say('y', 'and')} ${names.at(-1)}`
    const posts = (many: number) =>
      say(many === 1 ? '1 mensaje' : `${many} mensajes`, many === 1 ? '1 post' : `${many} posts`)
    const rest = all.slice(best.length, best.length + shown)
    return {
      text: lines(
        say(
          `En el ${forum}, ${best.length > 1 ? 'quienes más escriben son' : 'quien más escribe es'} ${joined}: ${bold(posts(first[1]))}${best.length > 1 ? ' cada uno' : ''}.`,
          `In the ${forum} ${joined} ${best.length > 1 ? 'have' : 'has'} written the most: ${bold(posts(first[1]))}${best.length > 1 ? ' each' : ''}.`,
        ),
        rest.length > 0 && say('Siguen:', 'Then:'),
        bullets(rest.map(([name, many]) => `${quoted(name)}: ${posts(many)}`)),
      ),
    }
  }
  if (!english || !newestAsked.test(text) || /\bhow\b/.test(text)) return null
  const { temas, total } = await temasOf(db, null, {}, { pagina: 1, por_pagina: topicsShown })
  return {
    text: total
      ? lines(
          `The ${forum} has ${total} topics; those last written in (in Spanish):`,
          bullets(
            temas.map(
              ({ id, titulo, slug, ultimo }) =>
                `${link(titulo, paths.tema(id, slug))}${ultimo ? `, ${quoted(ultimo.creador)} ${onDay(ultimo.fecha)}` : ''}`,
            ),
          ),
        )
      : `The ${forum} has no topics yet.`,
  }
}
