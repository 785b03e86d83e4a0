import type { NoticeTipo } from '@trinchera/contract/notificaciones'
import { signedIds } from './signed-ids'

const tokensOf = (tipo: NoticeTipo) => signedIds(`trinchera/mails-of-a-notice-off/${tipo}/1`, 1)

/** A token for the URL in the headers of a mail. Whoever has it can only turn the mails of this kind of notice off for this player. */
export const mailOffToken = (secret: string, tipo: NoticeTipo, player: number) => tokensOf(tipo).sign(secret, player)

/** The id of the player whose mails of this kind a token turns off; null if the token is not valid for this kind. */
export const playerOfMailOff = (secret: string, tipo: NoticeTipo, token: string): number | null =>
  tokensOf(tipo).read(secret, token)?.[0] ?? null
