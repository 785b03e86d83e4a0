import { anuncioCards } from '@trinchera/db/queries/anuncios/anuncios'
import { paths } from '@trinchera/contract/site-paths'
import { formatDate } from '@trinchera/rules/presentation'
import type { Asked, Reply, Site } from '../intent'
import type { SiteText } from '../names/site-text'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { bold, counted, lines, link, quoted } from '../wording'
import { plain, type Word } from '../words/plain'
import { asksWhy, tellsWhy } from './text-search'

/** Announcements looked through, the newest first. */
const looked = 20
/** An older one says nothing of now, ms. */
const stillNewsMs = 30 * 24 * 3_600_000

const isMaintenance = (text: string) => /manten(?:cion|imiento)|reinici|se apagan/.test(plain(text))

const hour = /\d{1,2}:\d{2}/

/** The announcement of the latest maintenance, with its text; null where none was announced lately. */
async function latest({ db, now, textos }: Site) {
  const { anuncios } = await anuncioCards(db, { pagina: 1, por_pagina: looked })
  const since = new Date(now.getTime() - stillNewsMs).toISOString()
  const found = anuncios.find(
    ({ titulo, descripcion, created_at }) => created_at > since && isMaintenance(`${titulo} ${descripcion}`),
  )
  return found ? { found, whole: (await textos()).find(({ address }) => address === paths.anuncio(found.id)) } : null
}

/** What was announced of it lately, with the sentence that says its hours; null where nothing was. */
export async function announced(
  site: Site,
  intro = 'Esto se avisó',
  english = false,
): Promise<{ text: string; texto: string } | null> {
  const last = await latest(site)
  if (!last) return null
  const { found, whole } = last
  const hours = whole?.sentences.find((sentence) => hour.test(sentence) && !found.descripcion.includes(sentence))
  const text = lines(
    `${intro}: ${bold(link(found.titulo, paths.anuncio(found.id)))} (${formatDate(found.created_at)}${english ? ', in Spanish' : ''}). ${quoted(found.descripcion)}`,
    hours && `«${quoted(hours)}»`,
  )
  return { text, texto: paths.anuncio(found.id) }
}

const turnedOff =
  /\b(?:apag\w+|mantencion|mantenimiento|reinici\w+|van a (?:bajar|cortar|botar)|se (?:van a )?ca(?:en|er|yendo)|(?:van a|iran a) (?:caer|apagar|reiniciar|bajar|cortar|botar)(?:se|los)?)\b.*\b(?:servers?|servidor(?:es)?)\b|\b(?:servers?|servidor(?:es)?)\b.*\b(?:se apagan|se (?:van|iran) a (?:caer|apagar|cortar)|(?:van|iran) a (?:caer|apagar|cortar|estar (?:apagados|caidos|abajo))(?:se|los)?|apagar|apagados|mantencion|mantenimiento|reinici\w+)\b/
const off = /\b(?:apag\w+|reinici\w+|ca(?:e|en|er|ida|idos)|bajan?|cortan?|mantencion)\b/
const up = /\b(?:siguen?|arriba|prendid\w+|funcion\w+|en linea|disponibles?|quedan|no se (?:apagan|tocan|reinician))\b/
const groups = [
  { grupo: 'clan', says: /\b(?:clan|clanes|clans)\b/, es: 'de clanes', en: 'clan' },
  { grupo: 'liga', says: /\b(?:ligas?|leagues?)\b/, es: 'de liga', en: 'league' },
] as const
const groupSaid = (text: string) => groups.find(({ says }) => says.test(text))

/** Whether the servers of a group are turned off, by the sentence that tells of them; null where none does. */
function fateOf(
  { says }: (typeof groups)[number],
  { sentences }: SiteText,
): { isOff: boolean; sentence: string } | null {
  const own = sentences.filter((sentence) => says.test(plain(sentence)))
  const stays = own.find((sentence) => up.test(plain(sentence)))
  const stops = own.find((sentence) => off.test(plain(sentence)))
  const sentence = stays ?? stops
  return sentence === undefined ? null : { isOff: stays === undefined, sentence }
}

/** It asks whether they stay as they are, and not whether they are turned off. */
const asksWhetherUp = /\b(?:siguen?|arriba|prendid\w+|funcion\w+|quedan|stay\w*|up|running)\b/

/** That the servers are to be turned off, to a question that tells of it whatever else it tells; null where none was announced. */
export async function serversOff(words: readonly Word[], site: Site): Promise<Reply | null> {
  const asked = words.map(({ plain }) => plain).join(' ')
  const text = turnedOff.test(asked) ? await announced(site) : null
  if (text === null) return null
  const group = /\b(?:cuando|que dia|a que hora|por que|cuanto)\b/.test(asked) ? undefined : groupSaid(asked)
  const whole = group && (await latest(site))?.whole
  const fate = whole ? fateOf(group, whole) : null
  const lead = fate && bold(fate.isOff === !asksWhetherUp.test(asked) ? 'Sí.' : 'No.')
  return { text: lines(lead && fate && `${lead} «${quoted(fate.sentence)}»`, text.text), texto: text.texto }
}

