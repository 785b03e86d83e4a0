import type { Recruit } from '@trinchera/contract/invitaciones'

interface Offer {
  id: number
  fecha_envio: string
}

/** An offer at the head of a list, once. */
export const withOffer = <O extends Offer>(offers: readonly O[], offer: O): O[] => [
  offer,
  ...offers.filter(({ id }) => id !== offer.id),
]

export const withoutOffer = <O extends Offer>(offers: readonly O[], id: number): O[] =>
  offers.filter((offer) => offer.id !== id)

/** What is pending between a clan and a recruit; null where it no longer is. */
export type Pending = Partial<Pick<Recruit, 'id_invitacion' | 'id_solicitud'>>

/** A page of recruits where one has been invited, asks to join, or no longer does. */
export const withPending = (recruits: readonly Recruit[], player: number, pending: Pending): Recruit[] =>
  recruits.map((recruit) => (recruit.id === player ? { ...recruit, ...pending } : recruit))
