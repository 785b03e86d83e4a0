import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordLength } from '@trinchera/rules/limits'

/** The most common passwords that are long enough for this site. */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= passwordLength.least),
)
