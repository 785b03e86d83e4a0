import type { foroPoints } from '../guides/foro-points'
import type { Asks } from './asks'

type ForoAsks = Asks<keyof typeof foroPoints>

const cannot = /\b(?:no (?:me deja|me dejan|puedo|se puede|me permite|me sale|logro|me aparece)|por que no)\b/

/** What is asked of comments, of the forum and of one's own account in plain words. */
export const foroInSpanish: readonly ForoAsks[] = [
  {
    point: 'sinEnlaces',
    says: [
      cannot,
      /\b(?:(?:publicar|postear|escribir|comentar|poner|pegar|compartir|subir) (?:un |los |con )?)?(?:links?|enlaces?|url|urls)\b/,
    ],
    not: /\b(?:correo|mail|entrar|sesion|validar|recuper\w+)\b|·/,
  },
  {
    point: 'foroEspera',
    says: [
      /\besper\w+\b|\bcada cuant[oa]s?(?: \w+)?\b|\b(?:cuanto (?:rato|tiempo)) entre\b/,
      /\b(?:escribir|mensajes?|postear|publicar|comentar)\b/,
    ],
    not: /\b(?:correo|mail|rival|reto|clave|codigo|sesion|respuesta|respond\w+)\b|·/,
  },
  {
    point: 'noEscribe',
    says: [cannot, /\b(?:comentar|escribir|postear|publicar|responder en el foro|abrir (?:un )?tema)\b/],
    not: /\b(?:links?|enlaces?|correo|mail|nick|clave|contrasena|reporte|anuncio|foto|imagen|video|torneo)\b|·/,
  },
  {
    point: 'noEscribe',
    says: [/\bme (?:silenci\w+|bloque\w+|suspend\w+|mute\w+|banea\w+)\b/, /\b(?:foro|coment\w+)\b/],
    not: /\b(?:como|tema|quien)\b|·/,
  },
  {
    point: 'foroBuscar',
    says: [
      /\b(?:como|donde|se puede)\b(?: \w+){0,2} (?:busco|buscar|buscan|busca|encuentro|encontrar|buscador)\b/,
      /\b(?:foro|tema|temas|hilo|mensaje)\b/,
    ],
    not: /\b(?:clan|gente|jugador\w*)\b|·/,
  },
  {
    point: 'temaArriba',
    says: [
      /\b(?:sub(?:o|ir|a)|qued\w+|pong\w+|pon(?:er|go)|aparezca|salga|se vea|mantener\w*)\b/,
      /\b(?:temas?|hilos?|posts?)\b/,
      /\b(?:arriba|primero|mas visible|al principio)\b/,
    ],
    not: /\b(?:foto|imagen|video|captura|fij\w+)\b|·/,
  },
  {
    point: 'foroAvisos',
    says: [
      /\b(?:avisos?|notific\w+|me entero|me avisan?|se avisa|llega\w*|mencion\w+|me citan|me citaron|me etiquet\w+)\b/,
      /\b(?:foro|tema|temas|mencion\w+|citan|citaron|etiquet\w+)\b/,
      /\b(?:como|donde|cuando|me)\b/,
    ],
    not: /\b(?:activ\w+|prend\w+|elij\w+|elig\w+|configur\w+|desactiv\w+|apag\w+|silenci\w+|quit\w+|dejar|dejo|seguir|sigo|no me llegan?|etiqueto|menciono|cito|anuncio)\b|·/,
  },
  {
    point: 'foroOtrosTemas',
    says: [
      /\b(?:puedo|se puede|podemos|dejan|vale)\b/,
      /\b(?:foro|forum|temas?|hilos?|posts?|seccion)\b/,
      /\b(?:memes?|otros juegos|otra cosa|otras cosas|musica|futbol|cualquier cosa|lo que sea|peliculas|chistes?|off topic|offtopic)\b/,
    ],
    not: /\b(?:vend\w+|compr\w+|politic\w+|insult\w+)\b|·/,
  },
  {
    point: 'denunciaQuien',
    of: /\bdenunci\w+\b/,
    says: [/\bquien(?:es)?\b(?: \w+){0,2} (?:ve|ven|revisa[n]?|decide[n]?|lee[n]?|resuelve[n]?|recibe[n]?)\b/],
    not: /\b(?:partida|cheat\w*|tramp\w+)\b|·/,
  },
  {
    point: 'temaCerrado',
    says: [
      /\b(?:temas?|hilos?|posts?)\b(?: \w+){0,3} cerrad[oa]s?\b|\bcerrad[oa]s? (?:un |el )?(?:tema|hilo)\b/,
      /\b(?:que (?:significa|es|quiere|pasa)|significa|por que|porque|para que|pq|xq)\b/,
    ],
    not: /\b(?:puedo cerrar|quien)\b|·/,
  },
  {
    point: 'foroEmojis',
    of: /\b(?:foro|mensajes?|temas?|posts?|comentarios?|reaccion\w+)\b/,
    says: [
      /\b(?:emojis?|emoticon(?:es)?|caritas|stickers?|reaccion\w*|likes?|me gusta)\b/,
      /\b(?:se puede[n]?|puedo|hay|tiene|podemos|van|dejan|aceptan)\b/,
    ],
    not: /\b(?:nick|nombre|clan|tag|donde|como)\b|·/,
  },
  {
    point: 'foroFormato',
    says: [
      /\b(?:negritas?|cursivas?|italicas?|subray\w+|tachad\w+|tachar|(?:letras?|texto|escrib\w+)(?: \w+){0,3} (?:color(?:es)?|rojo|grande|mas grande)|formato (?:al?|del?) (?:texto|mensaje|letra))\b/,
      /\b(?:como|puedo|se puede|podemos|donde|hay|tiene)\b/,
    ],
    not: /\b(?:torneo|fecha|fechas|1v1|partida|reporte|captura|imagen|correo|nick|modo|word|excel|whatsapp|wsp|instagram|html|docs|discord|celular)\b|·/,
  },
  {
    point: 'foroEscribirCuenta',
    of: /\b(?:foro|forum|tema)\b/,
    says: [
      /\b(?:cuenta|registr\w+|loguea\w*|sesion|iniciar sesion|inscrit\w+|ser miembro|usuario|validar)\b/,
      /\b(?:escribir|escribo|postear|posteo|publicar|publico|responder|comentar|opinar|participar|abrir (?:un )?tema|usar)\b/,
      /\b(?:hay (?:que|q)|tengo (?:que|q)|necesit\w+|hace falta|obligad\w+|obligatori\w+|se requiere|piden?|debo|exig\w+|solo|puros?)\b/,
    ],
    not: /\b(?:sin cuenta|nuev[oa]|validad[oa]|cerrar|no me deja)\b|·/,
  },
  {
    point: 'foroLeerSinCuenta',
    of: /\b(?:foro|forum)\b/,
    says: [
      /\b(?:cuenta|registrad\w+|registrarse|registrarme|loguea\w*|sesion|inscrit\w+|miembros?|usuarios)\b/,
      /\b(?:leer(?:lo)?|leo|ver(?:lo)?|mirar|entrar|puros?|solo|abierto|publico|privado|cualquiera)\b/,
    ],
    not: /\b(?:escribir|postear|publicar|responder|comentar|cuant[oa]s|cerrar|nuev[oa])\b|·/,
  },
  {
    point: 'foroSeguidos',
    says: [
      /\b(?:donde|como|cuales|ver|veo|lista|que)\b/,
      /\b(?:temas?|hilos?|posts?)\b(?: \w+){0,3} (?:sigo|sigue|seguidos|siguiendo|segui)\b|\bsigo\b(?: \w+){0,3} (?:foro|temas?|hilos?)\b/,
    ],
    not: /\b(?:dejar|dejo|silenci\w+|avis\w+|como (?:sigo|sigue))\b|·/,
  },
  {
    point: 'foroEditar',
    of: /\b(?:foro|forum|temas?|hilos?|posts?|busco|aviso|mensajes?)\b/,
    says: [
      /\b(?:edit\w+|correg\w+|corrij\w+|modific\w+|arregl(?:ar|o|arlo)|actualiz\w+)\b/,
      /\b(?:como|puedo|se puede|puede|podemos|cuanto|hasta cuando|donde|despues|rato|tiempo|deja)\b/,
    ],
    not: /\b(?:avisos|nick|nombre|foto|correo|clave|perfil|clan|tag|emblema|color|seccion|logo|torneo|partida|anuncio|whatsapp|wsp|instagram|facebook|discord|video|oscuro|claro|windows)\b|·/,
  },
  {
    point: 'ayudaDonde',
    of: /\b(?:juego|server|servidor|conect\w*|cierra|crashea?|fps|lag|ping|volute|anticheat|ts3|teamspeak|micro\w*|parche|tecnic\w+|soporte)\b/,
    says: [
      /\b(?:donde|a quien|con quien|adonde)(?: \w+){0,2} (?:pregunt\w+|pido|pedir|consult\w+|busco|encuentro|me ayudan|ayudan|recurro|acudo)\b/,
    ],
    not: /\b(?:reclam\w+|resultado|derrota|foro|clan|reto|torneo|gente|jugador\w*|partidas?|ladder|regla\w*|cuenta|baneo|suspension|descargo|rival|banearon)\b|·/,
  },
  {
    point: 'denunciasCuantas',
    of: /\bdenunci\w+\b/,
    says: [
      /\bque (?:me )?pasa (?:si|cuando) (?:me |lo |te |alguien (?:me )?)?denunci\w+|\b(?:con )?cuant[oa]s(?: (?:denuncias|reportes|personas|jugadores|veces|cabros|hacen falta|se necesitan|necesita|lo (?:bajan|borran|ocultan|esconden|sacan)))*\b/,
    ],
    not: /\bcomentarios?\b|\b(?:partidas?|cheat\w*|tramp\w+|hay pendientes|temas|tengo|llev\w+)\b|·/,
  },
  {
    point: 'denunciaAnonima',
    of: /\bdenunci\w+\b/,
    says: [
      /\b(?:anonim\w+|(?:sabe|saben|sabra|sabran|ve|ven|se entera|cacha|muestra|avisan?)\b.*\b(?:quien|que fui|fui yo|denunci\w+))\b/,
    ],
    not: /\b(?:carabineros|pdi|policia|pacos|fiscalia|vecin\w+)\b|·/,
  },
  {
    point: 'temaFijar',
    says: [
      /\b(?:fij(?:o|ar|arlo|amos)|cierr(?:o|an)|cerrar(?:lo)?|muev(?:o|en)|mover(?:lo)?|bloque\w+|destac\w+)\b/,
      /\b(?:temas?|hilos?|posts?)\b/,
      /\b(?:puedo|como|se puede|podemos)\b/,
    ],
    not: /\b(?:cuenta|sesion|oscuro|claro|color)\b|·/,
  },
  {
    point: 'publicarAnuncio',
    says: [
      /\b(?:puedo|podemos|quiero|queremos|como|donde|se puede)\b/,
      /\b(?:publicar|publico|poner|pongo|subir|subo|hacer|escribir)\b(?: \w+){0,2} anuncios?\b/,
    ],
    not: /\b(?:comentario|comentar|panel|editar|borr\w+)\b|·/,
  },
  {
    point: 'miCorreo',
    says: [/\b(?:cual es|que) (?:es )?mi (?:correo|mail|email)\b/],
  },
  {
    point: 'miSesion',
    says: [
      /\b(?:cuando|cuanto)\b.*\b(?:venc\w+|dura|expira|caduca|cierra)\b.*\bsesion\b|\bsesion\b.*\b(?:venc\w+|dura|expira|caduca)\b/,
    ],
    not: /\b(?:otro|otra|no puedo)\b/,
  },
  {
    point: 'miSegundoPaso',
    says: [
      /\b(?:tengo|esta|tendre|se si)\b/,
      /\b(?:segundo (?:paso|factor)|2fa|dos pasos)\b/,
      /\b(?:activad[oa]|activo|puesto|prendido|encendido)\b/,
    ],
    not: /\b(?:como|no tengo)\b/,
  },
]

