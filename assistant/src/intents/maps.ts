import { mapsOf, whichMaps } from '../answers/maps-of'
import type { Intent } from '../intent'

/** The maps. */
export const maps: readonly Intent[] = [
  {
    id: 'mapas',
    ask: '¿Qué mapas están permitidos?',
    uses: ['etapa'],
    answer: mapsOf,
    examples: `
      which maps are allowed
      y cuales son los mapas
      que mapas puedo elegir
      que mapas podemos elegir
      cuales son los de {juego}
      y cuales son los mapas de {juego}
      cuantos mapas son en total
      cuantos mapas hay
      cuantos mapas tiene {juego}
      se puede jugar mapas custom
      se puede jugar cualquier mapa
      se puede cualquier mapa
      valen mapas custom
      puedo jugar cualquier mapa
      puedo proponer un mapa
      como se agrega un mapa
      mapas de objetivo
      mapas liberation
      nombres de los mapas
      que mapas hay
      que mapas hay de {juego}
      cuales mapas
      mapas de la comunidad
      cuando actualizaron los mapas
      lista de mapas permitidos
      mapa
      hay mapas nuevos
      mapas oficiales
      ver los mapas
      que mapas son legales
      que mapas estan permitidos
      mapas permitidos
      que mapas se pueden jugar
      que mapas se juegan
      lista de mapas
      cuales son los mapas oficiales
      cuantos mapas hay
      en que mapas se juega
      donde veo los mapas
      mapas del ladder
      que mapas valen
      mapas de {juego}
      rotacion de mapas`,
  },
  {
    id: 'un-mapa',
    ask: '¿Se puede jugar un mapa?',
    uses: ['mapa'],
    answer: whichMaps,
    examples: `
      se juega en {?}
      se puede jugar en {?}
      se puede jugar el {?}
      se puede jugar el mapa {?}
      esta permitido el mapa {?}
      vale jugar en {?}
      vale el {?}
      puedo jugar en el mapa {?}
      {?} esta permitido
      {?} se puede jugar
      {mapa} y {?} entran
      de que juego es {mapa}
      el rival eligio {mapa} se puede
      se juega de dust
      se puede jugar de dust
      se puede jugar rust
      se puede jugar inferno
      esta nuketown
      esta dust
      esta inferno
      esta mirage
      de dust se puede
      de dust esta
      nuketown se puede
      hay nuketown
      hay dust
      esta permitido el {mapa}
      {mapa} permitido
      el mapa {mapa}
      {mapa} va
      va {mapa}
      {mapa} esta permitido en el ladder
      esta {?} en los mapas
      esta {?} permitido
      esta el mapa {?}
      esta {mapa}
      esta {mapa} en los mapas
      {mapa} se juega
      en {mapa} se puede
      puedo jugar {mapa}
      se puede en {mapa}
      jugamos en {mapa}
      se puede jugar {?}
      vale jugar {?}
      vale {?}
      se juega {?}
      esta permitido {?}
      esta permitido jugar {?}
      el mapa {?} se puede jugar
      puedo jugar en {?}
      {?} es un mapa permitido
      el mapa {?}
      se puede jugar {mapa}
      esta permitido {mapa}
      {mapa} esta permitido
      se juega {mapa}
      vale {mapa}
      es legal jugar {mapa}
      podemos jugar en {mapa}
      {mapa} es oficial
      esta {mapa} en la lista de mapas
      el mapa {mapa} se puede
      se puede jugar el mapa {mapa}
      {mapa}
      esta prohibido {mapa}
      puedo elegir {mapa}`,
  },
]
