import type { Torneo } from '@trinchera/contract/torneos'
import { chileDay } from '@trinchera/rules/chile-time'
import { formatDate } from '@trinchera/rules/presentation'
import { commentsOf } from '@trinchera/db/queries/anuncios/comments'
import { textOf } from '@trinchera/rules/html-text'
import { closest } from '../answers/asks'
import { withWriters } from '../answers/own-texts'
import { beginningOf, has } from '../answers/text-search'
import type { Reply, Site } from '../intent'
import type { SiteText } from '../names/site-text'
import type { Question } from '../understand'
import type { Thread } from '../thread-state'
import { bold, lines, link, quoted } from '../wording'
import { wordsOf } from '../words/plain'
import { rootOf } from '../words/vocabulary'
import { saysTorneo } from './says'
import type { Say } from './say'

const anyWord = /^(?:torneos?|copas?|campeonatos?|uno|contra|nuevo|gran|clan|clanes|para|este|esta)$/
const mode = /^\dv\d$/
const asksOutcome =
  /\b(?:quien(?:es)? (?:lo |la |se lo |se la )?(?:gano|ganaron|llevo|salio)|campeon\w*|ganador\w*|como (?:salio|termino|quedo)|resultados?|who won|winner|champion)\b/

/** What can be asked of it: what asks, and what the sentence says that tells it. */
interface Field {
  name: 'cuando' | 'inscribir' | 'tabla' | 'armas' | 'stream' | 'que' | 'dicho'
  asks: RegExp
  says: RegExp
}
const fields: readonly Field[] = [
  {
    name: 'cuando',
    asks: /\b(?:cuando|(?:a )?(?:que|q|k|ke) (?:dia|hora|fecha)|fecha|ya (?:paso|fue|se jugo|termino)|when|what (?:time|day))(?: (?:es|fue|era|sera|is|was))?\b/,
    says: /\d{1,2}:\d{2}/,
  },
  {
    name: 'inscribir',
    asks: /\b(?:(?:hasta cuando|donde|como|puedo|quien(?:es)?|cuant[oa]s|plazo)?.*\b(?:inscri\w+|anot\w+|apunt\w+|particip\w+|me meto|sign(?:ed)? up|join\w*|enter\w*|register\w*)|quien(?:es)? van|cuant[oa]s van|plazo|hasta cuando|deadline|until when)\b/,
    says: /\banot|\binscri/i,
  },
  {
    name: 'tabla',
    asks: /\b(?:(?:cuenta|vale|suma|mueve|sirve|valia|contaba|count)\w*\b.*\b)?(?:ladder|ranking|tabla|puestos?)\b/,
    says: /\b(?:ladder|tabla|puntaje|ranking)\b/i,
  },
  { name: 'dicho', asks: /\b(?:mapas?|maps?)\b/, says: /\bmapas?\b/i },
  {
    name: 'dicho',
    asks: /\b(?:cuanto (?:dura|demora)|dura|cuant[oa]s (?:mangas|rondas)|how long)\b/,
    says: /\bmangas?\b|\bdura\b/i,
  },
  {
    name: 'dicho',
    asks: /\b(?:a cuant[oa]s (?:kills?|bajas|muertes|puntos|frags?)?|kills?|bajas|frags?|puntos|primero a)\b/,
    says: /\bprimero a\b/i,
  },
  { name: 'dicho', asks: /\b(?:premios?|que se gana|prizes?)\b/, says: /\bpremios?\b/i },
  {
    name: 'dicho',
    asks: /.*\b(?:team ?speak|ts3?)\b.*|\b(?:minutos antes|donde (?:hay que|se) (?:estar|junta\w*|conecta\w*)|voz)\b/,
    says: /\bteamspeak\b/i,
  },
  {
    name: 'dicho',
    asks: /\b(?:quien (?:lo )?(?:organiz\w+|publico|puso|hace|hizo|armo|escribio)|de quien es|who (?:runs|made|posted))\b/,
    says: /$^/,
  },
  {
    name: 'armas',
    asks: /\b(?:(?:con )?(?:que|cual(?:es)?) armas?|armas?|granad\w+|kar ?\w*|springfield|rifles?|pistolas?|thompson|mp ?\d+|bazookas?|rockets?|escopetas?|weapons?|grenades?|guns?)\b/,
    says: /\barmas?\b|\bgranadas?\b|\bspringfield\b|\bkar98\b/i,
  },
  { name: 'stream', asks: /\b(?:stream\w*|transmi\w+|twitch|se ve|verlo)\b/, says: /\bstream|\btransmi/i },
  {
    name: 'que',
    asks: /\b(?:que|q|k) (?:es|onda|dice|trata)\b|\bde (?:que|q)\b|\b(?:hay|habra|algun|what is|what s|about|is there|are there|any)\b/,
    says: /^/,
  },
]
/** Things that a text allows or forbids by name, in either language. */
const things: readonly (readonly [asks: RegExp, says: RegExp])[] = [
  [/\b(?:granad\w+|grenades?|nades?)\b/, /\bgranadas?\b/i],
  [/\bkar ?\w*\b/, /\bkar ?98\b/i],
  [/\bspringfield\b/, /\bspringfield\b/i],
]
const asksWhether =
  /^(?:y |oye |pero |and )*(?:se (?:puede\w*|vale\w*|permite\w*|usa\w*)|vale\w*|puedo|podemos|hay|con|sin|can|are|is|may)\b|\b(?:se puede\w*|se vale\w*|vale\w*|permitid\w+|allowed)\b/
