import type { Site } from '../intent'
import { ownClan } from '../names/asker'
import type { ClanName, Who } from '../names/community'
import { inNames } from '../names/in-names'
import type { Thread } from '../thread-state'
import { isAlone, type Question } from '../understand'
import { asked, refOf, type Consulta } from './consulta'
import { periodIn } from './period'
import { clanShapes } from './clan-shapes'
import { detailShapes, isOurs } from './detail-shapes'
import { matchShapes } from './match-shapes'
import { pairShapes } from './pair-shapes'

/** How words are written in a hurry, as they are said. */
const written: readonly (readonly [RegExp, string])[] = [
  [/\b(?:q|k|ke|qe)\b/g, 'que'],
  [/\b(?:kien|qien|quen)(es)?\b/g, 'quien$1'],
  [
    /\ba(n?)(?= (?:sido|ganad\w*|gando|perdid\w*|jugad\w*|vencid\w*|podido|tenid\w*|estad\w*|habid\w*|derrotad\w*|llegad\w*|subid\w*|enfrentad\w*|reportad\w*))/g,
    'ha$1',
  ],
  [/\b(?:ves|bes|veses|beses)\b/g, 'vez'],
  [/\b(?:kuant|qant|cuant|cant)(o|a)(s?)\b/g, 'cuant$1$2'],
  [/\b(?:pa|pal)\b/g, 'para'],
  [/\b(?:asia|ase)\b/g, 'hace'],
  [/\b(?:weon(?:es)?|wn|po|poh|oye|oe|hola|wena|porfa|compa|cabros|cauros|sipo)\b/g, ''],
]

/** What a question says besides names: those of clans and players are '·', and etapas, times and maps are left out. */
function besidesNames({ words, mentions, etapaMention, map }: Question, time: ReadonlySet<number>): string {
  const text = words
    .flatMap(({ plain }, at) => {
      const mention = mentions.find(({ from, to }) => at >= from && at < to)
      if (mention) return mention.from === at ? ['·'] : []
      return etapaMention.used.has(at) || time.has(at) || (map && at >= map.from && at < map.to) ? [] : [plain]
    })
    .join(' ')
  return written
    .reduce((said, [pattern, instead]) => said.replace(pattern, instead), text)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whoever asks is meant, or whoever was spoken of. */
const ours = /\b(?:mi clan|nuestr[oa]s?|nosotros|nos|hemos|llevamos|tenemos|\w+(?:amos|imos))\b/

/** Whoever asks speaks of themselves. */
const himself = /\b(?:mi|mis|yo|me|gane|perdi|jugue|tuve)\b(?! (?:clan|equipo|team)\b)/

async function subjectIn({ mentions }: Question, text: string, thread: Thread, site: Site): Promise<Who | null> {
  const [one] = mentions
  const sideOf = (clan: ClanName | null, player: Who | null) =>
    clan && player ? (isAlone(clan, site.community) ? player : clan) : (clan ?? player)
  if (one) return sideOf(one.clan, one.jugador)
  if (ours.test(text)) return ownClan(site)
  return /^(?:y|pero|e) |\b(?:le|les)\b/.test(text) ? (thread.quien[0] ?? null) : null
}

/** What stands before 'la semana', from 'día' on. */
const phrase = (words: Question['words'], at: number): string => {
  const from = words.findLastIndex(({ plain }, index) => index < at && /^dias?$/.test(plain))
  return from < 0
    ? ''
    : words
        .slice(from, at)
        .map(({ plain }) => plain)
        .join(' ')
}

/** Reads a question by its shape alone, whatever else it says; null where it has none of these. */
export async function shapeOf(question: Question, thread: Thread, site: Site): Promise<Consulta | null> {
  const { words, mentions, etapaMention, server } = question
  if (server || mentions.length > 2 || mentions.some(({ others }) => others)) return null
  const named = inNames({ mentions, etapaMention })
  // 'qué día de la semana' says no time
  const time = periodIn(
    words,
    site.now,
    (at) =>
      named(at) || (/^(?:semana|la)$/.test(words[at]?.plain ?? '') && /^(?:dia|dias) de la?$/.test(phrase(words, at))),
  )
  const text = besidesNames(question, time?.used ?? new Set())
  for (const { says, unless, of, mine, met, read } of [...pairShapes, ...detailShapes, ...matchShapes, ...clanShapes]) {
    if (!says.test(text) || unless?.test(text)) continue
    const found = read(text, question, site, time?.period ?? null)
    if (!found?.de || !found.medida) continue
    const isMine = mine && !mentions.length && himself.test(text)
    const isMet = met && mentions.length === 1
    const subject =
      of === 0
        ? null
        : isMet
          ? await ownClan(site)
          : isMine
            ? site.asker
            : await subjectIn(question, text, thread, site)
    if (of === 1 && !subject) continue
    if (of === 0 && mentions.length) continue
    if (isMet && !subject) continue
    const second = isMet ? mentions[0] : mentions[1]
    // of a match with the one that is named, whoever asks is the other side
    const isOfOwn =
      !second &&
      ((found.dato === 'rechazada' && isOurs.test(text)) ||
        (found.dato === 'reportada' && !subject) ||
        (/^(?:reportada|confirmada)$/.test(found.dato ?? '') &&
          (isOurs.test(text) || /\b(?:(?:con|contra)|(?:la|lo) de) (?:los |las |el |la )?·/.test(text))))
    const own = isOfOwn ? await ownClan(site) : null
    const [quien, rival] =
      own && own !== subject
        ? [refOf(own), subject && refOf(subject)]
        : [subject && refOf(subject), second?.clan && refOf(second.clan)]
    return asked({
      quien: quien ? [quien] : [],
      rival: rival || null,
      ...(etapaMention.etapas.length
        ? { etapa: etapaMention.etapas.map(({ id }) => id).slice(0, 8) }
        : etapaMention.juego
          ? { juego: etapaMention.juego.id }
          : {}),
      ...(time ? { ...time.period, semana: time.semana } : {}),
      ...found,
      de: found.de,
      medida: found.medida,
    })
  }
  return null
}
