import { fieldError } from '../../http/rule-error'

/** A username as stored: in NFC, with single spaces. */
export const cleanUsername = (username: string) => username.normalize('NFC').trim().replace(/\s+/gu, ' ')

/** The 409 error for a username that is already taken. */
export const usernameTaken = () =>
  fieldError(409, 'username', 'Ya hay un jugador con ese nombre, o con uno que se le parece demasiado')
