import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A question to the assistant, its reply, and how the assistant understood the question. */
export interface Said {
  pregunta: string
  respuesta: string
  clase: string
  intencion: string
}

const sealOf = (secret: string, id: string, { pregunta, respuesta, clase, intencion }: Said) =>
  createHmac('sha256', `ficha ${secret}`)
    .update(JSON.stringify([id, pregunta, respuesta, clase, intencion]))
    .digest('base64url')

/**
 * Makes the ficha of a reply: a signed proof that the assistant gave this reply. The player sends the ficha back when rating the reply. It
 * is needed because the server stores nothing about a reply until it is rated.
 */
export function sealAnswer(secret: string, said: Said): string {
  const id = randomBytes(9).toString('base64url')
  return [id, said.clase, said.intencion, sealOf(secret, id, said)].join('~')
}

/** The question and reply that a ficha belongs to; null if the ficha was not made for this question and reply. */
export function readFicha(
  secret: string,
  ficha: string,
  pregunta: string,
  respuesta: string,
): { id: string; said: Said } | null {
  const [id, clase, intencion, seal, ...more] = ficha.split('~')
  if (!id || !clase || intencion === undefined || !seal || more.length) return null
  const said = { pregunta, respuesta, clase, intencion }
  const [given, wanted] = [Buffer.from(seal), Buffer.from(sealOf(secret, id, said))]
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? { id, said } : null
}
