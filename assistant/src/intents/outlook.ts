import { threatsTo } from '../answers/climb'
import { recruiting } from '../answers/recruiting'
import { numbers } from '../answers/site'
import type { Intent } from '../intent'

/** Who may pass whom, who takes people in, how many there are. */
export const outlook: readonly Intent[] = [
  {
    id: 'quien-alcanza',
    ask: '¿Quién puede pasar al primero?',
    uses: ['quien', 'etapa', 'numero'],
    answer: threatsTo,
    examples: `
      quien le puede ganar el puesto a {clan}
      quien le puede ganar el lugar a {clan}
      quien le puede quitar el lugar a {clan}
      quien le gana el puesto a {clan}
      de quien se tiene que preocupar {clan}
      de quienes se tiene que cuidar {clan}
      quien es una amenaza para {clan}
      quien esta cerca de pasar a {clan}
      quienes pueden llegar a primero
      quien puede pasar al primero
      quien le quita el primer lugar a {clan}
      quien puede bajar a {clan}
      quien puede sacar a {clan} del primer lugar
      quien baja a {clan} de la punta
      quien puede destronar a {clan}
      quien puede alcanzar a {clan}
      quien pasa a {clan}
      quienes pueden pasar a {clan}
      quien amenaza a {clan}
      quien pelea el primer lugar
      quien puede llegar a primero
      quien puede quedar primero
      alguien puede alcanzar al primero
      hay alguien que pueda pasar a {clan}
      quien puede desbancar al puntero
      quien le quita la punta al primero
      quien puede quitarle el puesto {numero}
      quien puede pasar al {numero}
      quien puede pasar al segundo
      nos puede pasar alguien somos {clan}
      quien nos puede pasar somos {clan}
      por quien puede ser superado {clan}
      quien le respira en la nuca a {clan}`,
  },
  {
    id: 'reciben-gente',
    ask: '¿Qué clanes reciben solicitudes?',
    uses: ['quien', 'etapa'],
    answer: recruiting,
    examples: `
      any clan recruiting
      clans looking for players
      which clans are recruiting
      que clanes andan reclutando
      que clanes andan reclutando en {juego}
      que clanes reclutan en {juego}
      que clanes buscan gente en {juego}
      que clanes de {juego} reciben gente
      que clanes reciben solicitudes
      que clanes buscan gente
      que clanes necesitan gente
      que clanes reclutan
      que clanes estan abiertos
      que clanes aceptan gente nueva
      que clanes reciben jugadores nuevos
      que clanes reciben gente en la {etapa}
      que equipos buscan gente
      quien esta reclutando
      quien recluta
      quienes estan reclutando
      quien anda reclutando
      quien recibe gente
      quien busca jugadores
      quien necesita jugadores
      quien tiene cupo
      que clanes tienen cupo
      hay algun clan con cupo
      hay cupo en algun clan
      a que clanes puedo pedir entrar
      a que clanes les puedo mandar solicitud
      donde me aceptan
      que clan me acepta
      cuales aceptan solicitudes
      clanes que aceptan gente
      clanes abiertos
      clanes que busquen gente
      clanes que buscan gente
      hay clanes reclutando
      lista de clanes que reclutan
      {clan} recibe solicitudes
      algun clan me recibe
      algun clan que me reciba
      alguien me acepta en su clan
      hay algun clan para un novato
      {clan} tiene cupo`,
  },
  {
    id: 'cuantos-somos',
    ask: '¿Cuántos somos?',
    uses: [],
    answer: numbers,
    examples: `
      how many players
      cuantos hay inscritos
      donde veo la lista de jugadores
      lista completa de los jugadores
      donde veo a todos los jugadores
      ver todos los jugadores
      listado de jugadores
      cuantas personas hay
      cuantas personas juegan
      cuantas partidas llevan jugadas
      total de partidas
      total de clanes
      numero de usuarios
      tamano de la comunidad
      somos muchos
      somos hartos
      cuantos miembros tiene la comunidad
      cuanta gente participa
      cuantas partidas hay
      cuantas partidas se han jugado
      cuantos jugadores tiene la comunidad
      numero de jugadores
      cuantos hay registrados
      cuantos jugadores hay
      cuantos jugadores registrados hay
      cuanta gente hay en la comunidad
      cuantos somos
      cuantos usuarios tiene la pagina
      cuantas cuentas hay
      cuantas partidas se han jugado en total
      cuantos clanes hay en total
      cuantas partidas van
      que tan grande es la comunidad
      cuantos inscritos hay`,
  },
]
