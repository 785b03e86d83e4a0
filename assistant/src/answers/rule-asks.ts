import type { rulePoints } from '../guides/rule-points'
import type { Asks } from './asks'

/** What is asked of the rules that no single article tells, in plain words. */
export const rulesInSpanish: readonly Asks<keyof typeof rulePoints>[] = [
  {
    point: 'asamblea',
    says: [
      /\basamblea\b/,
      /\b(?:que es|que hace|quien(?:es)?|como (?:funciona|vota|se vota)|para que|de que se trata|cosa|vota[n]?|votos?|decide|integra\w*|compon\w+|significa|puede|da(?:r|n)? vuelta|anula\w*|cambia\w*)\b/,
    ],
    not: /\b(?:captura|capturas|fotos?|no (?:me |nos )?report\w+)\b/,
  },
  {
    point: 'asamblea',
    of: /\basamblea\b/,
    says: [
      /^(?:(?:y|pero|oye) )*(?:quien(?:es)?|cuant[oa]s) (?:son|estan|(?:la |lo )?(?:votan?|integran?|forman?|componen?|deciden?)|participan?|pueden? votar|votos)(?: (?:ahi|en ella|en eso|hay))?$/,
    ],
  },
  {
    point: 'sinEmpates',
    says: [/\b(?:empates|empat(?:ado|aron|o))\b/, /\b(?:cuant[oa]s|hay|hubo|ha habido|han|quien(?:es)?|alguna vez)\b/],
    not: /\b(?:torneo|copa|mapas?|rondas?|si|que pasa|puesto|tabla|racha)\b/,
  },
  {
    point: 'empate',
    says: [
      /\b(?:empat\w*|(?:mismas?|iguales|igual(?:es)? (?:de|en)) (?:cantidad de )?rondas|rondas iguales|quedamos? iguales?|quedan? iguales?|(?:queda(?:n|mos|ron)?|termina(?:n|mos|ron)?|salimos|vamos|van) (?:1|uno) (?:a )?(?:1|uno)|(?:un )?mapa (?:para )?cada uno|un mapa cada (?:uno|clan))\b/,
    ],
    not: /\b(?:tabla|puestos?|puntos|victorias|racha|torneo|copa|liga|llave|grupo|porcentaje|quien(?:es)? (?:estan|va|van)|han empatado|hubo|cuantas)\b/,
  },
  {
    point: 'noLlegan',
    says: [
      /\bret(?:o|os|aron|amos)\b|\bacept\w+|\bacord\w+|\bdesafi\w+|\b(?:quedamos|habiamos quedado|teniamos (?:partida|match|juego))\b/,
      /\b(?:no|nunca|jamas) (?:se )?(?:nos )?(?:llega[n]?|llegaron|llego|aparec\w+|present\w+|vienen|vinieron|viene|vino|conect\w+)\b/,
      /\b(?:cuanto (?:rato |tiempo )?(?:hay que |se |los? |las? |tengo que |tenemos que )?esper\w+|(?:dan|da|damos|gano|ganamos|gana|cuenta|tenemos|me llevo) (?:la |una |como |por )?(?:victoria|ganad\w+|triunfo|secretaria)|victoria por|(?:la|lo) (?:gano|ganamos)(?: nosotros)?|gan\w+ por (?:w|wo|no presentacion|ausencia)|por (?:w|wo)\b|minutos|walk ?over|tolerancia)\b/,
    ],
    not: /\b(?:correo|mail|codigo|aviso|invitacion|mitad|torneo|copa|check)\b/,
  },
  {
    point: 'sinInternet',
    says: [
      /\b(?:report\w+|comentario|coment\w+|mensaje)\b/,
      /\b(?:cort\w+|cay\w+|fue|murio|perdi|quede sin|sin|se apago)\b(?: \w+){0,3} (?:internet|inter|conexion|luz|wifi|senal|datos)\b/,
    ],
    not: /\b(?:partida|mapa|jugando|ronda|rondas|espera\w*)\b/,
  },
  {
    point: 'comentario',
    says: [
      /\b(?:borr\w+|elimin\w+|edit\w+|correg\w+|corrij\w+|arregl\w+)\b/,
      /\b(?:mi|un|el) comentario\b|\bcomente\b|\b(?:escribi|puse|publique)\b.*\banuncio\b/,
    ],
    not: /\b(?:me (?:lo )?(?:borraron|eliminaron|editaron)|foro|tema|post|otro|otros|ajeno|moderador|staff|denunci\w+|quien|admin\w*)\b|·/,
  },
  {
    point: 'quienElige',
    says: [/\b(?:quien|kien|cual)\b.*\b(?:elige|escoge|pickea)\b.*\bmapa/, /\bpartida\b/, /\breto\b/],
  },
  {
    point: 'mapasReporte',
    says: [
      /\breport\w+\b/,
      /\b(?:mapas?|rondas|resultado exacto|no me acuerdo|no nos acordamos)\b/,
      /\b(?:como|que pongo|que (?:se )?pone|hay que|tengo que|obligatori\w+|opcional|si no|puedo|se puede|cuant[oa]s)\b/,
    ],
    not: /\b(?:reto|torneo|copa|elige|elij\w+|capturas?|gan[eo]|mal|2 1|tercer|iguales|rechaz\w+|por que)\b|·/,
  },
  {
    point: 'volverTiempo',
    of: /\b(?:se (?:le |me |nos )?(?:ca(?:e|yo|iga|en|yera)|cort\w+|va|fue|desconect\w+)|desconect\w+|internet|sale de la partida|abandon\w+)\b/,
    says: [
      /^(?:(?:y|pero|oye) )*(?:(?:en|por) )?cuant[oa]s? (?:(?:rato|tiempo|minutos|plazo) )?(?:tiene|tienen|tengo|hay|le dan|se le da|se espera|hay que esperar|demora|rato|tiempo|minutos)(?: (?:rato|tiempo|minutos|para|pa|volver|que|esperar\w*|conectarse|entrar))*$/,
    ],
    not: /\b(?:server|servidor|correo|cuenta|sesion)\b|·/,
  },
  {
    point: 'sitioCelular',
    says: [
      /\b(?:celu(?:lar)?|cel|telefono|movil|fono|android|iphone|tablet)\b/,
      /\b(?:pagina|sitio|web|trinchera)\b|^(?:(?:y|tambien|oye) )*(?:desde|en|por|con) (?:el|un|mi) \w+(?: (?:tambien|se (?:puede|ve)|funciona|sirve|puedo))*$|^(?:(?:y|oye) )*(?:se puede|puedo|funciona|sirve|se ve) (?:desde|en|por) (?:el|un|mi) \w+$/,
    ],
    not: /\b(?:avisos?|notific\w+|app|instal\w+|no (?:me )?(?:carga|abre|deja|funciona|anda)|report\w+|jug\w+|juego|agreg\w+)\b|·/,
  },
  {
    point: 'desdeCelular',
    says: [/\b(?:celu(?:lar)?|telefono|movil|fono|android|iphone|tablet)\b/, /\breport\w+\b/],
    not: /\bno (?:me |nos )?(?:puedo|podemos|deja|funciona|carga|sale|aparece)\b|\bavisos?\b/,
  },
  {
    point: 'seguirCanal',
    says: [
      /\b(?:avis(?:a|ame|en|enme|arme|o|os|aria)|notific\w+|me enter\w+|enterarme|saber cuando|seguir|sigo)\b/,
      /\b(?:streams?|transmit\w*|en vivo|directo|prend(?:a|e|en|an|io)|canal|twitch|streamer\w*)\b/,
    ],
    not: /\b(?:mi canal|mi twitch|aparec\w+|torneo|tema|foro|servidor(?:es)?|server|avisos? (?:de|del) (?:clan|reto))\b/,
  },
  {
    point: 'deQueSirve',
    says: [
      /\b(?:(?:de|para|pa) que (?:me |nos |les? )?(?:sirve[n]?|vale[n]?)|sirve[n]? de algo|(?:no )?sirve[n]? de nada|que (?:saco|sacamos|saca|sacan|gano|ganamos) con|vale la pena|da lo mismo|no cuenta[n]? para nada)\b/,
      /\b(?:ganar\w*|victorias?|triunfos?|ganando|ganadas|tantas partidas)\b/,
    ],
    not: /\b(?:torneos?|copas?|medallas?|retos?|retar|reglas?|apel\w+|report\w+)\b/,
  },
  {
    point: 'prestado',
    says: [
      /\b(?:mercenari\w+|(?:jugador(?:es)?|alguien|uno|gente|refuerzos?) (?:prestad[oa]s?|de otro clan|de afuera|que no (?:es|sea|son) del clan))\b/,
      /\b(?:con|puedo|podemos|puede[n]?|se puede|vale|usar|meter|jug\w+|permit\w+)\b/,
    ],
    not: /\b(?:torneos?|copas?|jugaron|jugo|metieron|usaron|foro)\b|·/,
  },
  {
    point: 'noReportarCastigo',
    says: [
      /\b(?:sancion\w*|castig\w+|multas?|penaliz\w+|que (?:le |les |me |nos )?pasa)\b/,
      /\b(?:no|nunca|sin) (?:\w+ ){0,2}(?:report(?:a|an|ar|o|amos|arla|arlo|e|en))\b/,
    ],
    not: /\b(?:torneos?|copas?|reclam\w+|fals\w+|cuanto|cuando|gan[eoa]\w*)\b|·/,
  },
  {
    point: 'sinPuntos',
    says: [
      /\bpuntos?\b/,
      /\bcuantos puntos (?:hay|falta\w*|lleva\w*|tiene\w*|le|les|vale\w*|da\w*|se gana\w*|separan?)\b/,
    ],
    not: /\b(?:sacan?|torneo|copa|grupos?|servidor(?:es)?|server|rondas?|jugando|partidas? de|si)\b|·.*·/,
  },
  {
    point: 'mapasIguales',
    says: [
      /\b(?:mapas?|reglamento|reglas?|partidas?|resultados?)\b/,
      /\b2 (?:a )?1\b|\b1 (?:a )?2\b|\b(?:tercer mapa|mapa 3|3 mapas|tres mapas)\b/,
      /\b(?:por que|porque|como puede|como (?:es|hay)|se puede|puede|vale|cuando)\b/,
    ],
    not: /·|\b(?:torneo|copa|mejor de|final)\b/,
  },
  {
    point: 'mismoNick',
    says: [
      /\b(?:nick|nicks|nombres?|registr\w+|usuario|llamar\w*)\b/,
      /\b(?:mayuscul\w+|minuscul\w+|tildes?|acentos?|espacios?)\b/,
      /\b(?:otro|mismo|igual|distint\w+|diferen\w+|cuenta|importa|deja|da lo mismo|tomado|ocupado|ya (?:hay|existe|esta|tiene))\b/,
    ],
    not: /\b(?:contrasena|clave|correo|buscar|busca)\b/,
  },
  {
    point: 'conClan',
    says: [
      /^(?:y |pero |hola |oye |una consulta )*(?:tengo que|hay que|necesito|necesitas?|se necesita|es necesario|es obligatorio|es obligacion|debo|hace falta|tienes que|tenis que|obligado a|se tiene que|uno tiene que|si o si)(?: \w+){0,3} (?:clan|equipo)(?: si o si)?(?: (?:para|pa|a) (?:poder )?(?:jugar|participar|competir|entrar)(?: (?:aca|aqui|el ladder|en el ladder|al ladder|una partida|partidas))?)$|^(?:y )?(?:para|pa) (?:poder )?(?:jugar|participar|competir)(?: (?:aca|aqui|el ladder|en el ladder))? (?:tengo que|hay que|necesito|se necesita|es necesario|es obligatorio|debo|hace falta)(?: \w+){0,3} (?:clan|equipo)$|^(?:y )?(?:se )?(?:puedo|puede|pueden|podemos) (?:jugar|entrar|meterme)(?: \w+){0,3} (?:servidor(?:es)?|servers?|publicos?) (?:sin|aunque no tenga) (?:tener |estar en )?(?:un |ningun )?(?:clan|equipo)$/,
    ],
    not: /\b(?:torneo|copa|1v1|uno contra uno|duelo)\b|·/,
  },
  {
    point: 'sinClan',
    says: [
      /\b(?:sin (?:tener |estar en )?(?:un |ningun )?(?:clan|equipo)|no tengo (?:clan|equipo)|por mi cuenta|yo sol[oa]|sol[oa] yo|ladder sol[oa]|jug(?:ar|o) sol[oa] (?:el |en )?(?:el |al )?ladder)\b/,
      /\b(?:puedo|se puede|podria|hay forma|dejan|sirve|necesito|obligad\w+|hay que)\b(?: \w+){0,3} (?:jugar|participar|entrar|estar|competir|tener)\b/,
    ],
    not: /\b(?:torneo|copa|servidor(?:es)?|server|foro|report\w+|stream|1v1|uno contra uno|uno a uno|x1|duelo)\b|·/,
  },
  {
    point: 'dosClanes',
    says: [
      /\bclan(?:es)?\b/,
      /\b(?:puedo|se puede|podria|puede uno|me dejan) (?:\w+ )?(?:estar|jugar|quedarme|participar) (?:en |por )(?:los|las|mis|ambos|ambas) ?(?:dos|2)?\b/,
    ],
    not: /\b(?:torneo|copa|servidor|discord|mismo tiempo)\b/,
  },
  {
    point: 'noLlegan',
    says: [
      /\b(?:no|nunca|jamas) (?:se )?(?:nos )?(?:llega[n]?|llegaron|llego|aparec\w+|present\w+|vinieron|vino|conect\w+)\b/,
      /\b(?:la|lo) (?:gano|ganamos)\b|\bpor (?:w|wo)\b|\bgan\w+ por (?:no presentacion|ausencia)\b/,
    ],
    not: /\b(?:correo|mail|codigo|aviso|invitacion|torneo|copa|report\w+)\b/,
  },
  {
    point: 'conservar',
    says: [
      /\b(?:salgo|salir(?:me|nos)?|salimos|voy|vamos|irme|ir|dejo|dejar|cambi\w+|echan|expulsan|boto|botan)\b/,
      /\b(?:pierdo|perder|perdemos|pierden|se borran|conserv\w+|manten\w+|mantengo|quedan|siguen|cuentan|guardan)\b/,
      /\b(?:mis|las|tus|las mias) (?:\w+ )?(?:victorias|ganadas|partidas|derrotas|estadisticas|stats|medallas|puntos)|\blas pierdo\b|\bmi (?:record|historial)\b/,
    ],
    not: /\b(?:cuenta|nick|nombre|correo|si gano|si pierdo|si le gan\w+)\b/,
  },
  {
    point: 'renombrar',
    says: [
      /\b(?:cambi\w+|renombr\w+|pon\w+ otro)\b/,
      /\b(?:nombre|tag)\b/,
      /\bclan\b/,
      /\b(?:sin perder|perd\w+|pierd\w+|reinici\w+|de cero|manten\w+|conserv\w+|queda\w*|sigue\w*|se borra\w*|afecta\w*)\b/,
    ],
  },
  {
    point: 'tarde',
    says: [
      /\b(?:report\w+)\b/,
      /\b(?:tarde|atrasad\w+|despues de(?:l)? (?:plazo|las 24)|pasaron (?:las|mas de|ya) \w+|fuera de plazo|paso el plazo|se me (?:paso|olvido)|vencido)\b/,
    ],
    not: /\b(?:rival|otro clan|ellos|no (?:nos |me )?report\w+|perdedor\w*|reclam\w+)\b/,
  },
  {
    point: 'inactivo',
    says: [
      /\b(?:no (?:jugar|juego|jugamos|juega|juegan)|sin jugar|inactiv\w+|inactividad|dejamos de jugar|dejo de jugar|parados?)\b/,
      /\b(?:pierd\w+|perd\w+|baj(?:o|a|an|amos)|bajar (?:de|puestos?)|(?:puedo|podemos|puede|vamos a|voy a|van a) bajar|caig\w+|caen|cae|caemos|elimin\w+|saca[n]?|borra[n]?|pasa con|que (?:les? )?pasa|castig\w+|descuent\w+)\b/,
    ],
    not: /\b(?:quien|quienes|cuant\w+|desde|mapas?|torneo|copa|cuenta|nick|dinero|derrota|lider|anos|disco|version|descarg\w+|instal\w+|volv\w+|guia|empiezo|empezar)\b|·/,
  },
  {
    point: 'invitacionVence',
    says: [
      /\binvitaci\w+\b/,
      /\b(?:venc\w+|vence|caduc\w+|expir\w+|dura|duran|plazo|hasta cuando|cuanto (?:tiempo|demora|rato))\b/,
    ],
    not: /\b(?:solicitud\w*|torneo|copa|correo|mi invitacion|tengo)\b/,
  },
  {
    point: 'premio',
    says: [
      /\b(?:premios?|recompensas?|que (?:se )?gan(?:a|o|amos|an)|que (?:me |nos |le )?(?:dan|toca|llev\w+))\b/,
      /\b(?:etapas?|ladder|temporada|primer(?:o|os)? (?:lugar|puesto)|tabla|(?:termin\w+|sal\w+|qued\w+|llego|llegamos) (?:de )?primero)\b|\bpremios?\b.*·/,
    ],
    not: /\b(?:torneos?|copas?|medallas?|puestos? (?:si|subo)|cuant[oa]s|quien(?:es)?|partidas?|como)\b|· .*·/,
  },
  {
    point: 'reinicio',
    says: [
      /\b(?:reinici\w+|resete\w+|reset|parten? de (?:cero|0)|partimos de (?:cero|0)|de (?:cero|0)|se borra\w*)\b/,
      /\b(?:ladder|tabla|etapas?|temporada|ranking|puestos?|puntos|todo)\b/,
    ],
    not: /\b(?:cuenta|clave|contrasena|nick|clan|mi|comentario|partida|launcher|juego)\b/,
  },
  {
    point: 'aQuienRetar',
    says: [
      /\b(?:ret(?:o|ar|arlos?|arle|amos|an)|desafi\w+|jugar(?:le)?)\b/,
      /\b(?:al? (?:primer\w*|segund\w*|puntero|lider|ultimo|colista|1|del? (?:arriba|abajo)|los de (?:arriba|abajo)|(?:los )?(?:primeros|ultimos))|con (?:cualquier\w*|el (?:primero|ultimo))|a cualquier\w*|a quien(?:es)?|a (?:que|cuales) (?:clan(?:es)?|puestos)|puestos (?:de )?(?:mas )?(?:arriba|abajo|diferencia|distancia|maximo)|mas (?:arriba|abajo)|limite de puestos|(?:tope|maximo) de puestos|puestos (?:mas )?arriba)\b/,
      /\b(?:puedo|puede|pueden|podemos|se puede|podria|hay|cuant[oa]s|hasta|tengo que|maximo|dejan)\b/,
    ],
    not: /\b(?:si (?:le )?(?:gan|pierd)\w*|como|donde|cuando|cuant[oa]s (?:retos|veces|partidas|desafios)|abiertos|torneo|copa|pendientes?|gan(?:a|ar|o|e|arle)|servidor|mensaje\w*|mi reto|este mes|hoy)\b|·/,
  },
  {
    point: 'unoContraUno',
    says: [
      /\b(?:1 ?(?:v|vs|x|contra) ?1|uno (?:contra|vs|a|v) uno|x1|duelos?|francotirador(?:es)?|franco)\b|·/,
      /\b(?:necesit\w+|hace falta|hay que|tengo que|tener|obligad\w+|obligatorio|sin|requiere|piden|exigen|es (?:por|con|de)|se juega (?:con|por))\b(?: \w+){0,4} (?:clan(?:es)?|equipo|team)\b/,
    ],
    not: /\b(?:torneo|copa|servidor(?:es)?|server|report\w+|quien(?:es)?|cuant[oa]s|cual(?:es)?|jugadores)\b/,
  },
  {
    point: 'perder',
    says: [
      /\b(?:si (?:pierdo|perdemos|pierde un clan|uno pierde|pierdes)|al perder|por perder|cuando (?:uno )?(?:pierdo|pierde|perdemos))\b/,
      /\b(?:bajo|bajamos|baja|se baja|caigo|caemos|cuanto (?:bajo|baja|bajamos|cae)|pierdo (?:mi |el )?(?:puesto|lugar))\b/,
    ],
    not: /\b(?:contra|con el|ante|siendo|estando|soy|voy|vamos|numero)\b|·|\d/,
  },
  {
    point: 'rechazar',
    says: [
      /\breto(?:s)?\b|\bdesafi\w+\b/,
      /\b(?:obligacion|obligad\w+|obligatorio|puedo (?:rechaz\w+|negar\w*|decir que no)|negarme|rechaz\w+ (?:un|el|los))\b/,
    ],
    not: /\b(?:como|donde|cuant\w+|quien)\b|·/,
  },
  {
    point: 'repetir',
    says: [
      /\b(?:mismo|misma)s? (?:clan|rival|equipo|clanes|rivales)\b/,
      /\b(?:jug\w+|jueg\w+|ret\w+|enfrent\w+)\b/,
      /\b(?:cuantas veces|varias veces|muchas veces|de nuevo|otra vez|seguido|tope|limite|maximo|dos veces)\b/,
    ],
  },
]
