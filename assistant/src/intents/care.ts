import { maintenance } from '../answers/maintenance'
import { inCharge } from '../answers/team'
import type { Intent } from '../intent'

/** Who looks after what, and when. */
export const care: readonly Intent[] = [
  {
    id: 'mantencion',
    ask: '¿Cuándo hay mantención?',
    uses: [],
    answer: maintenance,
    examples: `
      a que hora van a tirar abajo los servers
      van a tirar abajo los servidores para arreglarlos
      server maintenance
      are the servers under maintenance
      cuando hacen mantencion
      cuando hay mantencion
      cuando es la mantencion
      hay mantencion
      hay mantencion hoy
      mantencion
      mantencion de los servidores
      mantenimiento
      cuando es el mantenimiento
      estan en mantencion
      esta en mantencion la pagina
      a que hora es la mantencion
      cuanto dura la mantencion
      cuando vuelven los servidores
      a que hora vuelven los servidores
      cuando reinician los servidores
      van a reiniciar los servidores
      van a apagar los servidores
      cuando apagan los servidores de liga
      hay algo programado para los servidores
      cuando se cae la pagina por arreglos
      van a arreglar la pagina hoy
      cuando apagan la pagina
      corte programado`,
  },
  {
    id: 'staff-de',
    ask: '¿Quién ve los torneos?',
    uses: [],
    answer: inCharge,
    examples: `
      quien decide los fallos
      quien hace los fallos
      quien dicta los fallos
      quien falla los reclamos
      quien administra el ladder
      quien ve los torneos
      quien ve lo de los torneos
      quien ve los reportes
      quien ve el ladder
      quien ve los anuncios
      quien ve los comentarios
      quien ve los reclamos
      quien ve las denuncias
      quien ve los baneos
      quien ve el tema de los servidores
      quien se encarga de los torneos
      quien se encarga del ladder
      quien se encarga de los anuncios
      quien se encarga de los servidores
      quien se encarga de los tramposos
      quien esta a cargo de los torneos
      quien esta a cargo de los reportes
      quien es el encargado de los torneos
      quien es el encargado del ladder
      quien es el encargado de los anuncios
      quien organiza los torneos
      quien organiza la copa
      quien publica los anuncios
      quien publica las noticias
      quien escribe los anuncios
      quien modera el ladder
      quien modera los torneos
      quien modera los comentarios
      quien modera los anuncios
      quien revisa los reportes
      quien revisa los reclamos
      quien revisa las capturas
      quien banea
      quien suspende a los jugadores
      quien resuelve los reclamos
      quien anula las partidas
      quien arregla los servidores
      quien cierra las etapas
      cual ve los reportes
      cual de los moderadores ve los torneos
      a quien le hablo por el torneo
      con quien hablo de los torneos
      con quien hablo por una partida del ladder
      moderador de torneos
      moderador del ladder
      moderador de anuncios`,
  },
]
