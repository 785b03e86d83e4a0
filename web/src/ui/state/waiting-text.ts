import type { WaitingState, Writing } from '../../lib/waiting'

export const waitingText: Record<WaitingState, string> = {
  sending: 'Enviando…',
  waiting: 'Pendiente de envío',
  refused: 'No se envió',
}

/** The message after a text was stored to be sent later. `lasting`: true if the text survives closing the page. */
export const keptText = (lasting: boolean): string =>
  lasting
    ? 'Guardado en este dispositivo. Se enviará cuando vuelva la conexión.'
    : 'Se enviará cuando vuelva la conexión, mientras no cierres esta página.'

const counted = (count: number, one: string, more: string) => {
  if (count === 0) return []
  return [count === 1 ? one : `${count} ${more}`]
}

/** The message after the stored texts were sent: 'Se envió lo que quedó pendiente: la derrota ante Halcones y 2 comentarios.' */
export function caughtUpText(writings: readonly Writing[]): string {
  const count = (kind: Writing['kind']) => writings.filter((one) => one.kind === kind).length
  const parts = [
    ...writings.flatMap((one) => (one.kind === 'reporte' ? [`la derrota ante ${one.rival}`] : [])),
    ...counted(count('comentario'), 'un comentario', 'comentarios'),
    ...counted(count('mensaje') + count('mensaje-torneo') + count('mensaje-foro'), 'un mensaje', 'mensajes'),
  ]
  return `Se envió lo que quedó pendiente: ${new Intl.ListFormat('es').format(parts)}.`
}
