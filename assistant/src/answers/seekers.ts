import { clanesTakingRequests } from '@trinchera/db/queries/clanes/clanes'
import { temasQueBuscan, type Buscado } from '@trinchera/db/queries/foro/buscados'
import type { Busca } from '@trinchera/rules/foro'
import type { Asked, Site } from '../intent'
import type { ClanName } from '../names/community'
import { plain, type Word } from '../words/plain'
import { etapasOf } from './which'

/** Topics that look for somebody are told of for so long, ms. */
const lookedFor = 60 * 24 * 3_600_000
/** As many topics are looked through, and told. */
const [mostTopics, topicsShown] = [50, 5]

const weekdays = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'] as const
const daysInEnglish = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g
const englishDays = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun']

/** The days of the week that a text names, ranges whole: 'lunes a jueves'. */
function daysIn(text: string): ReadonlySet<number> {
  const said = plain(text)
  const at = (word: string) => weekdays.findIndex((day) => word.startsWith(day))
  const named = [...said.matchAll(/\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b/g)].map(([word]) =>
    at(word),
  )
  const inEnglish = [...said.matchAll(daysInEnglish)].map(([word]) =>
    englishDays.findIndex((day) => word.startsWith(day)),
  )
  const ranges = [
    ...said.matchAll(
      /\b(lunes|martes|miercoles|jueves|viernes|sabado|domingo) (?:a|al|hasta(?: el)?) (lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/g,
    ),
  ].flatMap(([, from = '', to = '']) => {
    const [first, last] = [at(from), at(to)]
    return weekdays
      .map((_, day) => day)
      .filter((day) => (first <= last ? day >= first && day <= last : day >= first || day <= last))
  })
  const weekend = /\bfin(?:es)? de semana\b|\bfindes?\b|\bweekends?\b/.test(said) ? [5, 6] : []
  return new Set([...named, ...inEnglish, ...ranges, ...weekend])
}

/** What one plays as, as players say it and as a topic does, and what it is called in both languages. */
const roles: readonly { says: RegExp; es: string; en: string }[] = [
  { says: /\b(?:francotirador(?:es|a)?|francos?|snipers?|snaiper)\b/, es: 'francotirador', en: 'a sniper' },
  { says: /\b(?:apoyos?|supports?)\b/, es: 'apoyo', en: 'support' },
  { says: /\b(?:fusil(?:es|ero|eros)?|rifles?|riflers?|rifleman|garand|kar98)\b/, es: 'fusil', en: 'a rifleman' },
  { says: /\b(?:subfusil(?:es)?|smg|metralletas?|thompson|mp40)\b/, es: 'subfusil', en: 'an SMG player' },
  { says: /\b(?:smokes?|humo|granader\w+|grenadiers?|granadas)\b/, es: 'granadas o humo', en: 'somebody for grenades' },
]
/** The role that a text speaks of. */
export const roleIn = (text: string) => roles.find(({ says }) => says.test(text)) ?? null

const wantsWinners =
  /\b(?:gan(?:e|en|a|an|ando|ador\w*)|buen[oa]?s?|mejor(?:es)?|fuertes?|top|pulent\w+|racha|arriba|punter\w+|winning|good|best|strong|top|wins?)\b/

/** The newest topics that look for a clan, or for people. */
export const topicsOf = ({ db, now }: Pick<Site, 'db' | 'now'>, busca: Busca, most = topicsShown) =>
  temasQueBuscan(db, busca, new Date(now.getTime() - lookedFor).toISOString(), most)

/** Who takes people: the topics that look for them, those of them that fit the days and the role that a text names, and the clans that take requests in each etapa of clans. */
export interface Recruiting {
  topics: readonly Buscado[]
  fit: readonly Buscado[]
  days: boolean
  role: (typeof roles)[number] | null
  taking: readonly {
    etapa: ReturnType<typeof etapasOf>[number]
    clanes: Awaited<ReturnType<typeof clanesTakingRequests>>
  }[]
  /** One that wins is asked for; whether there is one at all. */
  winners: boolean
  whether: boolean
}

export async function recruitingNow(
  asked: Pick<Asked, 'site' | 'etapas' | 'juego'>,
  words: readonly Word[] = [],
): Promise<Recruiting> {
  const { site } = asked
  const text = words.map((word) => word.plain).join(' ')
  const days = daysIn(text)
  const role = roleIn(text)
  const ofClans = (etapas: ReturnType<typeof etapasOf>) =>
    etapas.filter(({ activo, multijugador }) => activo && multijugador)
  // 'juego de francotirador' is a role, also where an etapa of one against one is called so
  const said = ofClans(etapasOf(asked))
  const etapas = said.length ? said : ofClans(etapasOf({ ...asked, etapas: [] }))
  const found = await Promise.all(
    etapas.map(async (etapa) => ({ etapa, clanes: await clanesTakingRequests(site.db, etapa.id) })),
  )
  const all = await topicsOf(site, 'gente', mostTopics)
  return {
    topics: all.slice(0, topicsShown),
    fit:
      days.size || role
        ? all.filter(
            ({ horario, puesto, titulo }) =>
              (!days.size || (horario !== null && [...daysIn(horario)].some((day) => days.has(day)))) &&
              (!role || role.says.test(plain(`${puesto ?? ''} ${titulo}`))),
          )
        : [],
    days: days.size > 0,
    role,
    taking: found.filter(({ clanes }) => clanes.length),
    winners: wantsWinners.test(text),
    whether: /\b(?:hay|algun\w*|alguien|existe\w*|any\w*|someone|does|is there)\b/.test(text),
  }
}

/** The one clan that says in the forum that it looks for people, or is the only one that fits, which is meant by what is asked next; none where several do. */
export function onlyLooking({ topics, fit }: Recruiting, { community }: Site): ClanName[] {
  const ids = (fit.length ? fit : topics).flatMap(({ clan }) => clan?.id ?? [])
  const clans = new Set(ids.flatMap((id) => community.clanById.get(id) ?? []))
  return clans.size === 1 ? [...clans] : []
}
