import { vagueFault } from '../answers/faults'
import { detailOf } from '../answers/details'
import { launcherField } from '../answers/launcher-fields'
import { maintenanceInEnglish } from '../answers/maintenance'
import { mapBySight } from '../answers/map-sights'
import { networkTold } from '../answers/networks'
import { playedDays } from '../answers/played-hours'
import { serversAsked } from '../answers/server-lists'
import { setUpTold, toldIn } from '../answers/site-search'
import { ofStreams } from '../answers/stream-asks'
import { voiceAddress } from '../answers/voice-address'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import type { Thread } from '../thread-state'
import { sayIn } from '../torneos/say'
import type { Question } from '../understand'
import { bold, lines, link } from '../wording'
import { wordsOf } from '../words/plain'
import { textSaid } from './about'

/** What was published in Spanish of how the game is set up, by what asks for it in English. */
const setUps: readonly (readonly [asks: RegExp, spanish: string])[] = [
  [/\bpatch(?:es|ed)?\b|\b(?:which|what) (?:game )?version\b/, 'que parche hay que tener'],
  [
    /\b(?:same|match\w*|equal|identical)\b.*\b(?:nick\w*|name|username)\b|\b(?:nick\w*|name|username)\b.*\b(?:same|match\w*|equal|identical)\b/,
    'nick igual al de la cuenta del sitio',
  ],
  [
    /\b(?:mouse|cursor|aim|crosshair)\b.*\b(?:drift\w*|mov\w+|jump\w*|goes|spin\w*|lag\w*|weird|crazy|off|away|slid\w+|skip\w*|fix|wrong)\b/,
    'se me va el mouse que le pongo en la consola',
  ],
]
const asksMust = /^(?:and |so |ok |hi |hey )*(?:do|does|must|should|would|is|are|will|need)\b/

/** A line of what was announced of the set-up, told to a question in English; null where it asks for none. */
async function setUpInEnglish(text: string, site: Site): Promise<Reply | null> {
  const spanish = setUps.find(([asks]) => asks.test(text))?.[1]
  if (!spanish || /\b(?:clan|change|changed|taken|tag)\b/.test(text)) return null
  const words = wordsOf(spanish)
  const texts = await site.textos()
  const detail = detailOf(
    words.map(({ plain }) => plain),
    texts,
  )
  const announced = texts.filter(({ kind }) => kind === 'anuncio')
  const told = detail?.sentence ? null : (toldIn({ words, read: [] }, announced) ?? setUpTold({ words, read: [] }, texts))
  const [sentence, from] = detail?.sentence ? [detail.sentence, detail.text] : [told?.quote, told?.text]
  if (!sentence || !from) return null
  const quote = textSaid(sentence, from)
  const download = /\b(?:where|download)\b/.test(text)
  return {
    ...quote,
    text: lines(
      download && `The game and the launcher are in ${bold(link('Descargas', paths.descargas))}, free.`,
      asksMust.test(text) ? `${bold('Yes')}: ${quote.text}` : quote.text,
    ),
    texto: from.address,
  }
}

const ofLauncher = /\b(?:api ?key|volute|launcher|game ?path)\b/

/** What is asked in English of the site as a place, as `query/of-site.ts` answers it in Spanish; null where it is something else. `text`: names as `·`. */
export async function siteInEnglish(text: string, question: Question, thread: Thread, site: Site): Promise<Reply | null> {
  const told =
    vagueFault(text, 'en') ??
    (await maintenanceInEnglish(text, site)) ??
    (await ofStreams(question, thread, site, true)) ??
    (await networkTold(question, site, true)) ??
    (await voiceAddress(text, site, true)) ??
    (await setUpInEnglish(text, site)) ??
    (await serversAsked(question, site, true)) ??
    (await mapBySight(text, question, thread, site, true)) ??
    (ofLauncher.test(text) && /\b(?:where|what|which|put|find|get)\b/.test(text)
      ? await launcherField(text, site, true)
      : null)
  if (told) return told
  const days = await playedDays(text, site, sayIn(true))
  return days === null ? null : { text: days }
}
