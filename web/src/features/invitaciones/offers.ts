import type { Recruit } from '@trinchera/contract/invitaciones'

interface Offer {
  id: number
  fecha_envio: string
}

/** An offer at the head of a list, once. */
export const withOffer = <O extends Offer>(offers: readonly O[], offer: O): O[] => [offer, ...offers.filter(({ id }) => id !== offer.id)]

export const withoutOffer = <O extends Offer>(offers: readonly O[], id: number): O[] => offers.filter((offer) => offer.id !== id)

/** A page of recruits where one has been invited, or is no longer (null). */
export const withInvited = (recruits: readonly Recruit[], player: number, invitacion: number | null): Recruit[] =>
  recruits.map((recruit) => (recruit.id === player ? { ...recruit, id_invitacion: invitacion } : recruit))
