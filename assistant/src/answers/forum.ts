import { temasOf } from '@trinchera/db/queries/foro/temas'
import type { Site } from '../intent'
import { rootsOf } from '../names/texts'
import { type Word } from '../words/plain'
import { rootOf } from '../words/vocabulary'
import { bullets, counted, lines } from '../wording'
import { answersIn, leftOut, topicOf, topicsLooked } from './forum-topic'
import { has, wantedWords } from './text-search'

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
