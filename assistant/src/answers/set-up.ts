import type { Reply, Site } from '../intent'
import { formatDate } from '@trinchera/rules/presentation'
import { textSaid } from '../english/about'
import type { EtapaMention } from '../names/etapas'
import { paths } from '@trinchera/contract/site-paths'
import { plain } from '../words/plain'
import { rootOf } from '../words/vocabulary'
import { bold, lines, link, quoted, sayIn } from '../wording'
import { beginningOf, has, withWhatFollows } from './text-search'

/** What was announced of how the game is set up, by what asks for it in either language; `has`: what the line must have that tells it. */
const setUps: readonly { asks: RegExp; has: readonly string[]; english?: true }[] = [
  { asks: /\bpatch(?:es|ed)?\b|\b(?:which|what) (?:game )?version\b/, has: ['parche'], english: true },
  {
    asks: /\b(?:que|cual|q) version (?:del juego|de(?:l)? (?:moh\w*|allied))\b|\b(?:que|q|cual(?:es)?|hay que|tengo que|necesito|necesari\w+|obligatori\w+|hace falta)\b.*\bparches?\b|\bparches?\b.*\b(?:necesari\w+|obligatori\w+|hace falta)\b/,
    has: ['parche'],
  },
  {
    asks: /\b(?:same|match\w*|equal|identical)\b.*\b(?:nick\w*|name|username)\b|\b(?:nick\w*|name|username)\b.*\b(?:same|match\w*|equal|identical)\b/,
    has: ['nick', 'cuenta'],
    english: true,
  },
  {
    asks: /\b(?:mism[oa]|igual)\b.*\b(?:nick|nombre|apodo)\b.*\b(?:sitio|pagina|cuenta|juego|jugar|entrar|aca|server|servidor)\b|\b(?:nick|nombre|apodo)\b.*\b(?:mism[oa]|igual)\b|\bcon (?:que|q|cual) (?:nick|nombre|apodo)\b.*\b(?:entr\w+|jug\w+|juego)\b/,
    has: ['nick', 'cuenta'],
  },
  {
    asks: /\b(?:mouse|cursor|aim)\b.*\b(?:drift\w*|mov\w+|jump\w*|goes|spin\w*|lag\w*|weird|crazy|off|away|slid\w+|skip\w*|fix|wrong)\b/,
    has: ['mouse', 'consola'],
    english: true,
  },
  {
    asks: /\b(?:abr\w+|prend\w+|inici\w+|ejecut\w+)\b.*\banti ?cheat\b.*\b(?:antes|primero)\b|\b(?:antes|primero)\b.*\b(?:abr\w+|prend\w+|inici\w+|ejecut\w+)\b.*\banti ?cheat\b/,
    has: ['anticheat', 'abierto'],
  },
]
const ofElse =
  /\b(?:como|enlaz\w+|vincul\w+|conect\w+|clan|change|changed|taken|tag|cambi\w+|tomado|ocupado|permitid\w+|offensive|instal\w+ el anti\w+|registr\w+|otro jugador)\b|·/
const asksMust =
  /^(?:and |so |ok |hi |hey )*(?:do|does|must|should|would|is|are|will|need)\b|\b(?:tengo que|hay que|debo|necesito|obligatori\w+|necesari\w+|hace falta|tiene que|se tiene que)\b/
/** It asks for the thing itself, and no yes or no. */
const asksWhich = /\b(?:que|q|cual(?:es)?|which|what|donde|where) (?:parche|version|nick|nombre|apodo|patch|hay)\b/

const asksReady =
  /\b(?:que|q|cual(?:es)?|what)\b.*\b(?:tener|tengo|hay|debo|listo|lista|revis\w+|prepar\w+|necesit\w+|chequ\w+|hacer|hago|instalado|ready|check|need|prepare)\b.*\b(?:antes del?|previo a|listo para|before)\b.*\b(?:partid[oa]s?|jugar|juego|match|entrar|playing|play|game)\b/
const notReady = /\b(?:clan|report\w+|torneo|copa|hora|cuanto|registr\w+|cuenta|stream)\b|·/

/** The announced list of what has to be ready before a match; null where none is, or something else is asked. */
async function beforeMatch(text: string, site: Site): Promise<Reply | null> {
  if (!asksReady.test(text) || notReady.test(text)) return null
  const published = (await site.textos()).find(
    ({ kind, title }) => kind === 'anuncio' && /^antes de (?:entrar|jugar|empezar|una partida)/i.test(title),
  )
  return published
    ? {
        text: lines(
          `«${quoted(beginningOf(published))}»`,
          `Lo dice ${link(published.title, published.address)}${published.at ? ` (${formatDate(published.at)})` : ''}.`,
        ),
        texto: published.address,
      }
    : null
}

/** A line of what was published of the set-up, or the whole list of what has to be ready; null where a question asks for none. `text`: names as `·`. */
export async function setUpAsked(
  text: string,
  { juego, etapas }: EtapaMention,
  site: Site,
  english = false,
): Promise<Reply | null> {
  const list = await beforeMatch(text, site)
  if (list) return list
  const asked = setUps.find(({ asks, english: inEnglish = false }) => inEnglish === english && asks.test(text))
  if (!asked || ofElse.test(text.replace('·', juego || etapas.length ? '' : '·'))) return null
  const say = sayIn(english)
  const roots = asked.has.map(rootOf)
  const found = (await site.textos())
    .filter(({ kind }) => kind === 'anuncio')
    .flatMap((text) => text.sentences.map((sentence, at) => ({ text, sentence, own: text.inSentences[at] })))
    .find(({ own }) => own && roots.every((root) => has(own, root)))
  if (!found) return null
  const { text: from } = found
  const quote = withWhatFollows(from, found.sentence)
  const game = juego ?? etapas[0]?.juego
  const isOfOther = game && /\bparche\b/.test(plain(quote)) && !plain(quote).includes(plain(game.nombre))
  const lead = asksMust.test(text) && !asksWhich.test(text) && !isOfOther ? `${bold(say('Sí', 'Yes'))}: ` : ''
  const said = english
    ? textSaid(quote, from).text
    : lines(
        `«${quoted(quote)}»`,
        `Lo dice ${link(from.title, from.address)}${from.at ? ` (${formatDate(from.at)})` : ''}.`,
      )
  return {
    text: lines(
      /\b(?:where|download|donde|descarg\w+|baj\w+|link)\b/.test(text) &&
        say(
          `Lo que se baja está en ${bold(link('Descargas', paths.descargas))}, gratis.`,
          `The game and the launcher are in ${bold(link('Descargas', paths.descargas))}, free.`,
        ),
      isOfOther &&
        say(
          `De ${quoted(game.nombre)} ${bold('no está publicado')}; lo que se anunció es de otro:`,
          `For ${quoted(game.nombre)} it is ${bold('not published')}; what was announced is of another:`,
        ),
      `${lead}${said}`,
    ),
    texto: from.address,
  }
}
