import { matchTasks } from './match-tasks'
import { playerTasks } from './player-tasks'
import { siteTasks } from './site-tasks'
import type { StaffTask } from './staff-task'

export const staffTasks: readonly StaffTask[] = [...matchTasks, ...playerTasks, ...siteTasks]
