import { fieldError } from '../../http/rule-error'

/** A username in the form in which it is stored: Unicode NFC, trimmed, with single spaces. */
export const cleanUsername = (username: string) => username.normalize('NFC').trim().replace(/\s+/gu, ' ')

export const usernameTaken = () =>
  fieldError(409, 'username', 'Ya hay un jugador con ese nombre, o con uno que se le parece demasiado')
