import { fold } from '@trinchera/rules/folding'
import { fieldError } from '../http/rule-error'

interface Owner {
  username: string
  email: string
}

/** True if a password equals the account's username, e-mail address or the part of it before the @. */
function isName(password: string, { username, email }: Owner): boolean {
  const folded = fold(password)
  return folded !== '' && [username, email, email.split('@')[0] ?? ''].some((name) => fold(name) === folded)
}

/**
 * Throws 400 for passwords that attackers try first: the most common ones, one repeated character, and names of the account
 * (docs/behaviour/accounts.md#Passwords). To be called before the password is hashed, because hashing is slow.
 */
export async function refuseWeakPassword(password: string, owner: Owner | null): Promise<void> {
  const plain = password.normalize('NFC').trim().toLowerCase()
  if (owner && isName(password, owner))
    throw fieldError(400, 'password', 'La contraseña no puede ser tu nombre de usuario ni tu correo')
  // Loaded only when needed, because the list has half a megabyte.
  const { commonPasswords } = await import('./common-passwords')
  if (new Set(plain).size <= 1 || commonPasswords.has(plain))
    throw fieldError(400, 'password', 'Esa contraseña es de las primeras que se prueban. Elige otra')
}
