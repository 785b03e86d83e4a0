import { newestComments } from '@trinchera/db/queries/anuncios/newest-comments'
import { paths } from '@trinchera/contract/site-paths'
import { extracto } from '@trinchera/rules/foro'
import { textOf } from '@trinchera/rules/html-text'
import { formatDate } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import { rootsOf } from '../names/texts'
import type { Question } from '../understand'
import { rootOf } from '../words/vocabulary'
import { bold, bullets, counted, lines, link, quoted } from '../wording'
import { asksFor } from './details'
import { has, rated, wantedWords } from './text-search'

/** As many comments are looked through, and told, and as much of each. */
const [looked, shown, longest] = [400, 5, 200]

/** Comments are spoken of. */
const saysComments = /\b(?:coment(?:o|a|an|aron|aba|ado|arios?))\b/
/** How it is done, or what becomes of one: guides tell. */
const howTo =
  /\b(?:como|puedo|puede|pueden|podemos|se puede|donde|borr\w+|elimin\w+|edit\w+|correg\w+|corrij\w+|denunci\w+|report\w+|escond\w+|oculta?\w*|mi comentario|mis comentarios|foro|temas?|hilos?|partidas?|insult\w+|molest\w+|ofend\w+)\b/
const asksAll =
  /\b(?:que (?:se )?(?:coment\w+|dic\w+|escrib\w+)|quien(?:es)? (?:\w+ )?(?:coment\w+|escrib\w+)|(?:hay|cuantos|que) comentarios|comentarios (?:hay|tiene|del?|en)|(?:de que|que) (?:hablan|dicen) (?:en )?los comentarios|los comentarios)\b/
const ofNewest = /\bultim[oa] (?:anuncio|noticia)\b/
const leftOut =
  /^(?:coment\w*|alguien|alguno?s?|gente|dij\w+|dice\w*|dicho|anuncios?|noticias?|abajo|cosa|cuant[oa]s?|quien\w*|kien|mensaje\w*|usuario\w*|jugador\w*)$/

type Comment = Awaited<ReturnType<typeof newestComments>>[number]

const told = ({ creador, comentario, titulo, id_anuncio, fecha }: Comment) =>
  `${bold(quoted(creador))} comentó en ${link(titulo, paths.anuncio(id_anuncio))} (${formatDate(fecha)}): «${quoted(extracto(textOf(comentario), longest))}»`

/** What was commented below an announcement: the comment that has what is asked, or those of the announcement that is meant; null where none is asked for. */
export async function commentTold({ words, mentions }: Question, site: Site): Promise<Reply | null> {
  const text = words.map(({ plain }) => plain).join(' ')
  if (!saysComments.test(text) || howTo.test(text) || mentions.length > 1) return null
  const [mention] = mentions
  const who = mention?.jugador?.nombre
  if (mention && !who) return null
  const plain = words
    .filter((_, at) => !mention || at < mention.from || at >= mention.to)
    .flatMap((word) => word.plain.split(' '))
  const wanted = [
    ...new Set(
      wantedWords(plain, leftOut)
        .filter((word) => !asksFor.test(word))
        .map(rootOf),
    ),
  ]
  const comments = (await newestComments(site.db, looked)).filter(({ creador }) => !who || creador === who)
  const [best] = comments
    .map((comment) => {
      const [own, title] = [rootsOf(textOf(comment.comentario)), rootsOf(comment.titulo)]
      const inOwn = wanted.filter((root) => has(own, root)).length
      return { comment, inOwn, all: wanted.filter((root) => has(own, root) || has(title, root)).length }
    })
    .filter(({ inOwn, all }) => inOwn > 0 && all * 2 >= wanted.length)
    .sort((a, b) => b.inOwn - a.inOwn || b.all - a.all)
  if (best && !(asksAll.test(text) && best.all > best.inOwn))
    return { text: `${told(best.comment)}.`, texto: paths.anuncio(best.comment.id_anuncio) }
  if (!wanted.length && !who && !ofNewest.test(text)) return null
  const published = (await site.textos()).filter(({ kind }) => kind === 'anuncio')
  const newest = ofNewest.test(text)
    ? published.toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))[0]
    : undefined
  const [meant] = newest ? [{ text: newest }] : wanted.length ? rated(published, wanted) : []
  if (!asksAll.test(text) && !who) return null
  const own = meant ? comments.filter(({ id_anuncio }) => paths.anuncio(id_anuncio) === meant.text.address) : []
  const found = meant ? own : who && !wanted.length ? comments : []
  if (!found.length)
    return who || meant
      ? {
          kind: 'missing',
          text: `No encuentro ningún comentario${who ? ` de ${bold(quoted(who))}` : ''} ${meant ? `en ${link(meant.text.title, meant.text.address)}` : 'así en los anuncios'}.`,
        }
      : null
  return {
    text: lines(
      meant &&
        `${link(meant.text.title, meant.text.address)} tiene ${bold(counted(found.length, '1 comentario', `${found.length} comentarios`))}${who ? ` de ${quoted(who)}` : ''}:`,
      bullets(
        found
          .slice(0, shown)
          .map((each) =>
            meant
              ? `${bold(quoted(each.creador))}: «${quoted(extracto(textOf(each.comentario), longest))}»`
              : told(each),
          ),
      ),
    ),
    ...(meant ? { texto: meant.text.address } : {}),
  }
}
