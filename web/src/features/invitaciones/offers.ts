import type { Recruit } from '@trinchera/contract/invitaciones'

interface Offer {
  id: number
  fecha_envio: string
}

/** Returns the list with an invitation or request at its start, in place of an older version of the same one. */
export const withOffer = <O extends Offer>(offers: readonly O[], offer: O): O[] => [
  offer,
  ...offers.filter(({ id }) => id !== offer.id),
]

export const withoutOffer = <O extends Offer>(offers: readonly O[], id: number): O[] =>
  offers.filter((offer) => offer.id !== id)

/** Ids of the unanswered invitation from a clan to a player, and of the player's unanswered request to the clan. Null if there is none. */
export type Pending = Partial<Pick<Recruit, 'id_invitacion' | 'id_solicitud'>>

/** Returns the list with one player's unanswered invitation and request replaced by `pending`. */
export const withPending = (recruits: readonly Recruit[], player: number, pending: Pending): Recruit[] =>
  recruits.map((recruit) => (recruit.id === player ? { ...recruit, ...pending } : recruit))
