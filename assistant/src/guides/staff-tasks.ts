import type { AdminArea } from '@trinchera/contract/site-paths'
import { adminTabNames } from '@trinchera/rules/permissions'
import { matchTasks } from './match-tasks'
import { playerTasks } from './player-tasks'
import { siteTasks } from './site-tasks'
import type { StaffTask } from './staff-task'

/** What each area of the panel is called. */
export const panelNames: Readonly<Record<AdminArea, string>> = {
  ...adminTabNames,
  foro: 'Foro',
  victorias: 'Victorias',
  retos: 'Retos',
  apelaciones: 'Apelaciones',
  asistente: 'Asistente',
  registro: 'Registro',
  colas: 'Colas',
}

export const staffTasks: readonly StaffTask[] = [...matchTasks, ...playerTasks, ...siteTasks]
