import { clanesTakingRequests } from '@trinchera/db/queries/clanes/clanes'
import { temasQueBuscan, type Buscado } from '@trinchera/db/queries/foro/buscados'
import type { Busca } from '@trinchera/rules/foro'
import type { Asked, Site } from '../intent'
import type { ClanName } from '../names/community'
import { plain, plainText, type Word } from '../words/plain'
import { etapasOf } from './which'

/** Topics that look for somebody are told of for so long, ms. */
const lookedFor = 60 * 24 * 3_600_000
/** As many topics are looked through, and told. */
const [mostTopics, topicsShown] = [50, 5]

/** The days of the week as they are named, from Monday on, and the weekend. */
const weekdays: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\b(?:lunes|mondays?)\b/, [0]],
  [/\b(?:martes|tuesdays?)\b/, [1]],
  [/\b(?:miercoles|wednesdays?)\b/, [2]],
  [/\b(?:jueves|thursdays?)\b/, [3]],
  [/\b(?:viernes|fridays?)\b/, [4]],
  [/\b(?:sabados?|saturdays?)\b/, [5]],
  [/\b(?:domingos?|sundays?)\b/, [6]],
  [/\bfin(?:es)? de semana\b|\bfindes?\b|\bweekends?\b/, [5, 6]],
]

/** The days of the week that a text names. */
function daysIn(text: string): ReadonlySet<number> {
  const said = plain(text)
  return new Set(weekdays.flatMap(([says, days]) => (says.test(said) ? days : [])))
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
  /** Whether there is one at all is asked. */
  whether: boolean
}

export async function recruitingNow(
  asked: Pick<Asked, 'site' | 'etapas' | 'juego'>,
  words: readonly Word[] = [],
): Promise<Recruiting> {
  const { site } = asked
  const text = plainText(words)
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
    whether: /\b(?:hay|algun\w*|alguien|existe\w*|any\w*|someone|does|is there)\b/.test(text),
  }
}

/** The one clan that says in the forum that it looks for people, or is the only one that fits, which is meant by what is asked next; none where several do. */
export function onlyLooking({ topics, fit }: Recruiting, { community }: Site): ClanName[] {
  const ids = (fit.length ? fit : topics).flatMap(({ clan }) => clan?.id ?? [])
  const clans = new Set(ids.flatMap((id) => community.clanById.get(id) ?? []))
  return clans.size === 1 ? [...clans] : []
}
