import { clanLife } from '../answers/clan-life'
import { crearClan } from '../answers/steps'
import type { Intent } from '../intent'

/** Founding a clan. */
export const founding: readonly Intent[] = [
  {
    id: 'crear-clan',
    ask: '¿Cómo creo un clan?',
    uses: ['etapa'],
    answer: crearClan,
    examples: `
      ok y como lo creo
      y como lo armo
      somos cinco amigos y queremos competir
      somos {numero} amigos y queremos competir
      con unos amigos queremos meter un equipo
      que hay que hacer para meter nuestro equipo
      como metemos nuestro equipo
      queremos competir con nuestro equipo
      como entra un equipo nuevo al ladder
      como anotamos a nuestro equipo en el ladder
      se puede crear un clan
      puedo crear un clan nuevo
      puedo hacer un clan nuevo
      how do i create a clan
      how to create a clan
      donde aprieto para hacer un clan
      donde se aprieta para crear clan
      donde hago el clan
      donde se hacen los clanes
      donde puedo crear un clan
      donde esta el boton de crear clan
      no me deja crear el clan
      no puedo crear un clan
      por que no puedo crear un clan
      inscribirnos como equipo para competir
      queremos inscribirnos
      queremos competir como se hace
      queremos participar con nuestro equipo
      queremos jugar como clan
      somos un grupo y queremos hacer un clan
      somos varios y queremos hacer un clan
      somos unos amigos y queremos hacer un clan
      tengo un grupo de amigos y queremos competir
      junte gente para un clan que hago
      ya tenemos gente como hacemos el clan
      puedo crear un clan
      puedo hacer un clan
      puedo hacer un clan ahora
      puedo crear un clan en {juego}
      puedo crear un clan en la {etapa}
      que se necesita para crear un clan
      que se necesita para hacer un clan
      requisitos para crear un clan
      pasos para crear un clan
      como inscribimos el clan
      como hago mi clan
      como puedo hacer un clan
      como abro un clan
      como levanto un clan
      como doy de alta un clan
      clan nuevo
      clan propio
      como se hace un clan
      como se hace para tener clan
      se hace un clan como
      como se arma un clan
      quiero hacer mi clan
      quiero mi clan
      quiero mi propio clan
      que hago para tener clan
      quiero tener clan
      como tengo mi propio clan
      crear equipo
      armar clan
      formar equipo
      inscribir equipo
      quiero inscribir mi equipo en la {etapa}
      donde inscribo mi clan
      hacer un clan nuevo
      se puede hacer un clan
      donde se crean los clanes
      crear un clan que se llame {?}
      como creo un clan
      como hago un clan
      como se crea un clan
      como armo un equipo
      quiero crear un clan
      quiero hacer un team
      donde creo mi clan
      como fundo un clan
      crear clan en {juego}
      crear un clan en la {etapa}
      que necesito para crear un clan
      inscribir un clan
      como inscribo mi clan en la etapa
      registrar mi equipo
      quiero formar un clan con mis amigos
      se puede crear un clan todavia
      como inscribo a mi equipo en el ladder
      nuevo clan
      como hacemos para armar un clan
      cuanto cuesta hacer un clan`,
  },
  {
    id: 'cuantos-fundan',
    ask: '¿Cuántos hay que ser para tener un clan?',
    uses: ['numero'],
    answer: clanLife.howManyFound,
    examples: `
      puedo tener un clan yo solito
      puedo tener un clan yo solo
      cuantos tenemos que ser para tener clan
      cuantos se necesitan para crear un clan
      cuantos jugadores se necesitan para crear un clan
      cuanta gente necesito para hacer un clan
      cuanta gente hay que juntar para un clan
      con cuantos se hace un clan
      con cuantos se puede crear un clan
      de cuantos puede ser un clan
      cuantos pueden estar en un clan
      cuantos caben en un clan
      cuantos integrantes puede tener un clan
      cuantos miembros como maximo tiene un clan
      maximo de integrantes por clan
      minimo de gente para armar equipo
      puedo crear un clan solo
      puedo hacer un clan yo solo
      puedo hacer un clan solo
      se puede tener un clan de uno
      se puede hacer un clan de {numero}
      somos {numero} podemos hacer un clan
      somos dos alcanza para un clan
      somos tres nomas podemos crear clan
      alcanza con {numero} para crear clan
      hay limite de integrantes
      hay un limite de jugadores por clan
      hay maximo de jugadores en un clan
      tengo que tener gente para crear el clan
      minimo para clan
      minimo de gente para un clan
      minimo para hacer clan
      necesito tener equipo armado para crear el clan`,
  },
]