/** When the servers or the site are looked after, where it was announced. */
export async function maintenance({ site }: Asked): Promise<Reply> {
  const told = await announced(site)
  return {
    text:
      told?.text ??
      lines(
        'No hay ninguna mantención avisada.',
        `Cuando la haya, se avisa en ${link('Anuncios', paths.anuncios)}. Si algo está caído ahora se ve en ${link('Servidores', paths.servidores)}.`,
      ),
    sugerencias: ['¿Qué hay de nuevo?', '¿Hay gente jugando ahora?'],
    ...(told ? { texto: told.texto } : {}),
  }
}

/** 'entre las 03:00 y las 04:00': its beginning and its end. */
const span = /(?:entre|desde|de) las (\d{1,2}:\d{2}) (?:y|hasta|a) las (\d{1,2}:\d{2})/i
const minutesOf = (clock: string) => Number(clock.split(':')[0]) * 60 + Number(clock.split(':')[1])
function lasting(from: string, to: string, english = false): string {
  const minutes = (minutesOf(to) - minutesOf(from) + 1440) % 1440
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [
    ...(hours
      ? [english ? counted(hours, '1 hour', `${hours} hours`) : counted(hours, '1 hora', `${hours} horas`)]
      : []),
    ...(rest ? [`${rest} ${english ? 'minutes' : 'minutos'}`] : []),
  ].join(english ? ' and ' : ' y ')
}

const asksLong = /\bcuant[oa] (?:rato|tiempo|dura|duran|demora|demoran|se demoran?)\b|\bpor cuanto\b/
const asksEnd =
  /\b(?:vuelven?|volveran|termina|terminan|hasta (?:que hora|cuando)|hasta q hora|de nuevo|prenden|estan de vuelta)\b/
const mostWords = 10
const asksWhen = /\b(?:cuando|que dia|que fecha|(?:a )?(?:que|q) horas?)\b/
/** 'los de liga van a estar abajo'. */
const ofGroup =
  /\bvuelven?\b.*\b(?:servers?|servidores|los de (?:liga|clanes))\b|\bse (?:cae|caen|apaga|apagan)\b.*\b(?:todo|todos|solo)\b.*\b(?:liga|clanes)\b|\blos de (?:liga|clanes)\b.*\b(?:abajo|apagad\w+|caid\w+|apag\w+|ca(?:en|er)|arriba)\b/

/** What goes on with a maintenance that was told: whether other servers stop too, how long, until when; null where it asks something else. */
export async function maintenanceAgain(
  { words, mentions, etapaMention }: Question,
  thread: Pick<Thread, 'texto'>,
  site: Site,
): Promise<Reply | null> {
  let { texto } = thread
  if (mentions.length || etapaMention.used.size || words.length > mostWords) return null
  const text = words.map((word) => word.plain).join(' ')
  const isFirst = turnedOff.test(text) || /\bmantencion\b/.test(text) || ofGroup.test(text)
  const whole =
    (await site.textos()).find(({ address, kind }) => kind === 'anuncio' && address === texto) ??
    (isFirst ? (await latest(site))?.whole : undefined)
  if (!whole || !isMaintenance(`${whole.title} ${whole.sentences.join(' ')}`)) return null
  texto = whole.address
  const where = `Lo dice ${link(whole.title, whole.address)}.`
  const timed = whole.sentences.find((sentence) => span.test(sentence)) ?? ''
  const [, from, to] = span.exec(timed) ?? []
  if (from && to && asksLong.test(text))
    return { text: lines(`${bold(lasting(from, to))}: «${quoted(timed)}»`, where), texto }
  const meant = groupSaid(text)
  if (from && to && asksEnd.test(text) && (!meant || fateOf(meant, whole)?.isOff))
    return { text: lines(`A las ${bold(to)}: «${quoted(timed)}»`, where), texto }
  if (timed && asksWhen.test(text) && !/\bde clanes\b|\b(?:anunci\w+|public\w+|salio|avis\w+)\b/.test(text))
    return { text: lines(`«${quoted(timed)}»`, where), texto }
  const reason = asksWhy.test(text) ? whole.sentences.find((sentence) => tellsWhy.test(sentence)) : undefined
  if (reason) return { text: lines(`«${quoted(reason)}»`, where), texto }
  const group = groupSaid(text)
  const isOfOthers = /\b(?:solo|todo|todos|los|las|tambien|tb|tmb|servers?|servidores|siguen|estan|afecta\w*)\b/.test(
    text,
  )
  const fate =
    group && isOfOthers && !/\b(?:ip|cuant\w+|quien\w*|gente|jugando)\b/.test(text) ? fateOf(group, whole) : null
  if (!fate) return null
  const rest = /\b(?:solo|solamente|nomas|unicamente)\b/.test(text)
    ? groups.find((other) => other !== group)
    : undefined
  const others = rest ? fateOf(rest, whole) : null
  if (others)
    return {
      text: lines(
        `${bold(fate.isOff && !others.isOff ? 'Sí' : 'No')}: «${quoted(fate.sentence)}» «${quoted(others.sentence)}»`,
        where,
      ),
      texto,
    }
  const is = fate.isOff === !asksWhetherUp.test(text)
  return { text: lines(`${bold(is ? 'Sí' : 'No')}: «${quoted(fate.sentence)}»`, where), texto }
}
