import { rule } from '../answers/rules'
import type { Intent } from '../intent'

/** What the rules say of stages, clans, names and accounts. */
export const rulesPlayers: readonly Intent[] = [
  {
    id: 'que-es-etapa',
    ask: '¿Qué es una etapa?',
    uses: [],
    answer: rule(['etapa'], '¿Qué etapas hay?'),
    examples: `
      que es eso de la etapa
      que es la etapa
      se puede reportar en una etapa cerrada
      cuando se cierra la etapa se pueden mandar resultados
      se puede mandar resultados de una etapa cerrada
      una etapa cerrada recibe reportes
      despues del cierre de la etapa se puede reportar
      que quiere decir etapa
      por que se llama etapa
      es lo mismo etapa que temporada
      para que son las etapas
      como es eso de las etapas
      que pasa cuando termina la etapa
      que pasa cuando termina una etapa
      que pasa cuando acaba la etapa
      que pasa con la tabla cuando termina la etapa
      que pasa con los puestos cuando cierra la etapa
      que pasa con mi clan cuando termina la etapa
      se borra todo cuando termina la etapa
      se borran las victorias cuando termina la etapa
      se reinicia todo en la etapa nueva
      se parte de cero en cada etapa
      partimos de cero en la otra etapa
      se puede reportar en una etapa cerrada
      puedo reportar en la etapa que ya cerro
      por que no puedo reportar en esa etapa
      se puede ver la tabla de una etapa cerrada
      hay que hacer el clan de nuevo en cada etapa
      el clan sirve para la otra etapa
      mi clan pasa a la siguiente etapa
      que se entiende por etapa
      etapa que significa
      a que le llaman etapa
      cuanto es una etapa
      que es una etapa
      que significa etapa
      como funcionan las etapas
      que pasa cuando se cierra una etapa
      que pasa al terminar la etapa
      se borra la tabla al terminar la temporada`,
  },
  {
    id: 'un-clan',
    ask: '¿Puedo estar en dos clanes?',
    uses: [],
    answer: rule(['un-clan'], '¿Cómo dejo un clan?'),
    examples: `
      can i be in two clans
      can i play for two clans
      puedo jugar con otro clan si el mio no juega
      puedo prestar un jugador
      podemos pedir un jugador prestado
      podemos jugar con uno de otro clan
      podemos jugar con un jugador de otro equipo
      podemos meter a uno que no es del clan
      puede jugar alguien que no es del clan
      puede jugar uno de afuera
      un amigo que no es del clan puede jugar
      se puede jugar con un refuerzo
      se pueden usar refuerzos
      se puede usar mercenarios
      mercenarios
      refuerzos de otro clan
      el otro clan jugo con uno de otro equipo
      el otro equipo jugo con uno que no es de su clan
      jugaron con un refuerzo
      cuantos clanes puede tener un jugador
      cuantos clanes se pueden tener
      tengo clan en {juego} puedo entrar a otro en {juego}
      si tengo clan en {juego} puedo tener otro en {juego}
      me dice que ya estoy en un clan
      es obligacion un solo clan
      un solo clan por jugador
      por que no puedo entrar a otro clan
      ya tengo clan puedo entrar a otro
      puedo ayudar a otro clan
      puedo estar en un clan de {juego} y otro de {juego}
      puedo jugar en otro clan en otra etapa
      puedo tener clan en dos etapas
      se puede estar en dos equipos a la vez
      puedo jugar en {numero} clanes
      puedo estar en {numero} clanes
      puedo tener {numero} clanes
      puedo estar en dos clanes
      puedo estar en mas de un clan
      se puede jugar en dos equipos
      cuantos clanes puedo tener
      puedo jugar en dos clanes al mismo tiempo
      un jugador puede estar en varios clanes
      puedo jugar por otro clan
      puedo tener dos clanes
      se puede estar en un clan por etapa
      alavez dos clanes`,
  },
  {
    id: 'nombres',
    ask: '¿Qué nombres no se pueden usar?',
    uses: [],
    answer: rule(['nombres']),
    examples: `
      what names are not allowed
      puedo ponerle un garabato al clan
      le puedo poner a mi clan el nombre de un partido
      nombre de un partido politico para el clan
      quiero ponerle a mi clan un nombre de equipo de futbol
      le quiero poner a mi clan un nombre se puede
      puedo ponerle una groseria al clan
      se puede usar el nombre de dios
      como tiene que ser el nombre del clan
      que condiciones tiene el nombre del clan
      la administracion me cambio el nick
      no me deja poner ese nombre
      dice que el nombre ya existe
      dice que el nombre ya esta ocupado
      ese nick ya existe
      ese nombre ya esta tomado
      el nombre esta ocupado
      puede haber dos clanes con el mismo nombre
      se puede repetir el tag
      puede haber dos clanes con el mismo tag
      otro clan tiene nuestro nombre
      otro jugador se puso mi nick
      hay uno con un nick parecido al mio
      puedo poner acentos en el nombre
      me puedo llamar como otro jugador
      puedo ponerme el nick de otro
      se puede usar cualquier nombre
      puedo llamar a mi clan como quiera
      que nick me pongo
      mi nick es muy largo
      simbolos en el nick
      que caracteres acepta el nick
      mi nombre es ofensivo
      nombre ofensivo
      me cambiaron el nombre
      que nombres no se pueden usar
      mi nick tiene un garabato
      nick con un garabato se puede
      que nicks estan prohibidos
      puedo usar un nick ofensivo
      puedo poner un nombre religioso
      nombres prohibidos para clanes
      que nombre le puedo poner al clan
      cuantas letras puede tener el nick
      reglas de los nombres
      se puede usar un garabato de nick
      me pueden cambiar el nombre
      puedo usar el mismo nombre que otro
      se permiten nombres politicos`,
  },
  {
    id: 'cuentas',
    ask: '¿Puedo compartir mi cuenta?',
    uses: [],
    answer: rule(['cuentas']),
    examples: `
      can i have two accounts
      puede entrar mi hermano a mi cuenta
      mi hermano puede usar mi cuenta
      mi primo juega con mi cuenta
      mi hijo puede usar mi cuenta
      el otro clan jugo con una cuenta prestada
      estan jugando con la cuenta de otro
      puedo tener una cuenta secundaria
      cuantas cuentas puedo tener
      cuantas cuentas se pueden tener
      se permiten cuentas secundarias
      se permiten smurfs
      un jugador tiene dos cuentas
      si le paso la clave a un amigo pasa algo
      puedo dar mi clave a otro
      otro puede entrar con mi clave
      le di mi clave a un amigo
      que pasa si me pillan con dos cuentas
      castigo por tener dos cuentas
      tengo dos cuentas
      puedo tener {numero} cuentas
      puedo hacer dos cuentas
      puedo tener otra cuenta
      puedo crear una segunda cuenta
      multicuentas
      smurf
      me puedo hacer otra cuenta
      puedo hacerme otra cuenta
      mi hermano puede usar mi cuenta
      puede usar otro mi cuenta
      le puedo prestar mi cuenta a mi hermano
      se puede tener otra cuenta
      puedo usar la cuenta de otro
      pueden jugar dos con la misma cuenta
      puedo pasar mi cuenta
      le puedo pasar la cuenta a otro
      puedo dejar que otro use mi cuenta
      puede jugar mi hermano con mi cuenta
      puede jugar otro con mi cuenta
      puedo compartir mi cuenta
      puedo prestar la cuenta
      se puede prestar la cuenta a un amigo
      puedo tener dos cuentas
      puedo jugar con la cuenta de otro
      es legal usar la cuenta de mi hermano
      se pueden compartir cuentas
      puedo vender mi cuenta`,
  },
  {
    id: 'rangos',
    ask: '¿Qué puede hacer cada rango?',
    uses: [],
    answer: rule(['rangos', 'quien-reporta']),
    examples: `
      what can a captain do
      que puede hacer un miembro raso
      que significa colider
      que es el lider
      que es ser lider
      cuantos rangos hay
      cuantos capitanes puede haber
      puede haber dos lideres
      se puede tener dos lideres
      cuantos lideres puede tener un clan
      quien es mas el colider o el capitan
      jerarquia del clan
      los rangos del clan
      rangos
      puede el colider cambiar el nombre
      que responsabilidad tiene el lider
      que atribuciones tiene un colider
      que poderes tiene el capitan
      que facultades tiene
      para que son los rangos
      que hace el lider
      que hace el colider
      que hace el capitan
      para que sirve ser capitan
      que rango tiene que tener
      que diferencia hay entre los rangos
      quien manda en un clan
      que puede hacer el capitan del clan
      puede echar el colider
      que rangos hay en un clan
      que puede hacer el lider
      que puede hacer un colider
      que hace un capitan
      diferencia entre lider y colider
      para que sirve el rango de capitan
      que permisos tiene cada rango
      cuales son los rangos
      quien puede editar el clan
      quien puede expulsar
      que puede hacer un miembro`,
  },
  {
    id: 'uno-contra-uno',
    ask: '¿Qué es el uno contra uno?',
    uses: ['etapa'],
    answer: rule(['uno-contra-uno'], '¿Qué etapas hay?'),
    examples: `
      reglas de las etapas 1v1
      necesito tener clan para el 1v1
      en las etapas 1v1 con que nombre se entra
      con que nombre juego en el 1v1
      que nombre se usa en el 1v1
      en el 1v1 entro con mi nick
      como es el 1v1
      como funciona el 1v1
      como funciona el uno contra uno
      como se juega el 1v1
      como se juega el {etapa}
      reglas del 1v1
      que es el {etapa}
      que es la etapa de uno contra uno
      que es el 1v1
      de que se trata el 1v1
      de que se trata el {etapa}
      en el 1v1 se necesita clan
      para el 1v1 necesito equipo
      puedo jugar 1v1 si tengo clan
      puedo jugar 1v1 y tener clan
      puedo estar en el 1v1 y en un clan
      hay algo para los que juegan solos
      no tengo equipo hay 1v1
      el 1v1 tiene las mismas reglas
      el 1v1 tiene ranking aparte
      el 1v1 cuenta para el ladder de clanes
      hay duelos
      en el 1v1 hay que tener clan
      en el {etapa} hay que tener clan
      hay que tener clan para el 1v1
      que reglas tiene el 1v1
      se puede jugar solo
      puedo jugar sin clan
      hay para jugar solo
      como son las etapas de uno contra uno
      reglas del 1vs1
      reglas del uno contra uno
      necesito clan para el 1v1`,
  },
]