const apart = /\b(?:aparte|no (?:cuenta|mueve|vale|suma))\b/i
/** They say of a torneo that it is to be found among announcements. */
const alone = /^(?:relampago|flash|blitz|rapidito|express)$/
/** What people call what the title of an announcement names otherwise. */
const sameKind: readonly (readonly [said: RegExp, root: string])[] = [
  [/^(?:snipers?|francos?|franquitos?|franco ?tiradores?|francotirador)$/, 'francotiradores'],
  [/^(?:flash|blitz|rapidito|express|exprés)$/, 'relampago'],
]
const asksAlone = /\b(?:1v1|uno contra uno|1 contra 1|de a uno|sol[oa]s?|alone|one on one)\b/
const weekdays = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado']
const dayMs = 86_400_000

/** The day of which a text says only that of the week: the next one from when it was published. */
function dayMeant(said: string, at: string): string | null {
  const words = wordsOf(said).map(({ plain }) => plain)
  const wanted = weekdays.findIndex((day) => words.includes(day))
  if (wanted < 0) return null
  const from = Date.parse(`${chileDay(new Date(at))}T12:00:00Z`)
  const ahead = (wanted - new Date(from).getUTCDay() + 7) % 7
  return new Date(from + ahead * dayMs).toISOString()
}

/** The announcement of a torneo that is not one of the site's, by what its title is told by, or that was told before; null where none is meant. */
function announcementOf(
  words: readonly string[],
  thread: Thread,
  all: readonly Torneo[],
  texts: readonly SiteText[],
): SiteText | null {
  const ofTorneo = texts.filter(
    ({ kind, title }) => kind === 'anuncio' && wordsOf(title).some(({ plain }) => saysTorneo.test(plain)),
  )
  const kinds = words.flatMap((word) => sameKind.filter(([said]) => said.test(word)).map(([, root]) => root))
  const isSaid = words.some((word) => saysTorneo.test(word) || alone.test(word))
  const isDuel = kinds.length > 0 && asksAlone.test(words.join(' ')) && !ofTable.test(words.join(' '))
  const told = ofTorneo.find(({ address }) => address === thread.texto) ?? null
  if (!isSaid && !isDuel) return words.length <= mostWords && !ofOther.test(words.join(' ')) ? told : null
  const ours = new Set(all.flatMap(({ nombre }) => wordsOf(nombre).map(({ plain }) => rootOf(plain))))
  const roots = [...kinds, ...words.filter((word) => (word.length > 4 && !anyWord.test(word)) || mode.test(word))].map(
    rootOf,
  )
  return ofTorneo.find(({ inTitle }) => roots.some((root) => !ours.has(root) && has(inTitle, root))) ?? null
}

