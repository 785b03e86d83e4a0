import { createHash } from 'node:crypto'

/** The stored hash of a mail's token. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Session tokens (JWT) contain dots, mail tokens do not; both come as `token` (docs/behaviour/accounts.md#Sending the token). */
export const isMailToken = (token: string | undefined): token is string => token !== undefined && !token.includes('.')
