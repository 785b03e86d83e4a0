import { describe, expect, it } from 'vitest'
import { inWorld } from '../../testing/questions/in-world'

// What members ask of the demo's torneos, in their words: the fact that is asked stands first.

const world = inWorld({ brackets: true })

describe('a torneo that is named', () => {
  it.each([
    ['en que va el desafio doble filo', /^En Desafío Doble Filo queda por jugar/],
    ['mapas del doble filo', /^En Desafío Doble Filo se juegan, en este orden/],
    ['cuantos mapas son en la final del doble filo?', /^Al mejor de 5: la final/],
    ['perdedores ronda 2 a cuantos mapas es', /^Al mejor de 1/],
    ['quien va en el doble filo todavia', /^En Desafío Doble Filo siguen 6 clanes/],
    ['los de lota siguen en el torneo?', /^No: Perros de Lota ya quedaron fuera/],
    ['puelche ya quedo fuera del doble filo?', /^No: Puelche sigue en carrera/],
    ['cuando termina el doble filo', /^Todavía no está publicado cuándo termina/],
    ['de que juego es el doble filo', /^Desafío Doble Filo es de Allied Assault/],
    ['la dos orillas es a eliminacion directa?', /^Sí: Copa de las Dos Orillas/],
    ['ya empezo la dos orillas?', /^No: Copa de las Dos Orillas parte/],
    ['quien fue el mejor jugador de la bajo fuego', /^Eso no lo sé de Copa Bajo Fuego/],
    ['which clans are still in the doble filo', /^6 clans are still in/],
    ['what maps are played in desafio doble filo', /^Desafío Doble Filo is played on/],
    ['quien va a ganar el doble filo', /^Eso nadie lo puede saber: se juega\.\nEn Desafío Doble Filo siguen/],
  ])('%s', async (question, first) => expect(await world.asked(question)).toMatch(first))
})

describe('a match of a torneo', () => {
  it.each([
    [
      'a q hora es escuadra austral vs los del ciber',
      /^El \d\d\/\d\d\/\d{4}, 22:00: Escuadra Austral con Los del Ciber/,
    ],
    ['cuando se juega escuadra austral contra ciber', /^El .*, 22:00: Escuadra Austral/],
    [
      'cuando juegan halcones con puelche la semi -> en que mapas',
      /^Stalingrad, The Hunt y Southern France: Los Halcones/,
    ],
    ['cuando juegan halcones con puelche -> y ciber con austral?', /^El .*: Escuadra Austral con Los del Ciber/],
    ['halcones le gano a puelche en la bajo fuego?', /^Sí: Los Halcones le ganaron a Puelche por 2–1/],
    ['a quien le gano puelche en el doble filo', /^A Escuadra Austral:/],
    ['con quien perdio ciber en el doble filo', /^Vieja Guardia le ganó a Los del Ciber/],
    ['quien saco a niebla del sur del torneo', /^Lobos de Atacama: dejaron fuera/],
    ['quien juega hoy en el torneo', /^Hoy no se juega ninguna partida/],
    ['final bajo fuego mapa x mapa', /cómo salió cada mapa no queda anotado/],
    ['si ciber pierde queda fuera del torneo?', /^Sí: Los del Ciber ya tienen una derrota/],
  ])('%s', async (thread, first) => expect(await world.asked(thread)).toMatch(first))
})

