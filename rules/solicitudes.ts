import { endOfChileDay, shiftDay, siteDay, type Moment } from './chile-time'
import { requestDays, requestExtensionDays, requestWorkingDays } from './limits'

/** The rights that a request about personal data exercises (docs/behaviour/privacy.md#Requests), each with its name for people. */
export const derechoNames = {
  acceso: 'Acceso',
  rectificacion: 'Rectificación',
  supresion: 'Supresión',
  oposicion: 'Oposición',
  portabilidad: 'Portabilidad',
  bloqueo: 'Bloqueo',
} as const
export type Derecho = keyof typeof derechoNames
export const derechos = ['acceso', 'rectificacion', 'supresion', 'oposicion', 'portabilidad', 'bloqueo'] as const

/** What each right lets a person ask for, in a few words. */
export const derechoMeanings: Record<Derecho, string> = {
  acceso: 'saber qué se guarda de ti',
  rectificacion: 'corregir algo que está mal',
  supresion: 'borrar tus datos',
  oposicion: 'que dejen de usar tus datos para algo',
  portabilidad: 'recibir tus datos en un archivo',
  bloqueo: 'que tus datos no se usen mientras se resuelve',
}

const isWorkingDay = (day: string) => ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())

/** The day (YYYY-MM-DD) that is `count` working days, Monday to Friday, after `day`. */
function workingDayAfter(day: string, count: number): string {
  const next = shiftDay(day, { days: 1 })
  const left = isWorkingDay(next) ? count - 1 : count
  return left === 0 ? next : workingDayAfter(next, left)
}

const endOf = (day: string) => endOfChileDay(day) ?? `${day}T23:59:59.000Z`

/**
 * When the answer to a request confirmed at `at` is due, ISO 8601: the end of the 30th day after `at` in Chile; for a request to block
 * data, the end of the second working day.
 */
export function dueAt(derecho: Derecho, at: Moment): string {
  const day = siteDay(at)
  return endOf(derecho === 'bloqueo' ? workingDayAfter(day, requestWorkingDays) : shiftDay(day, { days: requestDays }))
}

/** The extended due time of a request that is due at `due`, ISO 8601. */
export const extendedDue = (due: Moment): string => endOf(shiftDay(siteDay(due), { days: requestExtensionDays }))

/** The number by which people and staff name a request: the year of its creation in Chile, and its id. */
export const requestNumber = ({ id, created_at }: { id: number; created_at: string }): string =>
  `${siteDay(created_at).slice(0, 4)}-${id}`
