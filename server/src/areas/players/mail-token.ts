import { createHash } from 'node:crypto'

/** The hash under which the token of an e-mail is stored. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * True for a token from an e-mail, false for a session token. A request sends either in its `token` field; only session tokens (JWT)
 * contain dots (docs/behaviour/accounts.md#Sending the token).
 */
export const isMailToken = (token: string | undefined): token is string => token !== undefined && !token.includes('.')