describe('what goes on with a torneo', () => {
  it.each([
    ['en que va el doble filo -> halcones sigue vivo?', /^Sí: Los Halcones siguen en carrera/],
    ['quién ganó la copa bajo fuego -> con qué jugadores', /^Copa Bajo Fuego lo ganaron Los Halcones\.\nSu plantel:/],
    ['quien gano bajo fuego -> contra quien jugo la semi', /^Los Halcones le ganaron a Puelche/],
    ['who won the copa bajo fuego -> who did they beat in the final', /^Vieja Guardia, 3–2/],
    ['como va el doble filo -> quien gano la anterior', /^Campeón de Copa Bajo Fuego: Los Halcones/],
    ['como va el doble filo -> quien va primero en el ladder', /^Vieja Guardia va 1\.º/],
    ['como va el doble filo -> quien le gano a lota', /^Los Halcones y Escuadra Austral le ganaron/],
    ['quién jugó por los halcones en la copa que ganaron', /^Copa Bajo Fuego lo ganaron/],
  ])('%s', async (thread, first) => expect(await world.asked(thread)).toMatch(first))
})

describe('of torneos in general', () => {
  it.each([
    ['hay algun torneo jugandose ahora', /^Sí: ahora se juega Desafío Doble Filo/],
    ['is there a tournament going on', /^Yes: Desafío Doble Filo/],
    ['hay premios en plata?', /^No: ningún torneo publica un premio/],
    ['que es eliminacion doble', /^Eliminación doble: se sale del torneo con la segunda derrota/],
    ['que es la llave de perdedores', /^La llave de perdedores es donde siguen/],
    ['cuánto hay que esperar al otro equipo en un torneo antes de que sea w.o.', /«Quince minutos de espera/],
    ['cada cuanto hacen torneos', /^No hay una frecuencia publicada/],
  ])('%s', async (question, first) => expect(await world.asked(question)).toMatch(first))
})

describe('by who asks', () => {
  it.each([
    [
      'Tatán',
      'como inscribo a mi clan en la copa de las dos orillas',
      /eres Líder de Los Halcones, así que háblalo tú/,
    ],
    [
      'Rucio_7',
      'puedo inscribir a mi clan en la copa',
      /^No: eres Miembro de Los Halcones, y al clan lo inscribe su Líder \(Tatán\)/,
    ],
    ['Recluta', 'en que torneo puedo participar yo', /^Todavía no: no estás en ningún clan/],
    ['Rucio_7', 'juego yo el viernes en la semi?', /^Sí: estás en el plantel de Los Halcones/],
    ['Tatán', 'contra quien jugamos si ganamos la semi', /^Contra Vieja Guardia:/],
    ['Loica', 'me anote en el relampago?', /^Sí: Loica se anotó/],
  ])('%s: %s', async (as, question, first) => expect(await world.asked(question, as)).toMatch(first))
})

describe('a torneo that was only announced', () => {
  it.each([
    ['el relampago cuenta pa la tabla o no', /^No: «El puntaje va aparte del ladder/],
    ['se pueden tirar granadas en el 1v1 de snipers', /^No: «Se juega con Springfield o Kar98, sin granadas/],
    ['torneo sniper cuando es -> con granada?', /^No: «Se juega con/],
    [
      'q dice el anuncio del torneo relampago -> con que armas se juega -> donde me anoto',
      /^«Anotarse en los comentarios/,
    ],
    ['torneo relampago -> se transmite?', /^ElPregonero respondió en sus comentarios: «Sí/],
    ['does the sniper 1v1 announcement cup count for the ladder? -> when is it', /^«Domingo, 22:00»/],
    ['torneo relampago cuando es -> quien va primero en la tabla', /^Vieja Guardia va 1\.º/],
    // an etapa that is named is no part of the torneo that was told
    ['en que mapas se juega la final del doble filo -> quien va primero en spearhead', /^Cerro Castillo va 1\.º de 10/],
    ['en que va el doble filo -> cuantos clanes hay en breakthrough', /^En la Etapa I de Breakthrough hay 8 clanes/],
    [
      'en que va el doble filo -> quien va ultimo en spearhead',
      /^Los Porfiados van 10\.º de 10 en la Etapa I de Spearhead/,
    ],
    ['who is still in the doble filo -> who leads spearhead', /Cerro Castillo/],
  ])('%s', async (thread, first) => expect(await world.asked(thread)).toMatch(first))
})
