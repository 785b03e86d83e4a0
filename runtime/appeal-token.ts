import { signedIds } from './signed-ids'

const tokens = signedIds('trinchera/appeal-of-a-suspension/1', 1)

/** The token by which the suspended person reads one suspension and appeals against it. */
export const appealToken = (secret: string, suspension: number) => tokens.sign(secret, suspension)

/** The id of the suspension that a token was made for; null if it was not made here. */
export const suspensionOfToken = (secret: string, token: string): number | null =>
  tokens.read(secret, token)?.[0] ?? null
