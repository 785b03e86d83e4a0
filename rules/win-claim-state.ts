interface Case {
  estado: 'abierta' | 'disputada' | 'reconocida' | 'acreditada' | 'rechazada'
  /** Deadline for the rival clan to answer the claim, ISO 8601. */
  responde_hasta: string
}

/** True if the claim of a win that the loser did not report is still undecided. */
export const isOpenCase = ({ estado }: Pick<Case, 'estado'>): boolean => estado === 'abierta' || estado === 'disputada'

/** True if staff must decide the claim at `now` (ms since 1970), because the rival clan disputed it or did not answer within 24 hours. */
export const waitsForStaff = ({ estado, responde_hasta }: Case, now: number): boolean =>
  estado === 'disputada' || (estado === 'abierta' && Date.parse(responde_hasta) <= now)
