import { fold } from '@trinchera/rules/folding'
import { fieldError } from '../http/rule-error'

interface Owner {
  username: string
  email: string
}

/** True if a password is the account's e-mail address, the part before the @, or its username. */
function isName(password: string, { username, email }: Owner): boolean {
  const folded = fold(password)
  return folded !== '' && [username, email, email.split('@')[0] ?? ''].some((name) => fold(name) === folded)
}

/**
 * Refuses (400) passwords that attackers try first: the most common ones, one repeated character, or a name of the account
 * (docs/behaviour/accounts.md#Passwords). To be called before the expensive hash.
 */
export async function refuseWeakPassword(password: string, owner: Owner | null): Promise<void> {
  const plain = password.normalize('NFC').trim().toLowerCase()
  if (owner && isName(password, owner))
    throw fieldError(400, 'password', 'La contraseña no puede ser tu nombre de usuario ni tu correo')
  // Imported only when a password is chosen, because the list has half a megabyte.
  const { commonPasswords } = await import('./common-passwords')
  if (new Set(plain).size <= 1 || commonPasswords.has(plain))
    throw fieldError(400, 'password', 'Esa contraseña es de las primeras que se prueban. Elige otra')
}
