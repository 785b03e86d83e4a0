import type { PushMessage } from '@trinchera/contract/push'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isWhole = (value: unknown): value is number => Number.isInteger(value)

function isAction(value: unknown): value is { accion: string; titulo: string } {
  return isRecord(value) && isText(value.accion) && isText(value.titulo)
}

/** Parses a push (`contract/push.ts`); null if it is invalid. Checked by hand, because no schema library is sent to the browser. */
export function readPush(text: string): PushMessage | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(json) || !isWhole(json.sin_leer)) return null
  const { clase, sin_leer, id, aviso, titulo, texto, enlace, tag, acciones, token, tags } = json
  if (clase === 'cierre') return Array.isArray(tags) && tags.every(isText) ? { clase, tags, sin_leer } : null
  if (clase !== 'aviso' || !isWhole(id) || !isText(titulo) || !isText(texto) || !isText(enlace) || !isText(tag))
    return null
  if (!Array.isArray(acciones) || !acciones.every(isAction)) return null
  return {
    clase,
    id,
    aviso: isWhole(aviso) ? aviso : null,
    titulo,
    texto,
    enlace,
    tag,
    acciones,
    token: isText(token) ? token : null,
    sin_leer,
  }
}
