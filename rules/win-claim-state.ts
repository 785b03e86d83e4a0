interface Case {
  estado: 'abierta' | 'disputada' | 'reconocida' | 'acreditada' | 'rechazada'
  /** ISO 8601. */
  responde_hasta: string
}

/** Whether a win not reported may still be answered, voted on or decided. */
export const isOpenCase = ({ estado }: Pick<Case, 'estado'>): boolean => estado === 'abierta' || estado === 'disputada'

/** Whether it waits for staff at `now`, ms since 1970: the rival disputed it, or had its 24 hours. */
export const waitsForStaff = ({ estado, responde_hasta }: Case, now: number): boolean =>
  estado === 'disputada' || (estado === 'abierta' && Date.parse(responde_hasta) <= now)
