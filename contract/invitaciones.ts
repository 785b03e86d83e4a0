import { z } from 'zod'
import { id, instant } from './fields'
import { defineRoute } from './route'

export const invitacionEstado = z.enum(['pendiente', 'aceptada', 'rechazada', 'retirada', 'vencida'])

/** The spec's Invitation: `clan` and `etapa` are names. */
export const invitacion = z.object({
  id: z.int(),
  player_id: z.int(),
  clan_id: z.int(),
  clan: z.string(),
  etapa: z.string(),
  id_etapa: z.int(),
  estado: invitacionEstado,
  fecha_envio: instant,
})
export type Invitacion = z.infer<typeof invitacion>

export const listInvitaciones = defineRoute('GET', '/invitaciones/:playerId', {
  summary: 'Las invitaciones pendientes de uno mismo, la más nueva primero; con `todas=1`, también las pasadas',
  area: 'invitaciones',
  access: 'player',
  params: z.object({ playerId: id }),
  query: z.object({ todas: z.enum(['0', '1']).optional() }),
  data: z.array(invitacion),
})
