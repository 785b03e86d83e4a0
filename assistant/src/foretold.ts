import { answered } from './answered'
import { tellRetos } from './answers/agenda'
import {
  asksFavourite,
  asksPlan,
  asksWhoFalls,
  fallsOnlyBy,
  foretells,
  foretoldOfSelf,
  foretoldOfTorneo,
  keptToThemselves,
  nobodyKnows,
  unknowable,
} from './answers/foretell'
import type { Reply, Site } from './intent'
import type { Matcher } from './intents/matcher'
import type { Who } from './names/community'
import { agendaRetos, agreedRetos, daysOf, withoutNames } from './query/agenda'
import { newThread, type Thread } from './thread-state'
import { saysTorneo } from './torneos/which'
import type { Question } from './understand'
import { lines } from './wording'

/** The two that are to meet, of whom the thread spoke: named as such, or by the reto that was told. */
async function bothOf({ quien, intent, mine }: Thread, site: Site): Promise<readonly Who[]> {
  const clans = quien.filter(({ kind }) => kind === 'clan')
  if (intent === 'duelo' || (intent === 'retos-proximos' && clans.length > 1)) return quien.slice(0, 2)
  if (intent !== 'retos-proximos') return []
  const [reto] = await agendaRetos({ ...agreedRetos, clans, mine, next: true }, site)
  return reto ? [reto.retador, reto.retado].flatMap(({ id }) => site.community.clanById.get(id) ?? []) : []
}

/** That nobody knows who will win, and how things stand; null where a question asks for no such thing. */
export async function foretold(
  question: Question,
  thread: Thread,
  site: Site,
  { intents }: Matcher,
): Promise<{ intent: string; reply: Reply } | null> {
  const { words, mentions } = question
  if (!mentions.length && asksWhoFalls(words)) {
    const coming = await tellRetos(agreedRetos, site)
    return { intent: 'retos-proximos', reply: { ...coming, text: lines(fallsOnlyBy, coming.text) } }
  }
  const clans = mentions.flatMap(({ clan }) => clan ?? [])
  const text = withoutNames(question)
  const told = clans.length || thread.intent !== 'retos-proximos' ? clans : thread.quien
  if (told.length && mentions.every(({ clan, others }) => clan && !others) && asksPlan(text)) {
    const days = daysOf(text, site.now)
    const coming = await tellRetos({ ...agreedRetos, clans: told, days }, site)
    return { intent: 'retos-proximos', reply: { ...coming, text: lines(keptToThemselves, coming.text) } }
  }
  const both = mentions.length || !asksFavourite(words) ? [] : await bothOf(thread, site)
  if (both.length < 2 && !foretells(words)) return null
  const own = foretoldOfSelf(question)
  if (own) return { intent: 'consulta', reply: own }
  const torneo = await foretoldOfTorneo(question, site, both.length > 1 ? null : thread.torneo)
  if (torneo) return { intent: 'torneos', reply: torneo }
  if (words.some(({ plain }) => saysTorneo.test(plain))) return null
  // 'quién gana el viernes': whoever is to meet then
  const days = mentions.length || both.length > 1 ? null : daysOf(words.map(({ plain }) => plain).join(' '), site.now)
  if (days) {
    const coming = await tellRetos({ ...agreedRetos, days }, site)
    return { intent: 'retos-proximos', reply: { ...coming, text: lines(nobodyKnows, coming.text) } }
  }
  const id = both.length > 1 || mentions.length > 1 ? 'duelo' : mentions.length ? 'puesto' : 'en-puesto'
  const intent = intents.find((each) => each.id === id)
  if (!intent) return null
  const before = both.length > 1 ? { ...newThread, intent: 'duelo', quien: both } : newThread
  const reply = await answered(intent, { ...question, numero: null, number: null }, before, site)
  return { intent: id, reply: { ...reply, text: lines(unknowable, reply.text) } }
}
