import { fold } from '@trinchera/rules/folding'
import { fieldError } from '../http/rule-error'

interface Owner {
  username: string
  email: string
}

/** Whether a password is a name of the account: its e-mail, the part before the @, or the username. */
function isName(password: string, { username, email }: Owner): boolean {
  const folded = fold(password)
  return folded !== '' && [username, email, email.split('@')[0] ?? ''].some((name) => fold(name) === folded)
}

/**
 * Refuses (400) a password that is tried first by whoever guesses: one of the commonest, one character repeated, or a name of the account
 * (docs/behaviour/accounts.md#Passwords). Before the expensive hash.
 */
export async function refuseWeakPassword(password: string, owner: Owner | null): Promise<void> {
  const plain = password.normalize('NFC').trim().toLowerCase()
  if (owner && isName(password, owner))
    throw fieldError(400, 'password', 'La contraseña no puede ser tu nombre de usuario ni tu correo')
  // Half a megabyte of passwords, read when the first one is chosen.
  const { commonPasswords } = await import('./common-passwords')
  if (new Set(plain).size <= 1 || commonPasswords.has(plain))
    throw fieldError(400, 'password', 'Esa contraseña es de las primeras que se prueban. Elige otra')
}
