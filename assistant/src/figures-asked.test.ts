import { describe, expect, it } from 'vitest'
import { inWorld } from '../testing/questions/in-world'

// Figures of clans, players and etapas: the one that is asked comes first, of all etapas where none is said.

const { asked } = inWorld()

describe('of a clan', () => {
  it.each([
    ['q tag tienen los lobos', /^El tag de Lobos de Atacama es LDA\./],
    ['de quien es el clan perros de lota', /^Perros de Lota son de tagua\.cl, su Líder/],
    ['tag de barricada -> y de quien es', /^Barricada es de Navajuela, su Líder/],
    ['por que once y media aparece en dos ladders', /^Porque juega 2 etapas, y cada una tiene su tabla/],
    ['mejor puesto de puelche en la historia', /Etapa I de Allied Assault fue el puesto 1\.º/],
    ['lo mas bajo que ha estado puelche', /^Lo peor de Puelche .* fue el puesto 4\.º/],
    ['mejor mes de puelche -> y el peor', /^Cuando más perdió Puelche fue en agosto de 2025: 9 derrotas/],
    ['cuantas victorias tiene vieja guardia -> y derrotas', /^Vieja Guardia lleva 11 derrotas y 58 victorias/],
    ['porcentaje de puelche', /^Puelche lleva 66% de victorias/],
    ['ultima bala puesto -> en la 2 po', /^Última Bala va 9\.º de 14 en la Etapa II/],
    ['palmares de puelche', /^Puelche ha ganado 1 etapa/],
    ['clan mas viejo', /^Puerto Libre es el más antiguo[^]*De los que siguen, Escuadra Austral/],
    ['integrantes de los halcones -> quien juega mas', /^Quienes más jugaron de Los Halcones/],
  ])('%s', async (question, told) => expect(await asked(question)).toMatch(told))
})

describe('of runs and medals', () => {
  it.each([
    ['los halcones cuantas seguidas llevan -> y el record cuanto es', /^La racha más larga de Los Halcones es de 23/],
    ['racha mas larga de la historia -> y la mas larga de esta etapa', /^La racha más larga en la Etapa II/],
    ['racha mas larga de victorias -> y de derrotas?', /^La racha más larga de derrotas:\n• Barricada: 16/],
    [
      'me acuerdo que en la primera etapa los halcones estuvieron como dos meses sin perder, de qué fecha a qué fecha fue?',
      /^La racha más larga de Los Halcones es de 23 .* del 28\/04\/2025 al 22\/06\/2025/,
    ],
    ['medallas de vieja guardia -> cuándo sacó la última', /^La última medalla de Vieja Guardia es /],
    ['que hay que hacer pa sacar la matagigantes', /^Matagigantes: /],
  ])('%s', async (question, told) => expect(await asked(question)).toMatch(told))
})

describe('of players', () => {
  it.each([
    ['LaTetera en que puesto va en el 1v1', /^LaTetera va: 1\.º en Francotirador 1v1/],
    ['loica 1v1', /^Loica va 2\.º en Duelo 1v1 de Spearhead: 48 victorias y 32 derrotas/],
    ['quien juega solo francotirador 1v1', /^Nadie juega solo en Francotirador 1v1/],
    [
      'top 10 jugadores por victorias -> ahora por porcentaje, con minimo 50 partidas',
      /con al menos 50 partidas:\n• .*%/,
    ],
    ['mejores 5 jugadores por efectividad con al menos 50 partidas', /^Los mejores porcentajes/],
    ['quién es el jugador más antiguo?', /^La cuenta más antigua es la de Salitre/],
    ['kd de peuco', /^Eso no se anota/],
    ['recluta tiene clan?', /^Recluta no está en ningún clan/],
    ['jugador mas viejo del mundo', /no te puedo ayudar/],
  ])('%s', async (question, told) => expect(await asked(question)).toMatch(told))
  it.each([
    ['cuantos somos', 'Tatán', /^Los Halcones tienen 9 integrantes/],
    ['historial con puelche', 'Tatán', /^Contra Puelche, Los Halcones llevan 17 victorias y 16 derrotas/],
    ['nuestra racha -> desde cuando', 'Tatán', /^La racha de Los Halcones/],
    ['mis stats -> y solo las de este mes', 'Rucio_7', /^Rucio_7 este mes: 5 victorias/],
    ['cuantas e ganao', 'Rucio_7', /^Rucio_7 lleva 113 victorias/],
    ['cuántas veces le he ganado a Huemul -> y el cuánto me ha ganado a mi', 'Loica', /^Contra Loica, Huemul lleva 21/],
    ['en que mapas gano mas', 'Loica', /^Los mapas en que mejor le va a Loica/],
  ])('%s, asked by %s', async (question, as, told) => expect(await asked(question, as)).toMatch(told))
})

describe('of etapas', () => {
  it.each([
    [
      'spearhead todavía se juega?',
      /^Sí: Spearhead se juega\.\nEn la Etapa I de Spearhead hay 10 clanes y 800 partidas/,
    ],
    ['spearhead todavía se juega? -> cuántos clanes tiene', /^En la Etapa I de Spearhead hay 10 clanes/],
    ['esta muerto breakthrough?', /^No: Breakthrough se juega/],
    ['is spearhead still played', /^Yes: Spearhead is still played/],
    ['cuántos clanes hay activos ahora', /^Hay 44 clanes en 5 etapas abiertas/],
    ['promedio de partidas por dia en la etapa 2', /^En la Etapa II de Allied Assault: 3,2 partidas por día/],
    ['cuantas partidas terminaron 2-1 este mes', /^27 partidas terminaron 2–1 en mapas este mes/],
    ['record victorias', /^El récord de victorias de un clan en una sola etapa: Cerro Castillo, con 114/],
    ['quien fue el primer clan en entrar a la tabla de la etapa 2', /el primero en entrar al ranking: Vieja Guardia/],
    ['que clan subio mas entre la etapa 1 y la 2', /^Los que más subieron .*: Los Halcones y Quebrada Honda/],
    ['quien iba primero en allied en diciembre', /1\.º Vieja Guardia al empezar y Puelche desde el 27\/12\/2025/],
    ['que clan ha ganado mas -> y perdido', /^Línea Férrea es el de más derrotas/],
    ['cuando empezo la etapa 2 y cuanto dura', /partió el 18\/09\/2025, con el anuncio/],
    ['when did stage 2 start', /began on 18 September 2025 .*, with the announcement/],
    ['How many stages have been archived so far?', /^1 stage has been closed/],
    ["what was Stage I's podium", /^The podium of Etapa I de Allied Assault: 1\. Puelche/],
    ['can I download the match data as csv', /^No: there is no file/],
    ['donde estan las partidas viejas', /^Las partidas viejas están en la página de cada clan/],
    ['como se ordena el top 5 de jugadores', /^El Top 5 de jugadores va por victorias/],
  ])('%s', async (question, told) => expect(await asked(question)).toMatch(told))
})
