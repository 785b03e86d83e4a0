import * as z from './schema'
import { instant } from './fields'
import { routesOf } from './route'

const defineRoute = routesOf('retos')

/**
 * The in-game nicks linked to a player. To link one, the player adds a code to the end of the nick in the game. `codigo`: the current code;
 * null if no nick is being linked. `ocupado`: a nick that showed the code but belongs to another player, so it was not linked; the code can
 * still link a different nick.
 */
export const ownNicks = z.object({
  nicks: z.array(z.object({ nick: z.string(), desde: instant })),
  codigo: z.object({ codigo: z.string(), hasta: instant, ocupado: z.string().nullable() }).nullable(),
})
export type OwnNicks = z.infer<typeof ownNicks>
export const listOwnNicks = defineRoute('GET', '/nicks', {
  summary: 'Los nombres de uno en el juego, y el código para enlazar otro',
  access: 'player',
  data: ownNicks,
})
export const createNickCode = defineRoute('POST', '/nicks/codigo', {
  summary: 'Pedir un código para enlazar el nombre que uno usa en el juego',
  access: 'player',
  code: 201,
  data: ownNicks,
})
export const deleteNick = defineRoute('DELETE', '/nicks/:nick', {
  summary: 'Desenlazar un nombre',
  access: 'player',
  params: z.object({ nick: z.string().min(1).max(64) }),
  data: ownNicks,
})
