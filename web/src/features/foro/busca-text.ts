import type { TemaBusca } from '@trinchera/contract/foro'
import type { Busca } from '@trinchera/rules/foro'

export const buscaNames: Record<Busca, string> = { clan: 'Busca clan', gente: 'Busca gente' }

/** The facts about what a topic looks for: stage, hours, place. Empty ones are left out. */
export function buscaFacts({ etapa, horario, puesto }: TemaBusca): { label: string; text: string }[] {
  return [
    { label: 'Etapa', text: etapa ? `${etapa.juego} · ${etapa.nombre}` : '' },
    { label: 'Horario', text: horario },
    { label: 'Puesto', text: puesto },
  ].filter(({ text }) => text !== '')
}
