import type { accountPoints } from '../guides/account-points'
import type { sitePoints } from '../guides/site-points'
import type { Asks } from './asks'

/** What is asked of accounts, of who may see or end them, and of what they may write, in plain words. */
export const accountsInSpanish: readonly Asks<keyof typeof sitePoints | keyof typeof accountPoints>[] = [
  {
    point: 'correoTomado',
    says: [
      /\b(?:correo|mail|email|e mail)\b/,
      /\b(?:ya (?:existe|esta (?:tomado|ocupado|en uso|usado|registrado)|lo (?:tiene|usan|ocupan)|hay una cuenta)|(?:esta )?(?:ocupado|en uso)|esta registrado)\b/,
    ],
    not: /\b(?:nick|clan|no (?:me )?(?:llega|llego))\b|·/,
  },
  {
    point: 'verCorreo',
    says: [
      /\b(?:ve|ven|ver|sabe|saben|publico|publica|visible|muestra\w*)\b/,
      /\bmi (?:correo|mail|email)\b/,
      /\b(?:demas|otros|alguien|todos|quien(?:es)?|gente|jugadores|publico|visible|los otros)\b/,
    ],
    not: /\b(?:cambi\w+|donde veo)\b|·/,
  },
  {
    point: 'echado',
    says: [/\bme (?:echaron|sacaron|expulsaron|botaron|kickearon|han echado|han sacado)\b/, /\b(?:clan|equipo|team)\b/],
    not: /\b(?:servidor|server|partida|foro|cuenta|no me)\b|·/,
  },
  {
    point: 'cuentaInactiva',
    says: [
      /\bcuentas?\b/,
      /\b(?:borra\w*|elimina\w*|cierra\w*|pierd\w+|caduca\w*|vence|expira)\b/,
      /\b(?:no (?:entro|entrar|juego|la uso|me conecto|inicio sesion)|inactiv\w+|sin (?:entrar|usar\w*|jugar))\b/,
    ],
    not: /\b(?:clan|puesto)\b|·/,
  },
  {
    point: 'cuentaCerrada',
    says: [
      /\b(?:recuper\w+|volver|vuelvo|reabr\w+|reactiv\w+|arrepent\w+|deshac\w+)\b/,
      /\bcuenta\b/,
      /\b(?:cerrad\w|cerre|cerrar(?:la)?|cierro|borrad\w|borre|borrar(?:la)?|elimine|eliminad\w|eliminar(?:la)?)\b/,
    ],
    not: /\b(?:sesion|clave|contrasena|nick)\b/,
  },
  {
    point: 'fotoTamano',
    says: [
      /\b(?:foto|imagen|avatar|emblema|logo|capturas?)\b/,
      /\b(?:tamano|pesa|peso|pesar|megas?|mb|formatos?|medidas?|dimension\w*|pixeles|jpg|png|gif)\b/,
    ],
    not: /\b(?:foro|comentario)\b|·/,
  },
  {
    point: 'nickTomado',
    says: [
      /\b(?:nick|nombre|usuario)\b/,
      /\b(?:ya (?:existe|esta (?:tomado|ocupado|en uso|usado)|lo (?:tiene|usan|ocupan))|(?:esta )?(?:tomado|ocupado|en uso|repetido))\b/,
    ],
    not: /\b(?:clan|mayuscul\w+|minuscul\w+|acentos?|tag)\b|·/,
  },
  {
    point: 'comentarSinCuenta',
    says: [
      /\b(?:coment\w+|escribir|postear|publicar|foro)\b/,
      /\bsin (?:tener |una |crear |hacerme )*(?:cuenta|registr\w+|sesion|loguear\w*|logear\w*)\b/,
    ],
  },
  {
    point: 'entrarCon',
    says: [
      /\b(?:entrar|registr\w+|inici\w+ sesion|loguear\w*|logear\w*|log ?in|ingresar|crear (?:mi |una )?cuenta)\b/,
      /\bcon (?:mi |el |la cuenta de )?(?:discord|steam|facebook|twitch|apple|microsoft|instagram|tiktok|twitter|x)\b/,
    ],
  },
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
    point: 'cuentaVieja',
    says: [
      /\b(?:cuentas?|usuario)\b/,
      /\b(?:viej[oa]|antigu[oa]|hace (?:\w+ )?(?:anos?|tiempo)|de antes|(?:con )?otro (?:correo|mail|email)|anterior|que tenia|del \d{4})\b/,
      /\b(?:recuper\w+|sirve|existe|esta|puedo|volver|entrar|usar\w*|rescat\w+|queda|sigue)\b/,
    ],
    not: /\b(?:cerrad\w|cerre|google|clan|dos cuentas|otra cuenta|cambi\w+)\b|·/,
  },
  {
    point: 'nickPartidas',
    says: [
      /\b(?:nick|nombre|apodo)\b/,
      /\bcambi\w+\b/,
      /\b(?:pierd\w+|perd\w+|borr\w+|reinici\w+|resete\w+|qued\w+|sigu\w+|mantien\w+|conserv\w+|pasa con)\b/,
      /\b(?:victorias?|partidas?|puntos|puntaje|record|historial|medallas?|estadisticas|stats|progreso|ganad\w+|clan|todo|algo|cosas)\b/,
    ],
    not: /\b(?:(?:del?|de mi|al) clan|tag|torneo)\b|·/,
  },
  {
    point: 'nickVeces',
    says: [
      /\b(?:nick|nombre|apodo)\b/,
      /\b(?:cambi\w+)\b/,
      /\b(?:cada cuanto|cuantas veces|(?:las|muchas) veces|limite|tope|esperar|de nuevo|otra vez|dos veces)\b/,
    ],
    not: /\b(?:clan|tag|equipo)\b|·/,
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
    point: 'temaOscuro',
    says: [
      /\b(?:oscur[oa]s?|negr[oa]s?|blanc[oa]s?|clar[oa]s?|nocturn[oa]|dark|light|de noche|de dia)\b/,
      /\b(?:pagina|sitio|web|modo|temas?|fondo|colou?r\w*|pantalla|mode)\b/,
    ],
    not: /\b(?:mapas?|servidor\w*|avisos?|notific\w+|juego|volute|radio|foro|clan|tema (?:del|en el|de) |titulo|no carga|jug\w+)\b|·/,
  },
  {
    point: 'enCelular',
    says: [
      /\b(?:celu\w*|cel|fono|telefono|movil|android|iphone|ipad|tablet|play ?station|ps[345]|xbox|consolas?|switch)\b/,
      /\b(?:jug\w+|juego|se juega|corre|instal\w+ el juego|baj\w+ el juego)\b/,
    ],
    not: /\b(?:app|avisos?|notific\w+|report\w+|pagina|sitio|en la consola|consola del juego|codigos?|2fa|cuenta|perdi)\b|·/,
  },
  {
    point: 'trampaTiempo',
    says: [
      /\b(?:tramp\w+|cheat\w*|chet\w+|hack\w*|xiter\w*)\b/,
      /\b(?:(?:por )?cuanto (?:tiempo |rato )?(?:le dan|lo (?:banean|suspenden|sacan|dejan fuera)|(?:se )?(?:queda|va|esta)(?: (?:fuera|afuera|suspendid\w|banead\w))?|dura(?: (?:el|su) (?:ban|castigo|suspension))?)|cuanto (?:tiempo|rato)|por cuanto|cuantos (?:meses|dias|anos)|hasta cuando)\b/,
    ],
    not: /\b(?:cuantos (?:tramposos|cheaters)|han|hubo|me|reclam\w+|report\w+|apel\w+|torneo)\b|·/,
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
    point: 'nickAviso',
    says: [
      /\b(?:nick|nombre|apodo)\b/,
      /\bcambi\w+\b/,
      /\b(?:avis\w+|enter\w+|notific\w+|sabe\w*|se dan? cuenta|les? llega|ven el cambio)\b/,
    ],
    not: /\b(?:(?:del?|de mi|al) clan|tag|torneo)\b|·/,
  },
  {
    point: 'nickDeCerrada',
    says: [
      /\bnick\b|\bnombre\b/,
      /\b(?:cerr\w+|cierr\w+|borr\w+|elimin\w+)\b/,
      /\b(?:mismo|volver|otra vez|de nuevo|libera\w*|reserv\w+|usar\w*|queda libre|otro lo)\b/,
    ],
    not: /\bclan\b|·/,
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
    point: 'avisosCuales',
    says: [
      /\b(?:que|cuales|de que)\b/,
      /\b(?:avis(?:os?|an)|notific\w+|alertas?)\b/,
      /\b(?:llegan?|hay|suenan?|manda\w*|recib\w+|existen|me avisan|tipos?)\b/,
    ],
    not: /\b(?:no (?:me )?llega\w*|no quiero|hora\w*|noche|como|cuant\w+|desactiv\w+|apag\w+|silenci\w+|que no)\b|·/,
  },
  {
    point: 'avisosUnos',
    says: [
      /\b(?:avis(?:os?|en?|an)|notific\w+|alertas?)\b/,
      /\b(?:(?:y |pero )?sol[oa]s?|solamente|unicamente|algun[oa]s|por separado|excepto|menos|salvo|uno por uno|ciert[oa]s|elegir cuales)\b/,
      /\b(?:(?:de |por )?(?:los |las |del |la |el )?(?:foro|retos?|anuncios?|partidas?|torneos?|streams?|invitaciones|comentarios|medallas|clan)|algun[oa]s|separado|uno por uno|cuales)\b/,
    ],
    not: /\b(?:hora\w*|noche|no (?:me )?llegan)\b|·/,
  },
  {
    point: 'avisoRespuesta',
    says: [
      /\b(?:como (?:se|sabre|me entero|puedo saber|voy a saber)|me avisan?|avisan|me llega (?:algo|aviso))\b/,
      /\b(?:respond\w+|contest\w+|cit(?:an|aron|o)|nombr(?:an|aron|o)|mencion\w+|etiquet\w+)\b/,
    ],
    not: /\b(?:retos?|desafi\w+|torneo|solicitud|partida|report\w+|reclamo)\b|·/,
  },
]
