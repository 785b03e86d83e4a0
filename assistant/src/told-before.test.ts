import { expect, it } from 'vitest'
import { inWorld } from '../testing/questions/in-world'

// What goes on with what was told: of it, in its time, or said not to be known; never the same text again.

const { asked } = inWorld()

it.each<[thread: string, told: RegExp, as?: string]>([
  ['quien gano anoche -> y el dia antes', /^Se jugaron 8 partidas antenoche/],
  ['cuantas partidas se jugaron ayer -> y el dia anterior', /^Anteayer se jugaron|^Se jugaron .* anteayer/],
  [
    'resultado de sin retirada vs lobos de atacama -> y antes de eso cuando habian jugado?',
    /^La penúltima entre los dos/,
  ],
  ['ultima partida de puelche con los halcones -> y la vez anterior quien gano', /^La penúltima entre los dos/],
  ['cuantas derrotas llevamos este mes -> y victorias?', /^Sin Retirada este mes: 9 victorias y 3 derrotas/, 'Loica'],
  ['cuantas wins tiene loica -> y loses', /^Loica lleva 145 derrotas/],
  ['top jugadores -> y de spearhead?', /^Quienes más ganaron en Spearhead:\n• Loica/],
])('changes the time or the measure of what was asked: %s', async (thread, told, as) =>
  expect(await asked(thread, as ?? null)).toMatch(told),
)

it.each([
  ['quien es el lider de vieja guardia? -> y los demas del clan?', /^Vieja Guardia tiene 8 integrantes/],
  ['capitan de vieja guardia -> y el resto del equipo', /^Vieja Guardia tiene 8 integrantes/],
  ['cuantos fallos van este año -> cual fue el ultimo', /^El último fallo:/],
  ['cual fue el ultimo fallo -> quien lo firmo', /^Qué persona dio un fallo no se publica/],
  ['que es un reto -> y quien puede pedir uno', /^Reta el Líder, un Co-Líder o un Capitán/],
  ['que son las medallas -> como gano una', /^Las medallas salen solas/],
  ['que dice el articulo 9 -> y el 10', /^Los mapas\. /],
  ['cual es el sv de liga -> la ip', /^Los servidores de liga son 4/],
  [
    'cuanto dura una suspension por cheat -> y el clan pierde puntos?',
    /^Sí: el clan que jugó con él pierde la partida/,
  ],
  ['como agrego a un jugador al clan -> y lo puedo sacar despues?', /^El Líder y los Co-Líderes pueden expulsar/],
  ['eres una persona o un bot? -> y quien te hizo', /^Quién me hizo no está publicado/],
  ['de que se trata esta pagina -> y desde el celu se puede?', /^Sí: el sitio entero funciona/],
])('tells of the thing that was told: %s', async (thread, told) => expect(await asked(thread)).toMatch(told))

it('says that no more is known instead of telling the same again', async () => {
  // what was told holds the answer
  expect(await asked('puedo cambiar mi nick? -> donde')).toMatch(/Mi Cuenta/)
  expect(await asked('hay gente jugando -> en cual hay mas -> y q mapa')).toMatch(/The Hunt/)
  // how many all are is asked of nothing that was told
  expect(await asked('puelche vs halcones -> cuantas van en total')).not.toMatch(/^Somos/)
})
