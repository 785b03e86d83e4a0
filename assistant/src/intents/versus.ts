import { compare } from '../answers/compare'
import { duel } from '../answers/matches'
import { whatIf } from '../answers/what-if'
import { asks } from '../buttons'
import type { Intent } from '../intent'

/** One against another, and what would happen. */
export const versus: readonly Intent[] = [
  {
    id: 'comparar',
    ask: '¿Quién lleva más victorias, {quien} o {otro}?',
    uses: ['quien', 'etapa'],
    needs: 2,
    answer: compare,
    examples: `
      {jugador} es mejor que {jugador}
      {clan} es mejor que {clan}
      {quien} ha ganado mas partidas que {quien}
      {quien} gana mas que {quien}
      es mejor {jugador} que {jugador}
      es mejor {clan} que {clan}
      va mejor {clan} que {clan}
      va mas arriba {clan} que {clan}
      quien ha ganado mas {jugador} o {jugador}
      quien gana mas {jugador} o {jugador}
      entre {jugador} y {jugador} quien ha ganado mas
      entre {quien} y {quien} quien tiene mas victorias
      quien tiene mas wins {quien} o {quien}
      quien lleva mas victorias {quien} o {quien}
      quien lleva mas victorias entre {quien} y {quien}
      quien tiene mas victorias {quien} o {quien}
      quien tiene mas victorias entre {quien} y {quien}
      quien tiene mas derrotas {quien} o {quien}
      quien ha ganado mas partidas {quien} o {quien}
      quien va mas arriba {clan} o {clan}
      quien va primero {clan} o {clan}
      quien esta mas arriba {clan} o {clan}
      quien tiene mejor puesto {clan} o {clan}
      quien tiene mejor porcentaje {quien} o {quien}
      quien anda mejor {clan} o {clan}
      cual va mas arriba {clan} o {clan}
      cual de los dos va mejor {clan} o {clan}
      quien es mejor {jugador} o {jugador}
      quien es mas seco {jugador} o {jugador}
      {jugador} o {jugador} quien es mejor
      {clan} o {clan} quien va mejor
      {quien} ha ganado mas que {quien}
      {clan} va mejor que {clan}
      {clan} esta mas arriba que {clan}
      comparar {quien} y {quien}
      comparacion entre {quien} y {quien}
      comparame a {jugador} con {jugador}
      {jugador} vs {jugador} stats
      stats de {jugador} y {jugador}
      estadisticas {jugador} contra {jugador}
      diferencia entre {clan} y {clan}`,
  },
  {
    id: 'duelo',
    ask: asks.duelo,
    uses: ['quien', 'etapa'],
    needs: 2,
    about: 'clan',
    answer: duel,
    examples: `
      quien va arriba en el historial {clan} {clan}
      quien va arriba en el historial
      quien va arriba en los duelos {clan} {clan}
      somos hijos de {clan} soy de {clan}
      somos {clan} como nos va con {clan}
      somos {clan} cuantas le hemos ganado a {clan}
      soy de {clan} como vamos con {clan}
      soy de {clan} somos hijos de {clan}
      soy de {clan} cuantas veces hemos jugado con {clan}
      como va el clasico {clan} {clan}
      cuando jugaron por ultima vez {clan} y {clan}
      hijo de {clan} es {clan}
      le gana {clan} a {clan}
      nos tiene de hijos {clan} soy de {clan}
      nunca le ganamos a {clan} somos {clan}
      quien gana mas {clan} o {clan}
      quien va arriba en el historial {clan} o {clan}
      quien va ganando en el duelo {clan} {clan}
      y contra los {clan}
      y con {clan} como van
      {clan} ha perdido alguna vez con {clan}
      {clan} le ha ganado a {clan}
      como salio {clan} con {clan}
      como salieron {clan} y {clan}
      como quedaron {clan} y {clan}
      quien gana entre {quien} y {quien}
      quien le gana a quien {clan} o {clan}
      estadisticas de {clan} contra {clan}
      record de {clan} contra {clan}
      victorias de {clan} sobre {clan}
      cuantas le ha ganado {clan} a {clan}
      quien va ganando entre {clan} y {clan}
      clasico entre {clan} y {clan}
      {clan} x {clan}
      resultados entre {clan} y {clan}
      y con {clan}
      es bueno el partido entre {clan} y {clan}
      cuando jugaron {clan} y {clan}
      han jugado contra {clan}
      {clan} contra {clan}
      {clan} vs {clan}
      {quien} {quien}
      historial entre {clan} y {clan}
      historial de {clan} contra {clan}
      quien gana mas entre {clan} y {clan}
      cuantas veces le ha ganado {clan} a {clan}
      cuantas veces ha perdido {clan} con {clan}
      cuantas ha ganado {clan} contra {clan}
      han jugado {clan} y {clan}
      se han enfrentado {clan} y {clan}
      {clan} le gana a {clan}
      quien es mejor {clan} o {clan}
      {clan} o {clan}
      enfrentamientos entre {clan} y {clan}
      cara a cara de {clan} y {clan}
      cual fue la ultima entre {clan} y {clan}
      y contra {clan}
      como le va a {clan} contra {clan}
      como le va a {clan} con {clan}
      a {clan} le ha ganado {clan}
      {clan} le ha ganado alguna vez a {clan}
      vs {clan}
      y vs {clan}
      {jugador} vs {jugador}`,
  },
  {
    id: 'si-gana',
    ask: asks.siGana,
    uses: ['quien', 'etapa', 'numero'],
    about: 'clan',
    answer: whatIf,
    examples: `
      que pasa si perdemos con el primero
      si pierdo con el primero en que puesto quedo
      simula {clan} gana a {clan}
      simula una victoria de {clan} sobre {clan}
      simulame {clan} contra {clan}
      calcula {clan} gana a {clan}
      en caso de ganar {clan} a {clan}
      como queda la tabla si gana {clan}
      cuanto sube {clan} si gana
      jugamos hoy con {clan} si perdemos bajamos
      le sirve a {clan} ganarle a {clan}
      nos conviene jugar con {clan}
      nos sirve ganarle a {clan}
      sirve ganarle a {clan}
      si perdemos con los {?} nos bajan
      si pierde {clan} con {clan}
      y que pasa si yo pierdo con el primero
      que pasa si pierdo con el primero
      que pasa si le gano al primero
      que pasa si le gano al ultimo
      con una victoria sobre {clan} donde queda {clan}
      ganandole a {clan} en que puesto queda {clan}
      en que lugar quedaria {clan} venciendo a {clan}
      imaginemos que {clan} le gana a {clan}
      y si {clan} pierde con {clan}
      y si {clan} pierde
      si el {numero} le gana al {numero}
      si el {numero} pierde con el {numero}
      el {numero} le gana al {numero} en que queda
      cuanto sube el {numero} si le gana al {numero}
      si el ultimo le gana al primero
      supongamos que {clan} le gana a {clan} donde queda
      imaginate que {clan} le gana a {clan}
      si {clan} le ganara a {clan} que puesto tendria
      si {clan} pierde con {clan} deja de ser primero
      si {clan} le gana a {clan} pasa al tercero
      y si le gana a {clan}
      y si pierde con {clan}
      y si gana
      que puesto tendria {clan} si le ganara a {clan}
      en que quedaria {clan} si le gana a {clan}
      que pasaria si {clan} le gana a {clan}
      pasa a {clan} si le gana a {clan}
      si {clan} le gana a {clan} lo pasa
      cuantos puestos gana {clan} si le gana a {clan}
      soy de {clan} que pasa si le ganamos a {clan}
      si nos gana {clan} cuanto bajamos
      si me gana {clan} pierdo el puesto
      si ganamos el proximo contra {clan} a cuanto llegamos
      yo soy de {clan}
      es que soy de {clan}
      mi equipo es {clan}
      que pasa si {clan} le gana a {clan}
      si {clan} le gana a {clan} en que puesto queda
      si {clan} gana a {clan}
      y si {clan} le gana a {clan}
      si {clan} pierde con {clan} en que puesto queda
      que pasa si {clan} pierde contra {clan}
      si {clan} pierde con {clan} a que puesto baja
      a que puesto subiria {clan} si le gana a {clan}
      a que lugar llega {clan} si vence a {clan}
      cuanto sube {clan} si le gana a {clan}
      cuanto baja {clan} si pierde con {clan}
      que pasa con mi puesto si le gano a {clan}
      que pasa con mi puesto si pierdo contra {clan}
      si le gano a {clan} en que puesto quedo
      si le ganamos a {clan} cuanto subimos
      si pierdo con {clan} cuanto bajo
      si perdemos contra {clan} perdemos el puesto
      en que puesto quedo si le gano al {numero}
      si le gano al primero en que puesto quedo
      si le gano al puesto {numero} a donde subo
      soy de {clan}
      mi clan es {clan}
      somos {clan}
      juego en {clan}
      quedaria primero {clan} si le gana a {clan}
      le conviene a {clan} jugar con {clan}
      que ganaria {clan} venciendo a {clan}
      gano {clan} a {clan} y donde queda
      si gana {clan} contra {clan} cambia la tabla`,
  },
]
