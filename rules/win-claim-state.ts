interface Case {
  estado: 'abierta' | 'disputada' | 'reconocida' | 'acreditada' | 'rechazada'
  /** Deadline of the rival's answer, ISO 8601. */
  responde_hasta: string
}

/** True if the claim of an unreported win may still be answered, voted on or decided. */
export const isOpenCase = ({ estado }: Pick<Case, 'estado'>): boolean => estado === 'abierta' || estado === 'disputada'

/** True if the claim waits for staff at `now` (ms since 1970): the rival disputed it or let its 24 hours pass. */
export const waitsForStaff = ({ estado, responde_hasta }: Case, now: number): boolean =>
  estado === 'disputada' || (estado === 'abierta' && Date.parse(responde_hasta) <= now)
