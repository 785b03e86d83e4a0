import type { Suspension } from '@trinchera/contract/admin'

type Alcance = Suspension['alcance']

/** The kinds of suspension, each with the text that says what the player can no longer do. */
export const alcances: readonly { alcance: Alcance; label: string; what: string }[] = [
  { alcance: 'cuenta', label: 'La cuenta', what: 'No puede entrar al sitio. Sus sesiones terminan al tiro.' },
  { alcance: 'comentarios', label: 'Los comentarios', what: 'Entra y juega, pero no comenta.' },
  { alcance: 'reportes', label: 'Los reportes', what: 'Entra y comenta, pero no reporta derrotas.' },
]

export const alcanceChip: Record<Alcance, string> = {
  cuenta: 'Suspendida',
  comentarios: 'Sin comentar',
  reportes: 'Sin reportar',
}
