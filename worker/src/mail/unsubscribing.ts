import { mailOffPath, type NoticeTipo } from '@trinchera/contract/notificaciones'
import type { Letter, MailToSend } from '@trinchera/db/queries/notices/mails'
import type { Config } from '@trinchera/runtime/config'
import { mailOffToken } from '@trinchera/runtime/mail-off-token'

/** The kind of notice that a mail is about, if players can turn off such mails; null for mails that an account always gets. */
function optionalTipo(letter: Letter): NoticeTipo | null {
  if (letter.kind === 'aviso') return letter.notice.tipo
  if (letter.kind === 'invitacion') return 'invitacion'
  // A reply about a suspension, which has no link, is always mailed.
  return letter.kind === 'apelacion' && letter.answer.enlace !== null ? 'apelacion' : null
}

/**
 * Headers by which mail clients offer to unsubscribe in one click (RFC 8058), from mails of this kind of notice only
 * (docs/behaviour/notices.md#Unsubscribing). Empty for mails that cannot be turned off.
 */
export function unsubscribeHeaders(
  { letter, player_id }: MailToSend,
  { publicUrl, jwtSecret }: Pick<Config, 'publicUrl' | 'jwtSecret'>,
): Record<string, string> {
  const tipo = optionalTipo(letter)
  if (!tipo || !player_id) return {}
  const token = mailOffToken(jwtSecret, tipo, player_id)
  return {
    'List-Unsubscribe': `<${publicUrl}${mailOffPath}?aviso=${tipo}&token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
