import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordLength } from '@trinchera/rules/limits'

/** The most common passwords, without those that are too short to be accepted anyway. */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= passwordLength.least),
)
