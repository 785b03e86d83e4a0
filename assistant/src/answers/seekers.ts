import { clanesTakingRequests } from '@trinchera/db/queries/clanes/clanes'
import { temasQueBuscan, type Buscado } from '@trinchera/db/queries/foro/buscados'
import type { Busca } from '@trinchera/rules/foro'
import type { Asked, Site } from '../intent'
import { plain, plainText, type Word } from '../words/plain'
import { etapasOf } from './which'

/** Topics that look for somebody are told of for so long, ms. */
const lookedFor = 60 * 24 * 3_600_000
/** As many topics are looked through, and told. */
const [mostTopics, topicsShown] = [50, 5]

/** What a topic may ask for, as players say it and as a topic does: days of the week, and what one plays as. */
const wishes = {
  day: [
    /\b(?:lunes|mondays?)\b/,
    /\b(?:martes|tuesdays?)\b/,
    /\b(?:miercoles|wednesdays?)\b/,
    /\b(?:jueves|thursdays?)\b/,
    /\b(?:viernes|fridays?)\b/,
    /\b(?:sabados?|saturdays?|fin(?:es)? de semana|findes?|weekends?)\b/,
    /\b(?:domingos?|sundays?|fin(?:es)? de semana|findes?|weekends?)\b/,
  ],
  role: [
    /\b(?:francotirador(?:es|a)?|francos?|snipers?|snaiper)\b/,
    /\b(?:apoyos?|supports?)\b/,
    /\b(?:fusil(?:es|ero|eros)?|rifles?|riflers?|rifleman|garand|kar98)\b/,
    /\b(?:subfusil(?:es)?|smg|metralletas?|thompson|mp40)\b/,
    /\b(?:smokes?|humo|granader\w+|grenadiers?|granadas)\b/,
  ],
} as const

/** The newest topics that look for a clan, or for people. */
export const topicsOf = ({ db, now }: Pick<Site, 'db' | 'now'>, busca: Busca, most = topicsShown) =>
  temasQueBuscan(db, busca, new Date(now.getTime() - lookedFor).toISOString(), most)

/** Who takes people: the topics that look for them, those of them that fit what a text wants, and the clans that take requests in each etapa of clans. */
interface Recruiting {
  topics: readonly Buscado[]
  fit: readonly Buscado[]
  /** Days or a role are asked for. */
  wanted: boolean
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
  const said = (of: readonly RegExp[]) => of.filter((says) => says.test(text))
  const [days, roles] = [said(wishes.day), said(wishes.role)]
  const ofClans = (etapas: ReturnType<typeof etapasOf>) =>
    etapas.filter(({ activo, multijugador }) => activo && multijugador)
  // 'juego de francotirador' is a role, also where an etapa of one against one is called so
  const named = ofClans(etapasOf(asked))
  const etapas = named.length ? named : ofClans(etapasOf({ ...asked, etapas: [] }))
  const found = await Promise.all(
    etapas.map(async (etapa) => ({ etapa, clanes: await clanesTakingRequests(site.db, etapa.id) })),
  )
  const all = await topicsOf(site, 'gente', mostTopics)
  const says = (some: readonly RegExp[], of: string) => !some.length || some.some((each) => each.test(plain(of)))
  const wanted = days.length + roles.length > 0
  return {
    topics: all.slice(0, topicsShown),
    fit: wanted
      ? all.filter(
          ({ horario, puesto, titulo }) => says(days, horario ?? '') && says(roles, `${puesto ?? ''} ${titulo}`),
        )
      : [],
    wanted,
    taking: found.filter(({ clanes }) => clanes.length),
    whether: /\b(?:hay|algun\w*|alguien|existe\w*|any\w*|someone|does|is there)\b/.test(text),
  }
}
