import type { accountPoints } from '../guides/account-points'
import type { sitePoints } from '../guides/site-points'
import type { Asks } from './asks'

/** What is asked of suspensions, of what brings them and of those who give them, in plain words. */
export const suspensionsInSpanish: readonly Asks<keyof typeof sitePoints | keyof typeof accountPoints>[] = [
  {
    point: 'cuantoBan',
    says: [
      /\b(?:cuant[oa]s? (?:tiempo|dias|meses|semanas|dura\w*|es|son)|cuanto|por cuanto)\b/,
      /\b(?:ban(?:eo|eos|s)?|banead\w*|banean|suspension(?:es)?|suspend\w+|castigo|sancion\w*)\b/,
    ],
    not: /\b(?:cuantos (?:banead\w+|suspend\w+|jugadores|clanes)|hay|han|apel\w+|mi (?:ban|suspension)|clan pierde|puestos|baja|cae)\b|·/,
  },
  {
    point: 'banAnticheat',
    says: [
      /\banti ?ch(?:eat|it)\b|\bvolute\b/,
      /\b(?:bane\w+|ban|baneo|bloque\w+|suspend\w+|kicke\w+|me saco|expuls\w+)\b/,
      /\b(?:me|nos|mi)\b/,
    ],
    not: /\b(?:quien fue|cuantos|hay)\b|·/,
  },
  {
    point: 'miBan',
    says: [
      /\bme (?:han |tienen |dejaron )?(?:bane\w+|suspend\w+|sancion\w+|castig\w+)\b|\b(?:estoy|ando|sigo|toy) (?:banead\w|suspendid\w|castigad\w|sancionad\w)\b|\bmi (?:ban|baneo|suspension|castigo|sancion)\b/,
      /\b(?:(?:por )?cuant[oa]s?(?: (?:tiempo|rato|dias|meses|semanas|dura|me queda))?|hasta cuando(?: dura)?|cuando (?:termina|se (?:acaba|termina|pasa)|vence|vuelvo|puedo)|dura|fecha)\b/,
    ],
    not: /\b(?:me pueden|me van a|si me|anti ?cheat|volute|apel\w+|clan)\b|·/,
  },
  {
    point: 'apelarComentarios',
    says: [
      /\b(?:coment\w+|foro|de (?:los )?report\w+)\b/,
      /\b(?:apel\w+|reclam\w+|aleg\w+|levant\w+|quit\w+|desban\w+)\b/,
      /\b(?:bane\w+|ban|suspend\w+|suspension|sancion\w*|castig\w+|bloque\w+|silenci\w+)\b/,
    ],
    not: /\b(?:partidas?|torneo)\b|·/,
  },
  {
    point: 'serModerador',
    says: [
      /\b(?:postul\w+|ser|hacerme|hacerse|volverme|convertirme|llegar a|meterme|entrar)\b/,
      /\b(?:moderador\w*|moderadora|mods?|admin\w*|staff|equipo de (?:moderacion|administracion))\b/,
    ],
    not: /\b(?:hazme|dame|quien(?:es)?|puede[n]? ser|torneos?|contact\w+|hablar|clan)\b|·/,
  },
  {
    point: 'trampaTiempo',
    says: [
      /\b(?:tramp\w+|cheat\w*|chet\w+|hack\w*|xiter\w*)\b/,
      /\b(?:(?:por )?cuanto (?:tiempo |rato )?(?:le dan|lo (?:banean|suspenden|sacan|dejan fuera)|(?:se )?(?:queda|va|esta)(?: (?:fuera|afuera|suspendid\w|banead\w))?|dura(?: (?:el|su) (?:ban|castigo|suspension))?)|cuanto (?:tiempo|rato)|por cuanto|cuantos (?:meses|dias|anos)|hasta cuando)\b/,
    ],
    not: /\b(?:baja\w*|cae|puestos?|cuantos (?:tramposos|cheaters)|han|hubo|me|reclam\w+|report\w+|apel\w+|torneo)\b|·/,
  },
  {
    point: 'falsoPasa',
    says: [
      /\b(?:que (?:le[s]? )?(?:pasa|ocurre|sucede|hacen|castigo|sancion|consecuencias?)|consecuencias?|castigan|sancionan)\b/,
      /\b(?:report\w+ (?:\w+ ){0,3}?(?:mal|fals[oa]s?|al reves|mentira|inventad\w|trucho)|(?:inventa|falsea|falsifica)\w* (?:un |una )?(?:report\w+|derrota|partida|resultado)|mient\w+ (?:en|con|al) (?:el |un )?report\w+)\b/,
    ],
    not: /\b(?:los dos|ambos|me (?:equivoq|report)\w*|nos report\w*|equivoc\w+|torneo|sin querer)\b|·/,
  },
  {
    point: 'adminNoResponde',
    says: [
      /\b(?:admin\w*|moder\w+|mods?|staff)\b/,
      /\b(?:no|nadie|nunca|ni) (?:me |nos |te |han |ha )?(?:\w+ )?(?:respond\w+|contest\w+|pesc\w+|inflan?|lee[n]?)\b|\b(?:cuanto|se) (?:se )?demora\w*\b/,
    ],
    not: /\b(?:reclam\w+|apel\w+|fallos?|partida|injust\w+|mierda|malos|penca)\b|·/,
  },
  {
    point: 'apelarVeces',
    says: [/\b(?:cuantas veces|mas de una vez|dos veces|otra vez|de nuevo|segunda vez)\b/, /\bapel\w+\b/],
    not: /·/,
  },
  {
    point: 'apelarSuspension',
    says: [
      /\b(?:suspend\w+|suspension|bane\w+|ban|castig\w+|sancion\w*)\b/,
      /\bapel\w+\b/,
      /\b(?:puedo|puede[n]?|podria|se puede|se apela|hay|sirve)\b/,
    ],
    not: /\b(?:como|donde|cuant\w+|quien|coment\w+|foro|partida|fallo)\b|·/,
  },
  {
    point: 'motivosBan',
    says: [
      /\b(?:por que|porque|pq|xq|de que|motivos?|razon(?:es)?|que cosas?|por cual(?:es)?|que hay que hacer)\b/,
      /\b(?:pueden?|podrian?|te|hay|se|son|dan) (?:\w+ )?(?:bane\w+|ban|suspend\w+|suspension\w*|sancion\w*|castig\w+|expuls\w+)|\bpara que (?:me|te) bane\w+|\b(?:motivos?|razones) (?:de|para|por)\b.*\b(?:ban|baneo|suspension|sancion\w*|suspender|banear)\b/,
    ],
    not: /\b(?:me (?:banea|suspend)\w+|foro|coment\w+|clan|quien)\b|·/,
  },
  {
    point: 'quienBaneo',
    says: [
      /\bquien(?:es)?\b/,
      /\bme (?:baneo|banearon|suspendio|suspendieron|castigo|sanciono|echo del sitio|bloqueo)\b/,
    ],
    not: /·/,
  },
  {
    point: 'denunciaAnonima',
    says: [
      /\bdenunci\w+\b/,
      /\b(?:anonim\w+|quien fui|se enter\w+|sabe[n]? que fui|saben|mi nombre|se ve quien fui)\b/,
    ],
    not: /·|\bquien (?:me|lo) denuncio\b/,
  },
  {
    point: 'clanTramposo',
    of: /\b(?:tramp\w+|cheat\w*|hack\w*|chet\w*)\b/,
    says: [
      /\b(?:el|su|mi|nuestro|al) (?:clan|equipo)\b/,
      /\b(?:pierd\w+|baj\w+|cae\w*|castig\w+|sancion\w*|afect\w+|paga|pasa)\b/,
    ],
    not: /\b(?:torneos?|copas?|cuant[oa]s (?:puestos|lugares)|del \d+)\b|·|\d/,
  },
  {
    point: 'juegaSuspendido',
    says: [
      /\b(?:puedo|podemos|se puede|puede[n]?|vale|dejan|permit\w+|permitid\w+)\b/,
      /\b(?:jug\w+|juega\w*|usar|meter|pon\w+)\b/,
      /\b(?:con|a) (?:un |una |el |alguien |jugador |jugadores )*(?:suspendid\w|banead\w|castigad\w|sancionad\w)\b/,
    ],
    not: /\b(?:el|los|su|otro) (?:rival(?:es)?|otro clan|clan rival|otros)\b|\b(?:torneos?|copas?|foro|comentar)\b|·/,
  },
  {
    point: 'suspensionClan',
    says: [
      /\b(?:suspen\w+|bane\w+|ban|sancion\w*|castigad\w)\b/,
      /\b(?:(?:mi|el|su|al|del|para el) (?:clan|equipo)|mi puesto)\b/,
      /\b(?:cuenta|pierd\w+|afecta\w*|puede jugar|juega|sigue|sigo|queda|sac\w+|paga)\b/,
    ],
    not: /\b(?:tramp\w+|cheat\w*|hack\w*|como|quien|cuant\w+|del clan me|me (?:echaron|sacaron))\b|·/,
  },
  {
    point: 'baneadoVer',
    says: [
      /\b(?:estoy|estando|si (?:me|estoy|te)|con|siendo|un)\b.*\b(?:banead\w|suspendid\w|suspension|ban|suspenden|banean)\b/,
      /\b(?:ver|mirar|leer|entrar a (?:ver|mirar|la pagina|al sitio))\b/,
    ],
    not: /\b(?:por que|cuanto|quien|apel\w+|jugadores)\b|·/,
  },
  {
    point: 'apelarQuien',
    says: [/\bquien(?:es)? (?:puede[n]?|apela[n]?|tiene[n]? que|debe[n]?)\b/, /\bapel\w+\b/],
    not: /·/,
  },
]
