import type { Recruit } from '@trinchera/contract/invitaciones'

interface Offer {
  id: number
  fecha_envio: string
}

/** The list with this offer at the start, without duplicates. */
export const withOffer = <O extends Offer>(offers: readonly O[], offer: O): O[] => [
  offer,
  ...offers.filter(({ id }) => id !== offer.id),
]

export const withoutOffer = <O extends Offer>(offers: readonly O[], id: number): O[] =>
  offers.filter((offer) => offer.id !== id)

/** Ids of the pending invitation and request between a clan and a recruit; null if there is none. */
export type Pending = Partial<Pick<Recruit, 'id_invitacion' | 'id_solicitud'>>

/** A page of recruits in which one player's pending invitation or request is updated. */
export const withPending = (recruits: readonly Recruit[], player: number, pending: Pending): Recruit[] =>
  recruits.map((recruit) => (recruit.id === player ? { ...recruit, ...pending } : recruit))
