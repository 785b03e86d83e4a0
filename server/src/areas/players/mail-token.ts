import { createHash } from 'node:crypto'

/** A mail's token as the database knows it. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** A session's token has dots in it, a mail's has none: both come under the same name (docs/behaviour.md#Sending the token). */
export const isMailToken = (token: string | undefined): token is string => token !== undefined && !token.includes('.')
