import { fieldError } from '../../rule-error'

/** A username as it is stored: composed, and without spaces that do not count. */
export const cleanUsername = (username: string) => username.normalize('NFC').trim().replace(/\s+/gu, ' ')

export const usernameTaken = () =>
  fieldError(409, 'username', 'Ya hay un jugador con ese nombre, o con uno que se le parece demasiado')
