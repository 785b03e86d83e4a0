import { expect, it } from 'vitest'
import { inWorld } from '../../testing/questions/in-world'
import { bestAsked } from './score'
import { slotsOf } from './slots'
import { aspects } from './turn'

// What members ask of the demo's torneos, in their words: the fact that is asked stands first.

const world = inWorld({ brackets: true })

it.each<[thread: string, first: RegExp, as?: string]>([
  ['en que va el desafio doble filo', /^En Desafío Doble Filo queda por jugar/],
  ['mapas del doble filo', /^En Desafío Doble Filo se juegan, en este orden/],
  ['cuantos mapas son en la final del doble filo?', /Final al mejor de 5/],
  ['perdedores ronda 2 a cuantos mapas es', /Perdedores, ronda 2 al mejor de 1/],
  ['quien va en el doble filo todavia', /^En Desafío Doble Filo siguen 6 clanes/],
  ['los de lota siguen en el torneo?', /^No: Perros de Lota ya quedaron fuera/],
  ['puelche ya quedo fuera del doble filo?', /^No: Puelche sigue en carrera/],
  ['cuando termina el doble filo', /La final: todavía no tiene hora/],
  ['de que juego es el doble filo', /Allied Assault/],
  ['la dos orillas es a eliminacion directa?', /^Sí: Copa de las Dos Orillas/],
  ['ya empezo la dos orillas?', /^No: Copa de las Dos Orillas parte/],
  ['quien fue el mejor jugador de la bajo fuego', /^Eso no lo sé de Copa Bajo Fuego/],
  ['which clans are still in the doble filo', /^6 clans are still in/],
  ['what maps are played in desafio doble filo', /^Desafío Doble Filo is played on/],
  ['quien va a ganar el doble filo', /^Eso nadie lo puede saber: se juega\.\nEn Desafío Doble Filo siguen/],
  ['a q hora es escuadra austral vs los del ciber', /Escuadra Austral con Los del Ciber: el \S+, 22:00/],
  ['cuando se juega escuadra austral contra ciber', /Escuadra Austral con .*, 22:00/],
  [
    'cuando juegan halcones con puelche la semi -> en que mapas',
    /^Stalingrad, The Hunt y Southern France: Los Halcones/,
  ],
  ['cuando juegan halcones con puelche -> y ciber con austral?', /Escuadra Austral con Los del Ciber: el/],
  ['halcones le gano a puelche en la bajo fuego?', /^Sí: Los Halcones 2–1 Puelche/],
  ['a quien le gano puelche en el doble filo', /Puelche 2–0 Escuadra Austral/],
  ['con quien perdio ciber en el doble filo', /Vieja Guardia 2–1 Los del Ciber/],
  ['quien saco a niebla del sur del torneo', /Lobos de Atacama/],
  ['quien juega hoy en el torneo', /^Hoy no se juega ninguna/],
  ['final bajo fuego mapa x mapa', /cómo salió cada mapa no queda anotado/],
  ['si ciber pierde queda fuera del torneo?', /^Sí: .*\nLos del Ciber siguen en carrera, 1 derrota/],
  ['en que va el doble filo -> halcones sigue vivo?', /^Sí: Los Halcones siguen en carrera/],
  ['quién ganó la copa bajo fuego -> con qué jugadores', /^Los Halcones, en Copa Bajo Fuego, campeón\. Su plantel:/],
  ['quien gano bajo fuego -> contra quien jugo la semi', /Los Halcones 2–1 Puelche/],
  ['who won the copa bajo fuego -> who did they beat in the final', /Vieja Guardia 2–3 Los Halcones/],
  ['como va el doble filo -> quien gano la anterior', /^Campeón de Copa Bajo Fuego: Los Halcones/],
  ['como va el doble filo -> quien va primero en el ladder', /^Vieja Guardia va 1\.º/],
  ['como va el doble filo -> quien le gano a lota', /Los Halcones 2–1 Perros de Lota/],
  ['como va el doble filo -> y cuando es la final', /Final: .*sin hora/],
  ['quién jugó por los halcones en la copa que ganaron', /^Los Halcones, en Copa Bajo Fuego, campeón/],
  ['hay algun torneo jugandose ahora', /^Sí: [^]*Desafío Doble Filo.*: se juega ahora/],
  ['is there a tournament going on', /^Yes: [^]*Desafío Doble Filo.*: being played now/],
  ['hay premios en plata?', /^No: ningún torneo publica un premio/],
  ['cuánto hay que esperar al otro equipo en un torneo antes de que sea w.o.', /«Quince minutos de espera/],
  ['cada cuanto hacen torneos', /^Los torneos del sitio, sin una frecuencia publicada/],
  ['como inscribo a mi clan en la copa de las dos orillas', /eres Líder de Los Halcones, así que háblalo tú/, 'Tatán'],
  ['puedo inscribir a mi clan en la copa', /^No: eres Miembro de Los Halcones, y .* su Líder \(Tatán\)/, 'Rucio_7'],
  ['en que torneo puedo participar yo', /^Todavía no: no estás en ningún clan/, 'Recluta'],
  ['contra quien jugamos en el torneo', /^Los Halcones siguen en carrera.*contra Puelche/, 'Tatán'],
  ['el relampago cuenta pa la tabla o no', /^No: «El puntaje va aparte del ladder/],
  ['se pueden tirar granadas en el 1v1 de snipers', /^No: «Se juega con Springfield o Kar98, sin granadas/],
  ['torneo sniper cuando es -> con granada?', /^No: «Se juega con/],
  [
    'q dice el anuncio del torneo relampago -> con que armas se juega -> donde me anoto',
    /^«Anotarse en los comentarios/,
  ],
  ['torneo relampago -> se transmite?', /^ElPregonero, en los comentarios de .*: «Sí/],
  ['does the sniper 1v1 announcement cup count for the ladder? -> when is it', /^«Domingo, 22:00»/],
  ['torneo relampago cuando es -> quien va primero en la tabla', /^Vieja Guardia va 1\.º/],
  // an etapa that is named is no part of the torneo that was told
  ['en que mapas se juega la final del doble filo -> quien va primero en spearhead', /^Cerro Castillo va 1\.º de 10/],
  ['en que va el doble filo -> cuantos clanes hay en breakthrough', /^En la Etapa I de Breakthrough hay 8 clanes/],
  ['en que va el doble filo -> quien va ultimo en spearhead', /^Los Porfiados van 10\.º de 10/],
  ['who is still in the doble filo -> who leads spearhead', /Cerro Castillo/],
])('%s', async (thread, first, as = undefined) => expect(await world.asked(thread, as ?? null)).toMatch(first))

it('chooses the same aspect whatever their order', () => {
  const asked =
    'cuando juega · | quien gano la final | quien sigue vivo | cuantos cupos quedan | como se juega | hay premio'
  for (const text of asked.split(' | ')) {
    const slots = slotsOf(text, text.includes('·') ? [[1]] : [], null, new Date(0))
    const found = bestAsked(aspects, slots)?.found
    expect(bestAsked(aspects.toReversed(), slots)?.found).toBe(found)
  }
})
