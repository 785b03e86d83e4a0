import { paths } from '@trinchera/contract/site-paths'
import { isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { Who } from '../names/community'
import type { Consulta } from '../query/consulta'
import { saidEtapas } from '../query/scope'
import { link, verb } from '../wording'
import { counted } from './say'

export type Figures = Readonly<{ triunfos: number; derrotas: number }>
export const wins = ({ triunfos, derrotas }: Figures) =>
  `${counted(triunfos, 'win')} and ${counted(derrotas, 'loss', 'losses')}`
export const has = (who: string | Who) => verb('has', 'have', who)
export const tooWide: Reply = {
  kind: 'ask',
  text: 'That takes in too many matches. Ask about one clan, one stage or less time.',
}

export function page(who: Who, clan?: number): string | false {
  if (isClan(who)) return clan !== undefined && link('See the clan', paths.clan(clan))
  return link('See the player', paths.jugador(who.id))
}

export const rangedIn = (consulta: Consulta, site: Site) => ({
  etapas: consulta.etapa.length ? (saidEtapas(consulta, site) ?? []) : [],
  juego: site.community.juegos.find(({ id }) => id === consulta.juego) ?? null,
  site,
})