/** As many words has what goes on with an announcement. */
const mostWords = 8
const ofTable = /\b(?:ranking|tabla|puestos?|va|van|quien(?:es)? juegan?|primero|lider|etapa|ladder de|top)\b/
/** It is of another thing than the announcement that was told. */
const ofOther = /\b(?:reto|retos|etapa|quien(?:es)? va|primero|servidor(?:es)?|foro|clan|clanes|rocket)\b/

const sentencesOf = ({ sentences }: SiteText, says: RegExp) =>
  sentences.filter((sentence) => says.test(sentence)).map((each) => each.replace(/^[\s*\u200B]+/, ''))
const inLine = (sentences: readonly string[]) =>
  sentences
    .slice(0, 2)
    .join(' ')
    .replace(/\s*[*\u200B]+\s*/g, ' ')

/** Whether something is allowed that the question names and the sentence too; nothing else. */
function whether(asked: string, told: string, say: Say): string {
  const thing = asksWhether.test(asked) && things.find(([asks, says]) => asks.test(asked) && says.test(told))
  if (!thing) return ''
  const without = new RegExp(`\\bsin ${thing[1].source.replace(/^\\b/, '')}`, 'i')
  return `${bold(without.test(told) ? 'No' : say('Sí', 'Yes'))}: `
}

/** What was said of it in its comments by who published it. */
async function commented({ address, by }: SiteText, says: RegExp, { db }: Site): Promise<string | null> {
  const id = Number(/(\d+)$/.exec(address)?.[1])
  if (!id) return null
  const { comments } = await commentsOf(db, id, null, { pagina: 1, por_pagina: 100 })
  const found = comments.find(({ creador, comentario }) => creador === by && says.test(textOf(comentario)))
  return found ? textOf(found.comentario) : null
}

