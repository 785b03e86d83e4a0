import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordLength } from '@trinchera/rules/limits'

/** The commonest passwords that are long enough to be taken here. */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= passwordLength.least),
)
