import { about, clansOfPlayers } from '../answers/members'
import { founded } from '../answers/places'
import { channels } from '../answers/streams'
import { asks } from '../buttons'
import type { Intent } from '../intent'

/** Who somebody is. */
export const people: readonly Intent[] = [
  {
    id: 'quien-es',
    ask: '¿Quién es {quien}?',
    uses: ['quien', 'etapa'],
    needs: 1,
    about: 'jugador',
    answer: about,
    examples: `
      conoces a un {?}
      conoces al {?}
      conoces a un tal {?}
      conoces al jugador {?}
      conoces a un jugador {?}
      que onda con los {clan}
      que pasa con {clan}
      who is {jugador}
      who is {clan}
      quien sera {jugador}
      quienes son los {clan} esos
      que es de {jugador}
      que es de la vida de {jugador}
      que fue de {clan}
      que onda {jugador}
      que onda los {clan}
      que onda con {clan}
      que me cuentas de {jugador}
      que me cuentas de {clan}
      cuentame algo de {clan}
      cuentame algo de {jugador}
      cuentame sobre {clan}
      dime algo de {clan}
      dime quienes son {clan}
      mostrar {clan}
      muestrame a {jugador}
      buscar a {jugador}
      buscar {clan}
      buscar el clan {clan}
      ubicas a {jugador}
      ubicas a los {clan}
      cachas a {jugador}
      sigue jugando {clan}
      siguen {clan}
      todavia existen {clan}
      esta {jugador} en la pagina
      esta registrado {jugador}
      esta inscrito {jugador}
      me acuerdo de {clan}
      me acuerdo de {jugador}
      jugaba con {jugador} que es de el
      alguien conoce a {jugador}
      conoces a {?} {?}
      conocen a {?}
      has oido de {?}
      ubicas a {?}
      quien es el {?}
      quien es {?} {?}
      hay un jugador {?}
      hay un clan {?}
      existe algun clan {?}
      busco al clan {?}
      hablame de {?}
      y quien es
      y quienes son esos
      quien es el mejor de {clan}
      cuentame del clan {clan}
      {clan} es de {juego}
      dime todo de {clan}
      todo sobre {clan}
      cuentame de {quien}
      que onda {clan}
      que paso con {clan}
      sigue existiendo {clan}
      sigue activo {clan}
      que significa el tag {clan}
      que clan es {clan}
      ficha de {clan}
      resumen de {clan}
      quien chucha es {jugador}
      y ese quien es
      quien es ese
      me suena {jugador} quien es
      pagina del clan {clan}
      link de {clan}
      link del perfil de {jugador}
      quien es {?}
      existe {?}
      existe el clan {?}
      hay un clan que se llama {?}
      hay algun jugador que se llama {?}
      conoces a {?}
      que hace {jugador}
      a que se dedica {jugador} aca
      conoces el clan {?}
      perfil de {?}
      busco a {?}
      busco al jugador {?}
      info del clan {?}
      quien es {quien}
      quien es {jugador}
      hablame de {quien}
      info de {quien}
      informacion de {clan}
      informacion del clan {clan}
      perfil de {jugador}
      datos de {quien}
      que sabes de {quien}
      que me puedes decir de {quien}
      conoces a {jugador}
      conoces el clan {clan}
      existe el clan {clan}
      hay un clan que se llama {clan}
      hay un jugador que se llama {jugador}
      existe {jugador}
      busco al jugador {jugador}
      busca a {jugador}
      ver a {quien}
      el clan {clan}
      jugador {jugador}
      que es {clan}
      el tag {clan} de quien es
      de que clan es el tag {clan}`,
  },
  {
    id: 'clan-de',
    ask: asks.clanDe,
    uses: ['quien', 'etapa'],
    needs: 1,
    about: 'jugador',
    answer: clansOfPlayers,
    examples: `
      con quienes juega {jugador}
      con que gente juega {jugador}
      juega con quien
      con quien juega
      quienes son los companeros de {jugador}
      {jugador} por quien juega
      {jugador} por quien juega ahora
      {jugador} para quien juega
      cual es el clan del {jugador}
      clan of {jugador}
      a que clan pertenece el {jugador}
      a que clan se metio {jugador}
      adonde juega {jugador}
      clan del {jugador}
      clan del jugador {jugador}
      con quien esta {jugador}
      con que equipo juega {jugador}
      cual es el equipo de {jugador}
      de cual clan es {jugador}
      de que clan es jugador {jugador}
      lider de que clan es {jugador}
      donde esta jugando {jugador}
      donde juega el {jugador}
      donde anda {jugador}
      en cual clan juega {jugador}
      en cuantos clanes esta {jugador}
      en que clan esta jugando {jugador}
      en que etapas esta {jugador}
      en que juegos juega {jugador}
      para que clan juega {jugador}
      por que clan juega {jugador}
      que clan integra {jugador}
      que clanes tiene {jugador}
      que equipo tiene {jugador}
      que rango es {jugador}
      esta sin clan {jugador}
      juega en algun clan {jugador}
      juega por {clan} {jugador}
      sigue en {clan} {jugador}
      sigue {jugador} en {clan}
      se salio {jugador} de {clan}
      es de {clan} {jugador}
      es capitan {jugador}
      es lider {jugador}
      {jugador} con quien juega
      {jugador} donde esta
      {jugador} es de {clan}
      {jugador} es colider
      {jugador} esta sin clan
      {jugador} que clan
      {jugador} tiene clan
      son companeros {jugador} y {jugador}
      juega con {jugador} {jugador}
      y su clan
      {jugador} y {jugador} juegan en el mismo clan
      {jugador} y {jugador} juegan juntos
      son del mismo clan {jugador} y {jugador}
      juegan juntos {jugador} y {jugador}
      a que clan se fue {jugador}
      en que clan quedo {jugador}
      adonde se fue {jugador}
      {jugador} donde juega
      donde juega {jugador} ahora
      {jugador} esta en {clan}
      esta {jugador} en {clan}
      en que clan milita {jugador}
      con que clan juega {jugador}
      por quien juega {jugador}
      para que equipo juega {jugador}
      sigue en el clan {jugador}
      {jugador} sigue jugando
      se cambio de clan {jugador}
      y ese en que clan juega
      cual es el clan de {jugador}
      en que clan juega {?}
      de que clan es {?}
      en que clan juega {jugador}
      en que clan esta {jugador}
      de que clan es {jugador}
      a que clan pertenece {jugador}
      clan de {jugador}
      donde juega {jugador}
      {jugador} de que clan es
      que clan tiene {jugador}
      en que equipo juega {jugador}
      tiene clan {jugador}
      {jugador} es capitan
      {jugador} es lider de algo
      que rango tiene {jugador}
      es miembro de algun clan {jugador}
      en que clan esta
      y en que clan juega
      cual es su clan
      en que etapas juega {quien}
      {jugador} juega {juego}`,
  },
  {
    id: 'fundado',
    ask: '¿Cuándo se {fundó|fundaron} {quien}?',
    uses: ['quien', 'etapa'],
    needs: 1,
    answer: founded,
    examples: `
      fecha de registro de {jugador}
      when was {clan} founded
      cuando hicieron {clan}
      cuando llego {jugador}
      cuanto lleva {clan} en el ladder
      cuanto tiempo tiene {clan}
      cuantos meses lleva {clan}
      de cuando es {clan}
      de cuando es el clan {clan}
      de que año es {clan}
      de que fecha es {clan}
      edad de {clan}
      en que fecha se registro {jugador}
      es antiguo {clan}
      es nuevo {clan}
      es nuevo {jugador}
      es antiguo {jugador}
      fundacion de {clan}
      que tan antiguo es {clan}
      que tan nuevo es {clan}
      y cuando se fundo
      y cuando se creo
      y desde cuando existe
      cuantos anos lleva {clan}
      hace cuanto esta {clan}
      cuanto tiempo lleva {clan}
      cuantos anos tiene {clan}
      hace cuanto juega {jugador} aca
      hace cuanto esta {jugador}
      cuando entro {jugador} a la comunidad
      que clan es mas viejo
      cuando partio {clan}
      hace cuanto se creo {clan}
      cuando se fundo {clan}
      cuando se creo {clan}
      cuando nacio {clan}
      desde cuando existe {clan}
      fecha de creacion de {clan}
      hace cuanto existe {clan}
      desde cuando esta {jugador} en la pagina
      cuando se registro {jugador}
      que tan viejo es {clan}
      desde cuando juega {jugador}
      antiguedad de {clan}`,
  },
  {
    id: 'canales-de',
    ask: '¿Cuál es el canal de {quien}?',
    uses: ['quien'],
    needs: 1,
    about: 'jugador',
    answer: channels,
    examples: `
      y el link de su canal
      pasame el link del canal de {jugador}
      channel of {jugador}
      twitch {jugador}
      youtube {jugador}
      cual es el youtube de {jugador}
      como veo a {jugador} en twitch
      como se llama {jugador} en twitch
      donde sigo a {jugador}
      donde puedo ver a {jugador}
      donde puedo ver jugar a {jugador}
      en que canal esta {jugador}
      hace stream {jugador}
      link del canal de {jugador}
      link de twitch de {jugador}
      por donde transmite {jugador}
      que canal tiene {jugador}
      streamea {jugador}
      sube videos {jugador}
      tiene canal de twitch {jugador}
      tiene stream {jugador}
      tiene youtube {jugador}
      transmite {jugador}
      videos de {jugador}
      {jugador} canal
      {jugador} en twitch
      {jugador} transmite
      {jugador} streamea
      {jugador} hace stream
      {jugador} es streamer
      link del twitch de {jugador}
      donde veo a {jugador}
      twitch de {jugador}
      canal de {jugador}
      cual es el twitch de {jugador}
      youtube de {jugador}
      {jugador} tiene canal
      {jugador} tiene youtube
      como se llama el canal de {jugador}
      link del stream de {jugador}
      donde transmite {jugador}`,
  },
]
