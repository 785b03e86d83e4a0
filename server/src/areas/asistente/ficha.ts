import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What the server says of an answer, which an opinion of it has to show again. */
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

/** The proof that an answer was given; nothing is stored of an answer until somebody has an opinion of it. */
export function sealAnswer(secret: string, said: Said): string {
  const id = randomBytes(9).toString('base64url')
  return [id, said.clase, said.intencion, sealOf(secret, id, said)].join('~')
}

/** What a ficha proves of this question and answer; null where it was not given for them. */
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
