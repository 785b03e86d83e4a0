import { expect, it } from 'vitest'
import { inWorld } from '../testing/questions/in-world'

// What asks one field of what was just told is answered with that field first, and not with the whole of it again.

const { asked } = inWorld()

it.each([
  // of a reto
  ['a que hora juega vieja guardia con puelche -> en q server', /^En .+\.\nEs Vieja Guardia contra Puelche/],
  ['que mapas van a jugar VG y Puelche -> y quien parte de aliados?', /^\S.* con los Aliados, y /],
  ['cuando juega puelche -> con que bando parte puelche', /^Puelche juega con /],
  ['proximo reto -> quien lo pidio', /^Lo pidió /],
  ['retos acordados -> en que server', /^• .+: .+\n• .+: /],
  // of a match
  ['quien le gano a puelche la ultima vez -> cuando fue', /^Fue /],
  ['ultima partida de puelche -> contra quien', /^.+ contra .+\.\nPartida \d+/],
  ['ultima victoria de barricada -> hace cuanto', /^Fue /],
  // of places
  ['en que lugar van los halcones -> y antes en cual iban', /^Antes (?:también )?Los Halcones iban \d+\.º/],
  ['como va puelche -> y ayer?', /^Ayer, Puelche estaba /],
  ['si barricada le gana a puelche donde queda -> y ellos bajan?', /^(?:Sí|No): Puelche /],
  ['puelche contra los halcones -> quien ha ganado mas', /^(?:Arriba van? |Van iguales)/],
  ['cual es la rivalidad mas jugada -> y quien gano mas de esas', /^(?:Arriba van? |Van iguales)/],
  ['quien gano la etapa 1 -> y quienes jugaban ahi', /^En la Etapa I de Allied Assault hay \d+ clanes/],
  // of a player, a clan and a guide
  ['zorzal viejo -> tambien juega el 1v1?', /^(?:Sí|No): Zorzal Viejo (?:no )?juega uno contra uno/],
  ['como van los lobos -> racha', /^Lobos de Atacama vienen? con /],
  ['donde reporto una derrota -> lo puede hacer un capitan?', /^Sí[.:]/],
  ['como subo de puesto -> del 7 al 4 son 3, no seria uno y medio?', /#7 vence a #4 → #5.*redondeada hacia arriba/],
])('%s', async (thread, right) => expect(await asked(thread)).toMatch(right))

it.each([
  ['cuando nos toca jugar -> que falta elegir', 'Tatán', /^Faltan? .+\nEs /],
  ['contra quien jugamos -> ya eligieron mapa?', 'Tatán', /^(?:Sí|No): .+\nEs /],
  ['cuando jugamos -> puedo mover el reto?', 'Tatán', /^No: acordado, la fecha no se cambia/],
  ['en que puesto vamos -> cuanto nos falta pa pillar a vieja guardia', 'Rucio_7', /^Los Halcones van /],
  ['cual es mi clan -> y quien es el lider', 'Rucio_7', /^El Líder de Los Halcones /],
  ['mi racha en el duelo 1v1', 'Loica', /^Loica viene con .+ en Duelo 1v1/],
])('%s, asked by %s', async (thread, as, right) => expect(await asked(thread, as)).toMatch(right))
