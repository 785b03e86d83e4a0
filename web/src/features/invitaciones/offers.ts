import type { Recruit } from '@trinchera/contract/invitaciones'

interface Offer {
  id: number
  fecha_envio: string
}

/** The list with the invitation or request at its start. An older version of it in the list is removed. */
export const withOffer = <O extends Offer>(offers: readonly O[], offer: O): O[] => [
  offer,
  ...offers.filter(({ id }) => id !== offer.id),
]

export const withoutOffer = <O extends Offer>(offers: readonly O[], id: number): O[] =>
  offers.filter((offer) => offer.id !== id)

/** Ids of the unanswered invitation from a clan to a player, and of the player's unanswered request to the clan. Null if there is none. */
export type Pending = Partial<Pick<Recruit, 'id_invitacion' | 'id_solicitud'>>

/** The list in which one player's unanswered invitation or request is replaced. */
export const withPending = (recruits: readonly Recruit[], player: number, pending: Pending): Recruit[] =>
  recruits.map((recruit) => (recruit.id === player ? { ...recruit, ...pending } : recruit))
