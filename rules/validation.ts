import { fold } from './folding'
import { clanNameLength, clanTagLength, emailLength, longestLema, passwordLength, usernameLength } from './limits'

// Each validator returns null if the value is valid, otherwise a Spanish message for the person who typed it.

/** Error messages for a repeated password that differs; the second is for changing one's own (docs/behaviour/accounts.md#Passwords). */
export const passwordsDiffer = 'Las contraseñas no coinciden'
export const ownPasswordsDiffer = 'Las Contraseñas No Coinciden'

/** Matches characters that are invisible or change the text direction. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
/** Matches three or more combining marks on one letter, which no script needs. */
const heaped = /\p{M}{3,}/u
/** Matches the invisible joiners of a composed emoji. They are allowed only between pictographs. */
const pictureGlue = /(\p{Extended_Pictographic})(?:\uFE0F|\u200D(?=\p{Extended_Pictographic}))+/gu

const nameless = (text: string) => fold(text) === ''

interface Length {
  least: number
  most: number
}

/** Validates an e-mail address: local part, @, domain, and a final part of 2 to 6 letters (docs/behaviour/accounts.md#E-mail addresses). */
export function emailError(value: string): string | null {
  const message = 'Correo no válido'
  const at = value.lastIndexOf('@')
  if (value.length > emailLength.whole || at > emailLength.local) return message
  // mail systems normalize these characters, so one mailbox could register several times with different spellings
  const composed = value.normalize('NFC')
  if (invisible.test(value) || composed !== value.normalize('NFKC')) return message
  return /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[a-z]{2,6}$/iu.test(value) ? null : message
}

/** Validates a username: 3–20 letters of any script, digits, spaces, `_ - .` (docs/behaviour/accounts.md#Usernames). */
export function usernameError(value: string): string | null {
  const name = value.normalize('NFC')
  const length = [...name].length
  const { least, most } = usernameLength
  if (!name.trim()) return 'Nombre de usuario es obligatorio'
  if (invisible.test(name) || !/^(?:\p{L}\p{M}{0,2}|[\p{Nd} _.-])+$/u.test(name))
    return 'El nombre de usuario solo acepta letras, números, espacios y los signos _ - .'
  if (/^ | {2}| $/.test(name))
    return 'El nombre de usuario no puede empezar ni terminar con un espacio, ni llevar dos seguidos'
  if (length < least || length > most) return `El nombre de usuario debe tener entre ${least} y ${most} caracteres`
  return nameless(name) ? 'El nombre de usuario necesita al menos una letra o un número' : null
}

/** Validates a password: 8–128 characters, not only spaces (docs/behaviour/accounts.md#Passwords). */
export function passwordError(value: string): string | null {
  const length = [...value.normalize('NFC')].length
  const { least, most } = passwordLength
  if (!length) return 'La contraseña es obligatoria'
  if (!value.trim()) return 'La contraseña no puede ser solo espacios'
  return length < least || length > most ? `La contraseña debe tener entre ${least} y ${most} caracteres` : null
}

/** Validates the repeated password. `message`: the error message to return. */
export function repeatError(password: string, repetition: string, message = passwordsDiffer): string | null {
  return password.normalize('NFC') === repetition.normalize('NFC') ? null : message
}

/** The text whose length is checked: without leading, trailing and repeated spaces, and without the joiners within an emoji. */
const counted = (value: string) => value.normalize('NFC').trim().replace(/\s+/gu, ' ').replace(pictureGlue, '$1')

const looksWrong = (text: string) => invisible.test(text) || heaped.test(text)

/** Validates a clan's name or tag. The minimum length counts visible characters, the maximum counts all characters. */
function visibleNameError(value: string, what: string, { least, most }: Length): string | null {
  const name = counted(value)
  const letters = [...name]
  const seen = letters.filter((letter) => !/[\s\p{M}]/u.test(letter)).length
  if (!name) return `${what} es obligatorio`
  if (looksWrong(name)) return `${what} tiene caracteres que no se ven bien`
  if (seen < least || letters.length > most) return `${what} debe tener entre ${least} y ${most} caracteres`
  return nameless(name) ? `${what} necesita al menos una letra o un número` : null
}

/** Validates a clan name: 3–30 visible characters, at least one letter or digit (docs/behaviour/clans.md#Clan names and tags). */
export function clanNameError(value: string): string | null {
  return visibleNameError(value, 'El nombre del clan', clanNameLength)
}

/** Validates a clan tag: 2–6 visible characters, at least one letter or digit (docs/behaviour/clans.md#Clan names and tags). */
export function clanTagError(value: string): string | null {
  return visibleNameError(value, 'El tag del clan', clanTagLength)
}

/** Validates a clan's lema: empty or up to 80 characters (docs/behaviour/clans.md#Clan names and tags). */
export function lemaError(value: string): string | null {
  const lema = counted(value)
  if (looksWrong(lema)) return 'El lema tiene caracteres que no se ven bien'
  return [...lema].length > longestLema ? `El lema debe tener como máximo ${longestLema} caracteres` : null
}
