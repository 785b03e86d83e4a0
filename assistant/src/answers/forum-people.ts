import { paths } from '@trinchera/contract/site-paths'
import { extracto } from '@trinchera/rules/foro'
import { formatDate } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import type { SiteText } from '../names/site-text'
import type { Question } from '../understand'
import { rootOf } from '../words/vocabulary'
import { bold, lines, link, quoted } from '../wording'
import { has, wantedWords } from './text-search'
const postsShown = 3
const longestPost = 200
const forum = link('Foro', paths.foro)
const ofForum = /\b(?:foro|forum|temas?|hilos?|posts?)\b/

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
