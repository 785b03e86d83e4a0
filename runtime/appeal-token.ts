import { signedIds } from './signed-ids'

const tokens = signedIds('trinchera/appeal-of-a-suspension/1', 1)

/** A token that lets the suspended person read one suspension and appeal against it without signing in. */
export const appealToken = (secret: string, suspension: number) => tokens.sign(secret, suspension)

/** The id of the suspension for which a token was made; null if the token was not made by this site. */
export const suspensionOfToken = (secret: string, token: string): number | null =>
  tokens.read(secret, token)?.[0] ?? null
