import type { Apelacion } from '@trinchera/contract/apelaciones'
import { formatDateTime } from '@trinchera/rules/presentation'

export type Decision = 'mantener' | 'acortar' | 'levantar'

export interface AppealOption {
  tipo: Decision
  label: string
  what: string
}

/** The decisions that staff can choose for an appeal. "Shorten" exists only for suspensions, because rulings have no end date. */
export function optionsFor({ sobre }: Pick<Apelacion, 'sobre'>): AppealOption[] {
  if (sobre === 'fallo')
    return [
      { tipo: 'mantener', label: 'Mantener el fallo', what: 'La partida sigue como está.' },
      {
        tipo: 'levantar',
        label: 'Restituir la partida',
        what: 'El fallo queda sin efecto y la partida vuelve a contar como se reportó.',
      },
    ]
  return [
    { tipo: 'mantener', label: 'Mantener la suspensión', what: 'Sigue hasta la misma fecha.' },
    { tipo: 'acortar', label: 'Acortarla', what: 'Termina antes, el día que elijas.' },
    { tipo: 'levantar', label: 'Levantarla', what: 'La cuenta vuelve a entrar al tiro.' },
  ]
}

/** Texts of the submit button, by chosen decision. */
export const actOf: Record<Decision, { act: string; pending: string }> = {
  mantener: { act: 'Mantener', pending: 'Resolviendo…' },
  acortar: { act: 'Acortar', pending: 'Acortando…' },
  levantar: { act: 'Levantar', pending: 'Levantando…' },
}

/** What an appeal is against, as a text that follows "apela": "el fallo de Halcones con Lobos". */
export function appealedText({ partida, suspension, quien }: Apelacion): string {
  if (partida) return `el fallo de ${partida.ganador.nombre} con ${partida.perdedor.nombre}`
  if (suspension && suspension.username !== quien) return `la suspensión de ${suspension.username}`
  return 'su suspensión'
}

export const stateChip: Record<Apelacion['estado'], { text: string; look: '' | 'attention' }> = {
  abierta: { text: 'Espera respuesta', look: 'attention' },
  mantenida: { text: 'Mantenida', look: '' },
  acortada: { text: 'Acortada', look: '' },
  levantada: { text: 'Levantada', look: '' },
}

/** Who of the staff resolved an appeal, when and why: "Pitazo, el 05/07/2025, 20:15: motivo". */
export const answerText = ({ quien, motivo, fecha }: NonNullable<Apelacion['resuelta']>) =>
  `${quien}, el ${formatDateTime(fecha)}: ${motivo}`
