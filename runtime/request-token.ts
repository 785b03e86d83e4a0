import { signedIds } from './signed-ids'

const tokens = signedIds('trinchera/request-about-personal-data/1', 1)

/** A token for the URL in the mails about a request. Whoever has it can confirm the request and read the answers without signing in. */
export const requestToken = (secret: string, request: number) => tokens.sign(secret, request)

/** The id of the request that a token belongs to; null if the token is not valid. */
export const requestOfToken = (secret: string, token: string): number | null => tokens.read(secret, token)?.[0] ?? null