/** The same in English. */
export const foroInEnglish: readonly ForoAsks[] = [
  {
    point: 'sinEnlaces',
    says: [/\b(?:can|can t|cannot|can not|why|won t|not)\b/, /\blinks?\b/, /\b(?:post|forum|put|share)\b/],
  },
  {
    point: 'noEscribe',
    says: [
      /\b(?:why can t i|why can i not|i can t|i cannot|won t let me|doesn t let me)\b/,
      /\b(?:comment|post|write|reply)\b/,
    ],
    not: /\blinks?\b/,
  },
  {
    point: 'foroFormato',
    says: [
      /\b(?:bold|italics?|underline\w*|strike\w*|colou?rs?|formatting|format)\b/,
      /\b(?:text|post|forum|comments?|write|letters?|message)\b/,
      /\b(?:how|can|where)\b/,
    ],
    not: /·/,
  },
  {
    point: 'foroEscribirCuenta',
    of: /\bforum\b/,
    says: [
      /\b(?:account|register\w*|logged|log in|sign\w* up|member)\b/,
      /\b(?:write|post|reply|answer|open|start)\b/,
      /\b(?:need|have to|must|required|necessary)\b/,
    ],
    not: /·/,
  },
  {
    point: 'foroLeerSinCuenta',
    of: /\bforum\b/,
    says: [/\b(?:account|register\w*|logged|log in|members)\b/, /\b(?:read|see|look|only)\b/],
    not: /\b(?:write|post|reply)\b|·/,
  },
  {
    point: 'foroSeguidos',
    says: [/\b(?:where|which|list|see)\b/, /\b(?:topics?|threads?)\b/, /\b(?:i follow|followed|following)\b/],
  },
  {
    point: 'foroEditar',
    of: /\b(?:forum|topics?|threads?|posts?)\b/,
    says: [/\b(?:edit\w*|correct\w*|change)\b/, /\b(?:can|how|may|afterwards|later)\b/],
    not: /\b(?:clan|nick\w*|email|password|name|logo|announcement)\b|·/,
  },
  {
    point: 'ayudaDonde',
    of: /\b(?:game|server|crash\w*|connect\w*|fps|lag|volute|anticheat|ts3|teamspeak|install\w*|technical|support)\b/,
    says: [/\b(?:where|who)\b(?: \w+){0,3} (?:ask|get help|help|find help|support)\b/],
    not: /\b(?:clan|report|match|tournament|challenge|forum)\b|·/,
  },
  {
    point: 'vender',
    says: [
      /\b(?:sell\w*|sales?|trade|buy)\b/,
      /\b(?:forum|here|comments?|site|post|topic|stuff|things|something)\b/,
      /\b(?:can|may|allowed|where|forbidden)\b/,
    ],
    not: /\b(?:game|disc|servers?)\b|·/,
  },
  {
    point: 'denunciasCuantas',
    of: /\breport\w*\b(?=.*\b(?:comment|post|topic|thread|message|forum)\b)|\b(?:comment|post|topic|thread|message)\b.*\breport\w*\b/,
    says: [/\bhow many\b/],
    not: /\b(?:match|matches|loss|losses|cheat\w*)\b|·/,
  },
  {
    point: 'denunciaAnonima',
    of: /\breport\w*\b/,
    says: [/\banonym\w+\b|\b(?:see|know|find out|told)\b.*\b(?:who|that i|it was me)\b/],
    not: /\b(?:match|loss|server|challenge)\b|·/,
  },
  { point: 'foroBuscar', says: [/\b(?:search|find)\b/, /\bforum\b/], not: /\b(?:clan|people|players)\b|·/ },
  { point: 'temaFijar', says: [/\b(?:pin|close|lock|move)\b/, /\b(?:topic|thread)\b/] },
  {
    point: 'publicarAnuncio',
    says: [/\b(?:publish|post|make|write)\b/, /\bannouncements?\b/, /\b(?:can i|how do i|how can i|may i)\b/],
  },
  { point: 'miCorreo', says: [/\bwhat(?: is|s| s)? my e ?mail\b/] },
]
