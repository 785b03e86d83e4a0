import type { sitePoints } from '../guides/site-points'
import type { Asks } from './asks'
import { gameInSpanish } from './game-asks'

type SiteAsks = Asks<keyof typeof sitePoints>

const countries =
  '(?:argentina|peru|bolivia|brasil|uruguay|paraguay|colombia|ecuador|venezuela|mexico|espana|usa|eeuu|estados unidos|canada|europa|francia|alemania|italia|centroamerica|panama|costa rica|guatemala|cuba|otro pais|otros paises|fuera de chile|el extranjero|extranjero|otro lado del mundo)'

/** Something else of announcements than how one is told of them. */
const notHowTold =
  /\b(?:comentarios?|mantencion|puedo (?:publicar|escribir)|publicar|como (?:hago|pongo) un|torneo|quien|cual|ultim[oa]s?|reto|borr\w+|apag\w+|dejar|desactiv\w+)\b|·/

/** What is asked of the site and the game in plain words. */
export const siteInSpanish: readonly SiteAsks[] = [
  ...gameInSpanish,
  {
    point: 'dondeAyuda',
    says: [
      /\b(?:donde|adonde|en que parte)\b/,
      /\b(?:pido|pedir|pide|consigo|busco|encuentro|me (?:puede |pueden )?)\b ?(?:una )?(?:ayuda\w*|soporte)\b/,
    ],
    not: /\b(?:clan|clave|cuenta|torneo|cheater|trampa|reclam\w+|radio|correo|reto|subir|fps)\b|·/,
  },
  {
    point: 'limitePing',
    says: [/\b(?:ping|latencia|ms)\b/, /\b(?:limite|maximo|minimo|tope|cuanto (?:es|hay|se))\b/],
    not: /\b(?:servidor(?:es)?|server|quien|reclam\w+)\b|·/,
  },
  {
    point: 'aparatos',
    says: [
      /\b(?:joystick\w*|yoistic\w*|gamepads?|mandos?|control(?:es)?(?: (?:de )?(?:xbox|play|ps\d))?|macros?|volante|teclado|trackpad|touchpad)\b/,
      /\b(?:puedo|se puede[n]?|podemos|pueden|jug\w+|us(?:ar|o|an|a)|sirven?|vale[n]?|permitid\w+|permiten|dejan|prohibid\w+|legal(?:es)?|ban\w*|con)\b/,
    ],
    not: /\b(?:clan|lider|tabla|etapa|quien|foro|moder\w+|2fa|cuenta|controlar|programa\w*|escrib\w+)\b|·/,
  },
  {
    point: 'anunciosDonde',
    says: [
      /\b(?:anuncios?|noticias?|novedades)\b/,
      /\b(?:correo|mail|email|rss|atom|feed|avis\w+|notific\w+|me (?:entero|llegan?)|enterar\w*|suscrib\w+|seguir|sigo|alerta\w*)\b/,
    ],
    not: notHowTold,
  },
  {
    point: 'anunciosLlegan',
    says: [
      /\b(?:anuncios?|noticias?|novedades)\b/,
      /\b(?:correo|mail|email|rss|atom|feed|avis\w+|notific\w+|me (?:entero|llegan?)|enterar\w*|suscrib\w+|seguir|sigo|alerta\w*)\b/,
      /\b(?:se puede[n]?|puedo|podemos|hay|tienen|llegan?|existe|mandan|avisan)\b/,
    ],
    not: notHowTold,
  },
  {
    point: 'donar',
    says: [/\b(?:donar|donaciones?|donativos?|aportar (?:plata|lucas)|apoyar con (?:plata|lucas)|patreon)\b/],
  },
  {
    point: 'sinDisco',
    says: [
      /\b(?:cd|disco|original|comprar (?:el juego|lo)|comprarlo|steam)\b/,
      /\b(?:necesito|hay que|tengo que|hace falta|se necesita|sirve|obligad\w+|debo|requiere|pide)\b/,
    ],
    not: /\b(?:api|cuenta|twitch|webhook|discord|llave|acceso|clave)\b|·/,
  },
  {
    point: 'gratis',
    says: [
      /\b(?:gratis|gratuit\w+|pag(?:o|ar|a|an|amos|as|ad\w+)|cobran?|cuesta|mensualidad|suscripcion|cuota|precio|tiene costo|algun costo|que costo|vale plata|lucas|cuanto (?:sale|vale|cuesta|cobran)(?: (?:la |el |una? )?(?:entrar|jugar|inscri\w+|registr\w+|la cuenta|cuenta|clan|volute|anticheat|juego|todo|esto|participar|ser socio|membresia|el mes|mensual|al mes|suscribirse))?)\b/,
    ],
    not: /\b(?:dolar|euro|uf|bitcoin|premio|iphone|celular|telefono|notebook|computador|auto|bencina|apost\w+|apuest\w+|puestos?|pestanas?|racha|derrota|victoria|la pag|paga con|pagina|clase|arriend\w+|arrend\w+|te pago|les pago|gta|steam|netflix|pizza|completo|pan|a la derecha|torneos?|copas?|campeonatos?|sube|subir|una medalla|caro sale)\b|·/,
  },
  {
    point: 'arrendar',
    says: [/\b(?:arrend\w+|arriend\w+|rent\w+|contratar|comprar)\b/, /\b(?:servidor(?:es)?|servers?)\b/],
  },
  {
    point: 'dondeServidores',
    says: [
      /\b(?:donde|en que (?:pais|ciudad|parte)|de que pais|de donde)\b/,
      /\b(?:estan|esta|quedan?|son|alojad\w+|ubicad\w+|hosted|hostead\w+)\b/,
      /\b(?:servidor(?:es)?|servers?)\b/,
    ],
    not: /\b(?:lista|ip|direccion|veo|ver|anuncio|jugando)\b|·/,
  },
  {
    point: 'pais',
    says: [
      new RegExp(`\\b(?:desde|de|en|soy de|vivo en|estoy en|del?) (?:el |la )?${countries}\\b|\\bfuera de chile\\b`),
      /\b(?:puedo|puede[n]?|se puede|podemos|jug\w+|entrar|juego|aceptan|participar|hay (?:gente|jugadores|problema)|sirve|soy|acept\w+|inscrib\w+|registr\w+|lag)\b/,
    ],
    not: /\b(?:mundial|futbol|copa|seleccion|partido de|presidente|gano|capital|clima|tiempo hace|hora)\b|·/,
  },
  {
    point: 'pais',
    says: [
      /\b(?:hay que ser|tengo que ser|solo (?:para|pa|son)|son solo|unicamente|exclusiv\w+|aceptan|puede[n]? jugar)\b.*\b(?:chilen[oa]s?|de chile|extranjer\w+|gringos?|argentinos?|peruanos?)\b/,
    ],
  },
  {
    point: 'husoHorario',
    says: [
      /\b(?:zona horaria|huso horario|horario de que pais|hora(?:s)? (?:de|es de|son de|en) chile|hora (?:local|chilena)|utc|gmt|en que (?:hora|horario) (?:estan|esta|salen|sale)|de que pais (?:es|son) (?:la|las) horas?)\b/,
    ],
    not: /\b(?:que hora es|jugamos|juega|cuando)\b|·/,
  },
  {
    point: 'hablanIngles',
    says: [
      /\b(?:alguien|quien(?:es)?|hay|gente|jugadores|clan(?:es)?)\b/,
      /\b(?:habla[n]?|hable[n]?|sabe[n]?|sepa[n]?|entiende[n]?|entienda[n]?) (?:en )?ingles\b|\b(?:gringos?|extranjeros?|angloparlantes)\b/,
    ],
    not: /\b(?:hablas|entiendes|puedes|pagina|sitio|bot|radio|aliados|eje|bando|parte[n]?|lado|mapas?)\b|·/,
  },
  {
    point: 'idioma',
    says: [
      /\b(?:idiomas?|ingles|otro idioma|traduc\w+)\b/,
      /\b(?:pagina|sitio|web|cambi\w+|pon\w+|hay|esta|version|tienen)\b/,
    ],
    not: /\b(?:juego|volute|ts3|subtitul\w+|consola|voz|texto del juego|habla\w*|ayuda|tarea|clases?)\b|·/,
  },
  {
    point: 'ts3',
    says: [
      /\b(?:hablar|hablo|callad[oa]|mute\w*|voz|microfono|micro|mic)\b/,
      /\b(?:obligatori\w+|obligad\w+|obligacion|hay (?:que|q)|tengo (?:que|q)|tiene (?:que|q)|necesito|hace falta|sin|(?:puedo|se puede) jugar|si no|plancha|verguenza|timid\w+|nervios\w*|pena)\b/,
      /\b(?:jugar|juego|microfono|micro|mic|partidas?|ts3?|teamspeak|voz|callad[oa]|mute\w*)\b/,
    ],
    not: /\b(?:escuch\w+|suena|funciona|clave|contrasena|conect\w+|servidor|admin\w*|lider|con quien|rival|reto)\b|·/,
  },
  {
    point: 'ts3',
    says: [
      /\b(?:ts3?|teamspeak|team speak|microfono|micro)\b/,
      /\b(?:obligatori\w+|obligad\w+|necesito|hace falta|hay que (?:tener|usar|estar|entrar)|tengo que (?:tener|usar|estar)|se puede jugar sin|sin)\b/,
    ],
    not: /\b(?:escuch\w+|suena|funciona|clave|contrasena|conect\w+|servidor)\b|·/,
  },
  {
    point: 'canalDe',
    says: [
      /\b(?:kick|tiktok|facebook gaming|trovo|rumble)\b/,
      /\b(?:pon\w+|agreg\w+|canal|stream\w*|transmit\w+|mostrar|aparec\w+|sirve|se puede|aceptan)\b/,
    ],
  },
  {
    point: 'contactoCorreo',
    says: [
      /\b(?:correo|mail|email|telefono|numero) (?:de )?(?:contacto|soporte|ayuda|la pagina|el sitio|los admin\w*|la administracion|ustedes)\b|\bcorreo del sitio\b/,
    ],
    not: /·/,
  },
  {
    point: 'dueno',
    says: [
      /\b(?:quien(?:es)?|kien|de quien)\b/,
      /\b(?:duen[oa]s?|creador(?:es)?|fundador(?:es)?|hizo|hicieron|creo|crearon|programo|programaron|de quien es)\b/,
      /\b(?:duen[oa]s?|pagina|sitio|web|trinchera|comunidad|esto)\b/,
    ],
    not: /\b(?:anuncio|tema|foro|clan|medalla|torneo|manda|admin\w*|comentario|emblema|eres|radio|bot|lider|stream|moder\w+|primero|ganando|puntero|report\w+)\b|·/,
  },
  {
    point: 'moderadores',
    says: [
      /\b(?:que (?:hace|hacen|puede hacer|pueden hacer|cosas hace|poderes tiene)|para que (?:sirve|sirven|estan)|diferencia (?:hay )?entre) (?:el |la |los |las |una? )?(?:moderador(?:es)?|mods?|admin(?:s|es|istrador(?:es)?)?|staff)\b/,
    ],
    not: /\b(?:si|cuando|con|reporte|me hago|ser)\b|·/,
  },
  {
    point: 'comentarioBorrado',
    says: [/\b(?:me|nos) (?:borraron|eliminaron|escondieron|sacaron|ocultaron|borro)\b/, /\b(?:comentarios?|coment)\b/],
    not: /\b(?:foro|tema)\b|·/,
  },
  {
    point: 'comentarioBorrado',
    says: [
      /\b(?:por que|porque|pq|xq)\b/,
      /\b(?:borr(?:aron|ado|o|an)|elimin(?:aron|ado|o)|desaparec\w+|escond\w+|ocult\w+|censur\w+|no (?:sale|aparece|veo))\b/,
      /\b(?:comentario|comentarios|mensaje|post)\b/,
    ],
    not: /\b(?:correo|reto|mail)\b|·/,
  },
  {
    point: 'quienBorra',
    says: [
      /\b(?:quien(?:es)?|como puedo|puedo)\b/,
      /\b(?:borra[nr]?|elimina[nr]?|modera[nr]?|saca[nr]?)\b/,
      /\bcomentarios?\b/,
    ],
    not: /\b(?:mi|mis|foro|tema|un comentario que (?:hice|puse))\b|·/,
  },
  {
    point: 'dondeReclamo',
    says: [
      /\b(?:donde|adonde|a donde|en que parte|con quien)\b(?: \w+){0,3} (?:reclam\w+|impugn\w+|aleg\w+)\b|\b(?:reclam\w+)\b.*\bdonde\b/,
    ],
    not: /\b(?:cheat\w*|hack\w*|tramp\w+|comentario|foro|baneo|suspension|banea\w+|no (?:nos |me )?(?:quier\w+ )?report\w+|torneo|copa|stream|servidor|clave|cuenta|veo|ver|ven|reviso|revisa\w*|pendientes?)\b|·/,
  },
  {
    point: 'dondeFalla',
    says: [
      /\b(?:donde|a quien|adonde|como|encontre|hay|vi|pille|descubri|quiero)\b/,
      /\b(?:report\w+|aviso|avis\w+|cuento|digo|informo|encontre|hay|vi|pille|descubri)\b/,
      /\b(?:bug|bugs|error(?:es)?|falla|fallas|problema|problemas)\b/,
      /\b(?:pagina|sitio|web|bug|bugs)\b/,
    ],
  },
  {
    point: 'torneoMedalla',
    says: [
      /\b(?:torneos?|copas?|campeonatos?)\b/,
      /\bmedallas?\b/,
      /\b(?:dan?|hay|entregan?|gana\w*|recibe\w*|tienen?|cuenta\w*)\b/,
    ],
    not: /·|\bcuantas medallas\b|\bquien(?:es)?\b/,
  },
  {
    point: 'torneoEnVivo',
    says: [
      /\b(?:ver|veo|seguir|sigo|transmit\w+|mirar)\b/,
      /\b(?:torneos?|copas?|llave|final)\b/,
      /\b(?:en vivo|en directo|stream|transmit\w+|online)\b/,
    ],
    not: /·/,
  },
  {
    point: 'politica',
    says: [
      /\b(?:politica|religion|politico)\b/,
      /\b(?:foro|comentarios?|hablar|discutir|publicar|poner|postear|permitid\w+|se puede|puedo)\b/,
    ],
    not: /\b(?:privacidad|cookies|datos|boric|kast|presidente|opinas|piensas)\b/,
  },
  {
    point: 'servidorCaido',
    of: /\b(?:se (?:ca\w+|apag\w+|reinici\w+|colg\w+))\b.*\b(?:server|servidor|sv)\b|\b(?:server|servidor|sv)\b.*\b(?:se (?:ca\w+|apag\w+|reinici\w+|colg\w+))\b/,
    says: [
      /^(?:(?:y|pero|oye) )*(?:hay que |tenemos que |se )?(?:juega|jugar\w*|repite|repetir\w*|reinicia|cuenta|vale|anula)(?: (?:de nuevo|otra vez|igual|la partida|el mapa|todo|desde cero))*$/,
    ],
    not: /·/,
  },
  {
    point: 'servidorCaido',
    says: [
      /\b(?:se (?:cae|cayo|caiga|cayera|va|muere|apaga|cuelga|reinicia))\b/,
      /\b(?:server|servidor|sv)\b/,
      /\b(?:que pasa|que hacemos|que se hace|si|y si|se repite|se juega de nuevo|medio|durante|mitad)\b/,
    ],
    not: /\b(?:se cae mucho|cuando se|jueves|mantencion|anuncio|ahora|hoy|manana|van a|internet)\b|·/,
  },
  {
    point: 'sinArchivo',
    says: [
      /\b(?:csv|excel|xls\w*|planilla|json|base de datos|api publica|dump)\b/,
      /\b(?:descarg\w+|baj(?:ar|o|an|amos)|export\w+|sac(?:ar|o)|pas(?:ar|o|an)|hay|tienen|publican)\b/,
      /\b(?:partidas|resultados|ladder|la tabla|estadisticas|historial|los (?:clanes|jugadores|datos))\b/,
    ],
    not: /\b(?:mis datos|mi cuenta|volute|api key|formula\w*|celda\w*|macro\w*|dinamica)\b/,
  },
  {
    point: 'partidasViejas',
    says: [
      /^(?:(?:y|oye|hola) )*(?:donde|como|en que (?:parte|lado)) (?:(?:se|puedo|podemos|estan|quedan|salen|veo|vemos|ven|ver|encuentro|hay|miro|reviso|busco|encontrar|revisar|aparecen|pueden|las|los|todas|todos) )+(?:partidas|resultados|matches|historial(?: de(?: las)? partidas)?)(?: (?:viej[oa]s|antigu[oa]s|pasad[oa]s|anteriores|de antes|jugad[oa]s|de (?:la )?(?:otra|primera) etapa|ya|del ladder|de todos))+$|^(?:donde|como) (?:esta|veo|se ve) el historial de (?:las )?partidas$/,
    ],
  },
  {
    point: 'topJugadores',
    says: [
      /\b(?:como|por que|segun que|con que|en base a que|que cuenta)\b/,
      /\b(?:orden\w*|calcul\w+|decid\w+|arma\w*|sale|salen|funciona|desempat\w+|mide|hace|va|entra)\b/,
      /\btop ?(?:5|cinco|10)?\b.*\bjugador(?:es)?\b|\b(?:ranking|lista|tabla) de (?:los )?(?:mejores )?jugadores\b/,
    ],
    not: /\b(?:mi|yo|voy|clan|clanes|cambio|mundo|futbol|fifa|nba|atp|lol|dota|valorant|cs)\b|·/,
  },
]
