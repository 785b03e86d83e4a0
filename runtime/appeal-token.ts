import { signedIds } from './signed-ids'

const tokens = signedIds('trinchera/appeal-of-a-suspension/1', 1)

/** A token for the URL in the e-mail about a suspension. Whoever has it can read the suspension and appeal without signing in. */
export const appealToken = (secret: string, suspension: number) => tokens.sign(secret, suspension)

/** The id of the suspension that a token belongs to; null if the token is not valid. */
export const suspensionOfToken = (secret: string, token: string): number | null =>
  tokens.read(secret, token)?.[0] ?? null