/** What is asked of a torneo that was only announced, of which the site has no page; null where none is. */
export async function announcedTold(
  { words, mentions, etapaMention }: Question,
  thread: Thread,
  all: readonly Torneo[],
  site: Site,
  say: Say,
): Promise<Reply | null> {
  const plain = words.map((word) => word.plain)
  const text = announcementOf(plain, thread, all, await site.textos())
  if (!text) return null
  const asked = plain.join(' ')
  const isTold = thread.texto === text.address
  // what somebody wrote below it is looked for there
  if (mentions.length && /\b(?:coment\w+|escrib\w+|dijo|puso|pregunt\w+|wrote|comment\w*)\b/.test(asked)) return null
  // what goes on with it names nobody, and no etapa
  if (isTold && (mentions.some(({ clan }) => clan) || etapaMention.etapas.length)) return null
  const where = link(text.title, text.address)
  const from = say(
    `Lo dice ${where}${text.at ? ` (${formatDate(text.at)})` : ''}.`,
    `That is from ${where} (in Spanish).`,
  )
  const reply = (...told: (string | false | null | undefined)[]): Reply => ({
    text: lines(...told),
    texto: text.address,
  })
  if (asksOutcome.test(asked))
    return {
      kind: 'missing',
      ...reply(
        say(
          `Eso no está publicado: ${where} no dice quién lo ganó, y no hay otro anuncio que lo cuente.`,
          `That is not published: ${where} does not say who won it.`,
        ),
      ),
    }
  const field = closest(
    asked,
    fields.filter(({ asks }) => asks.test(asked)),
    ({ asks }) => [asks],
  )
  const whole = reply(`${where}:`, `«${quoted(beginningOf(text).replace(/\s*[*\u200B]+\s*/g, ' '))}»`)
  if (asksAlone.test(asked) && text.inTitle.has(rootOf('1v1')) && /\b(?:es|hay|is)\b/.test(asked) && !field)
    return reply(`${bold(say('Sí', 'Yes'))}: «${quoted(beginningOf(text))}»`, from)
  if (!field) return isTold ? null : asked.split(' ').length > shortTitle ? silentOf(text, where, say) : whole
  const told = sentencesOf(text, field.says)
  const [first] = told
  const silent = isTold ? reply(say(`${where} no lo dice.`, `${where} does not say it.`)) : silentOf(text, where, say)
  switch (field.name) {
    case 'inscribir':
      return first
        ? withWriters(
            reply(`«${quoted(first)}»`, from),
            asksWho.test(asked) ? wordsOf('quienes se anotaron') : words,
            site,
          )
        : silent
    case 'tabla':
      return first
        ? reply(`${told.some((each) => apart.test(each)) ? `${bold('No')}: ` : ''}«${quoted(inLine(told))}»`, from)
        : silent
    case 'armas':
      return first
        ? reply(hourToo(text, asked), `${whether(asked, inLine(told), say)}«${quoted(inLine(told))}»`, from)
        : silent
    case 'stream': {
      const said = await commented(text, field.says, site)
      return said
        ? reply(
            say(
              `${bold(quoted(text.by ?? ''))} respondió en sus comentarios: «${quoted(said)}»`,
              `${bold(quoted(text.by ?? ''))} answered in its comments: «${quoted(said)}»`,
            ),
            say(`Son los de ${where}.`, `They are those of ${where}.`),
          )
        : first
          ? reply(`«${quoted(inLine(told))}»`, from)
          : silent
    }
    case 'que':
      return whole
    case 'cuando': {
      const day = first && text.at ? dayMeant(first, text.at) : null
      const isPast = day !== null && day < site.now.toISOString()
      return first
        ? reply(
            `${day !== null && asksPast.test(asked) ? `${bold(isPast ? say('Sí', 'Yes') : 'No')}: ` : ''}«${quoted(first)}»`,
            day &&
              say(
                `O sea, el ${bold(formatDate(day))}${isPast ? ', que ya pasó' : ''}.`,
                `That is ${bold(formatDate(day))}${isPast ? ', which is over' : ''}.`,
              ),
            from,
          )
        : silent
    }
    case 'dicho':
      return text.by && field.says.source === '$^'
        ? reply(say(`${where} lo publicó ${bold(quoted(text.by))}.`, `${bold(quoted(text.by))} published ${where}.`))
        : first
          ? reply(`«${quoted(inLine(told))}»`, from)
          : silent
  }
}

const asksWho =
  /\b(?:(?:quien(?:es)?|cuant[oa]s) (?:van|hay|son)|who (?:has |have )?(?:signed|joined|entered)|how many (?:have )?(?:signed|joined|entered))\b/
const silentOf = (text: SiteText, where: string, say: Say): Reply => ({
  text: lines(
    say(`${where} no lo dice. Dice:`, `${where} does not say. It says (in Spanish):`),
    `«${quoted(beginningOf(text).replace(/\s*[*\u200B]+\s*/g, ' '))}»`,
  ),
  texto: text.address,
})
/** The hour too, where a question asks for it and for more. */
const hourToo = (text: SiteText, asked: string): string | null => {
  const when = fields.find(({ name }) => name === 'cuando')
  const [hour] = when?.asks.test(asked) && /\b(?:y|and)\b/.test(asked) ? sentencesOf(text, when.says) : []
  return hour ? `«${quoted(hour)}»` : null
}
const asksPast = /\bya (?:paso|fue|se jugo|termino)\b|\bis it over\b/
/** So short a question that names it wants to know what it is. */
const shortTitle = 5
