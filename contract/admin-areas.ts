import { adminTabNames } from '@trinchera/rules/permissions'
import type { AdminArea } from './site-paths'

/** Titles of the areas of the staff panel (docs/behaviour/staff.md#Panel areas). */
export const areaNames: Readonly<Record<AdminArea, string>> = {
  ...adminTabNames,
  textos: 'Textos',
  foro: 'Foro',
  victorias: 'Victorias',
  retos: 'Retos',
  apelaciones: 'Apelaciones',
  asistente: 'Asistente',
  privacidad: 'Privacidad',
  registro: 'Registro',
  'puesta-en-marcha': 'Puesta en marcha',
  colas: 'Colas',
}
