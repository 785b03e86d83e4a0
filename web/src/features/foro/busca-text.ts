import type { TemaBusca } from '@trinchera/contract/foro'
import type { Busca } from '@trinchera/rules/foro'

export const buscaNames: Record<Busca, string> = { clan: 'Busca clan', gente: 'Busca gente' }

/** Labels and texts about a topic in which somebody looks for a clan or players: etapa, hours, role in the team. Empty ones are omitted. */
export function buscaFacts({ etapa, horario, puesto }: TemaBusca): { label: string; text: string }[] {
  return [
    { label: 'Etapa', text: etapa ? `${etapa.juego} · ${etapa.nombre}` : '' },
    { label: 'Horario', text: horario },
    { label: 'Puesto', text: puesto },
  ].filter(({ text }) => text !== '')
}
