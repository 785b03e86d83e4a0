import * as limits from '../limits'

/** Numbers from the rules that a text inserts as `{{nombre}}`, so that it agrees with the rules (docs/behaviour/staff.md#Textos). */
export const textoLimites: Readonly<Record<string, number>> = {
  etapa_meses: limits.etapaMonths,
  nick_minimo: limits.usernameLength.least,
  nick_maximo: limits.usernameLength.most,
  clan_minimo: limits.clanNameLength.least,
  clan_maximo: limits.clanNameLength.most,
  tag_minimo: limits.clanTagLength.least,
  tag_maximo: limits.clanTagLength.most,
  clave_minimo: limits.passwordLength.least,
  invitacion_dias: limits.invitacionMs / limits.dayMs,
  jugadores_minimo: limits.leastPlayers,
  vuelta_rondas: limits.returnRounds,
  vuelta_minutos: limits.returnMinutes,
  partida_mapas: limits.matchMaps,
  reporte_horas: limits.reportDeadlineHours,
  capturas_minimo: limits.leastScreenshots,
  racha_buena: limits.hotStreak,
  racha_mala: -limits.coldStreak,
  top: limits.topListSize,
  trampa_puestos: limits.cheatDropPlaces,
  trampa_meses: limits.cheatBanMonths,
}

const placeholder = /\{\{([^{}]*)\}\}/g

const valueOf = (name: string): number | undefined => {
  const key = name.trim()
  return Object.hasOwn(textoLimites, key) ? textoLimites[key] : undefined
}

/** The placeholders in a text, as written, whose name is not in `textoLimites`. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(placeholder)].flatMap(([whole, name = '']) => (valueOf(name) === undefined ? whole : [])),
  ),
]

/** A copy of a value with all `{{nombre}}` in its texts replaced by the numbers of `textoLimites`. Unknown names stay as they are. */
export function withLimits<T>(value: T): T
export function withLimits(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(placeholder, (whole, name: string) => String(valueOf(name) ?? whole))
  if (Array.isArray(value)) return value.map((item: unknown) => withLimits(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withLimits(item)]))
}

/** All the texts in a value, each with its path, such as `secciones.0.titulo`. */
export function textsIn(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, path ? `${path}.${key}` : key))
}
