import type { TemaBusca } from '@trinchera/contract/foro'
import type { Busca } from '@trinchera/rules/foro'

export const buscaNames: Record<Busca, string> = { clan: 'Busca clan', gente: 'Busca gente' }

/** Facts of a topic that looks for a clan or for players: etapa, hours, and role in the team. Empty facts are omitted. */
export function buscaFacts({ etapa, horario, puesto }: TemaBusca): { label: string; text: string }[] {
  return [
    { label: 'Etapa', text: etapa ? `${etapa.juego} · ${etapa.nombre}` : '' },
    { label: 'Horario', text: horario },
    { label: 'Puesto', text: puesto },
  ].filter(({ text }) => text !== '')
}
