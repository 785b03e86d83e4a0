import type { clanPoints } from '../guides/clan-points'
import type { Asks } from './asks'

type ClanAsks = Asks<keyof typeof clanPoints>

/** What is asked of clans and of the ladder by who is new, or goes on with how one founds, joins or leaves a clan. */
export const founding =
  /\b(?:cre(?:o|a|e|ar|amos|arlo|arme|ando)|fund(?:o|ar|amos|arlo)|arm(?:o|ar|amos|arlo|e)|hac(?:er|emos|erlo)|hago|form(?:o|ar|amos)|abr(?:o|ir)|levant(?:o|ar)|inscrib(?:o|ir|imos)|tener)(?: \w+){0,3} (?:clan|clanes|equipo|team)\b|\b(?:crear clan|cuantos fundan)\b/
export const joining =
  /\b(?:entr\w+|un(?:o|ir|irme|irse|imos)|met(?:o|er|erme|erse)|sum(?:o|ar|arme)|busc\w+|encuentr\w+|encontr\w+|postul\w+|ped\w+|particip\w+)\b(?: \w+){0,4} (?:clan|clanes|equipo|team)\b|\bped(?:i|ir|imos) entrar\b|\b(?:unirse|reciben gente|foro busco|invitaciones)\b/
export const leaving =
  /\b(?:sal(?:go|ir|irme|irse|imos|gas)|dej(?:o|ar|arlo|amos)|ir(?:me|se)|renunci\w+|retir\w+|abandon\w+|me (?:voy|salgo|salga|vaya))\b(?: \w+){0,4} (?:clan|equipo|team)\b|\b(?:salir clan|cambiar clan)\b/
const whether =
  /\b(?:tiene[ns]? (?:que|q)|tengo (?:que|q)|hay (?:que|q)|obligatori\w+|obligad\w+|obligacion|necesari\w+|hace falta|no tengo|opcional|necesit\w+|piden?|exig\w+|va con|si o si|fuerza|sin|altiro|de inmediato|puede ser)\b/
const nationals =
  '(?:argentin|peruan|bolivian|brasile[nr]|brasiler|uruguay|paraguay|colombian|ecuatorian|venezolan|mexican|espanol|chilen|latin|extranjer|gring|europe|porten|penquist|santiaguin|nortin|surin|femenin)(?:o|a|os|as|es|n[oa]s?)?'
const places =
  '(?:argentina|peru|bolivia|brasil|uruguay|paraguay|colombia|ecuador|venezuela|mexico|espana|chile|santiago|conce|concepcion|valpo|valparaiso|vina|temuco|antofagasta|iquique|arica|calama|la serena|serena|coquimbo|rancagua|talca|punta arenas|osorno|puerto montt|chillan|copiapo|valdivia|curico|maipu|puente alto|regiones|region|provincia|el sur|del sur|el norte|del norte|puras? mujeres|mujeres|puras minas|minas|chicas|hombres|viejos|adultos|mayores(?: de (?:edad|\\d+))?|mi edad|menores|cabros chicos|treintones|papas|familia)'

export const clansInSpanish: readonly ClanAsks[] = [
  {
    point: 'clanTope',
    of: founding,
    says: [
      /\b(?:topes?|maximo|limite|(?:de |hasta |con )?cuant[oa]s?(?: \w+){0,3} (?:pueden|puede|puedo|podemos|caben|entran|entrar|entre|meter|meto|aguanta|admite|tener)|cuant[oa]s caben|hasta cuant[oa]s)\b/,
    ],
    not: /\b(?:clan|torneos?|copas?|partidas?|letras|caracteres|clanes|temas|retos?|mapas|minimo|jugar|nombre|tag|dias|horas|plazo)\b|·/,
  },
  {
    point: 'clanSolo',
    of: founding,
    says: [
      /\b(?:(?:yo |estoy |soy |ando |juego |puedo )(?:yo )?(?:solo|sola|solito)|solo|solito|solo yo|yo solo|sin (?:gente|amigos|nadie|nadie mas|mas gente)|no tengo (?:gente|amigos|con quien|a nadie|equipo|mas gente)|soy uno)$|\b(?:soy|estoy|si|yo|ando) (?:yo )?(?:solo|sola|solito)\b|\bno (?:tengo|junto|encuentro|consigo|pillo) (?:a )?(?:gente|amigos|con quien|nadie)\b/,
    ],
    not: /\b(?:clan|torneo|copa|reto|partida|servidor|volute)\b|·/,
  },
  {
    point: 'clanLogo',
    of: /\b(?:clan|clanes|equipo|team)\b/,
    says: [/\b(?:logos?|emblemas?|imagen|foto|escudo|insignia|banner)\b/, whether],
    not: /\b(?:cambi\w+|subo|subir|como|donde|tamano|pesa|mi foto|perfil|foro|tema|comentario|medalla)\b|·/,
  },
  {
    point: 'clanCambiar',
    of: founding,
    says: [
      /\b(?:nombre|tag|emblema|logo|lema|imagen)\b/,
      /\b(?:cambi\w+|edit\w+|modific\w+|pon(?:er|go)l[eo])\b/,
      /\b(?:puedo|puede|podemos|se puede|dejan|despues|luego)\b/,
    ],
    not: /·|\b(?:como|quien)\b/,
  },
  {
    point: 'clanOtraEtapa',
    of: /\b(?:clan|clanes|equipo|team)\b/,
    says: [
      /\b(?:puedo|se puede|podemos|puede|podria|dejan|vale)\b/,
      /\b(?:dos|otro|otra|varios|ambos|cada|mas de un|distintos?|los dos|mas) (?:juegos?|etapas?|ladders?)\b|\bsi (?:ya )?(?:estoy|soy|tengo) (?:en|de|parte|miembro|uno|otro|un (?:clan|equipo))\b|\b(?:estando en|ya (?:estoy en|tengo (?:uno|otro|un clan))|sin (?:salir\w*|dejar\w*))\b|\b(?:lider|jefe) de (?:dos|varios|mas)\b/,
    ],
    not: /\b(?:cambi\w+|pas(?:o|ar)|puestos?|partidas|retos?|retar|torneo|misma|solo|sola|logo|foto|imagen|gente|volver|amigos|invit\w+|expuls\w+|report\w+|ced\w+)\b/,
  },
  {
    point: 'clanRankeado',
    of: founding,
    says: [
      /\b(?:rankeado|ranking|rankea|tabla|puesto)\b/,
      /\b(?:altiro|inmediato|queda|quedo|quedamos|parte|partimos|empieza|empezamos)\b/,
    ],
    not: /\b(?:como|cuando|ultimo|pierdo)\b|·/,
  },
  {
    point: 'sinRanking',
    says: [
      /\b(?:sin (?:ranking|rankear|puesto|rank)|no rankead[oa]s?|norankeado|unranked)\b/,
      /\b(?:(?:que|q|k) (?:es|son|significa|quiere decir|onda|pasa|wea|implica)|por (?:que|q)|porque|xq|pq|explic\w+|significa|como (?:es|se)|como (?:que|q))\b/,
    ],
    not: /\b(?:cuant[oa]s|quien(?:es)?|cuales|hay|lista|reporte|gano|gana|pierdo|pierde|sub\w+|vence|entr\w+|salir|salgo|salimos)\b|·/,
  },
  {
    point: 'volverClan',
    of: leaving,
    says: [
      /\b(?:volver|regresar|devolver\w*|arrepient\w+|reingres\w+|entrar de nuevo|me (?:reciben|aceptan|dejan) (?:de nuevo|devuelta|volver|de vuelta))\b/,
    ],
    not: /\b(?:jugar|otro clan|echaron|expuls\w+|torneo)\b|·/,
  },
  {
    point: 'salirConserva',
    of: leaving,
    says: [
      /\b(?:pierdo|pierde[n]?|perdemos|perder|borran?|quedan?|quedo con|conservo|guardan?|van|desaparecen|(?:que|q) pasa con|mantengo|mantienen|siguen)\b/,
      /\b(?:medallas?|partidas?|victorias?|estadisticas?|stats|record|kills|historial|puntos|lo ganado|todo|algo)\b/,
    ],
    not: /\b(?:clan pierde|el puesto|liderazgo|lider)\b|·/,
  },
  {
    point: 'invitacionDonde',
    says: [
      /\binvit\w+\b/,
      /\bno (?:le|les) (?:llega|llego|llegan|aparece|aparecio|sale|salio|figura)\b|\bno (?:la|lo) (?:ve|ven|encuentra|encuentran|pilla|vio|cacha|ubica)\b|\b(?:donde|adonde|como) (?:la |lo |le |les )(?:ve|ven|aparece|aparecen|llega|llegan|acepta|aceptan|sale|encuentra|encuentran|recibe)\b|\b(?:donde|adonde|como) (?:ve|ven|acepta|aceptan|encuentra)\b/,
    ],
    not: /\bme (?:llega|llego|aparece|invit\w+|sale)\b|\b(?:correo|mail|torneo|ts3?|discord|validacion)\b/,
  },
  {
    point: 'sinConocidos',
    of: joining,
    says: [
      /\b(?:no (?:conozco|conoces|cacho|ubico)(?: a)? (?:a )?(?:nadie|ninguno|gente)|sin conocer(?: a nadie)?|no tengo (?:amigos|conocidos|contactos)|si no conozco)\b/,
    ],
    not: /·/,
  },
  {
    point: 'clanNivel',
    says: [
      /\b(?:acept\w+|recib\w+|dejan?|puedo (?:entrar|jugar)|sirvo|pescan|toman)\b/,
      /\b(?:soy (?:muy |re |super )?(?:mal[oa]|mujer|mina|viej[oa]|manco|manca|pesim[oa]|principiante|novato|paquete|noob)|nunca (?:he )?jug\w+|no (?:tengo (?:nivel|experiencia)|se jugar|juego bien|cacho nada)|(?:sin|poca) experiencia|principiantes?|novatos?|malitos?|mancos?|(?:a los|gente) nuev[oa]s?|jug\w+ (?:poco|mal)|hace anos que no juego)\b/,
    ],
    not: /\b(?:hay|algun|alguno|que clan(?:es)?|cual(?:es)?|torneo|copa|nick|correo|reto|como|donde|conozco|primero|pierd\w+|gan\w+|trabajo|pega|colegio|universidad|pais|matematicas)\b|·/,
  },
  {
    point: 'variasSolicitudes',
    of: joining,
    says: [
      /\b(?:puedo|se puede|podria|dejan|vale)\b/,
      /\b(?:varios|varias|mas de un[oa]?|dos|tres|muchos|muchas|todos)\b/,
      /\b(?:ped\w+|pid\w+|solicit\w+|postul\w+)\b/,
    ],
    not: /\b(?:torneo|reto|retos|estar en|jugar en|invit\w+)\b|·/,
  },
  {
    point: 'solicitudRechazada',
    of: joining,
    says: [/\b(?:si )?(?:me |nos )?(?:rechaz\w+|dicen que no|no me quieren|no me aceptan|negaron)\b/],
    not: /\b(?:reto|retos|reporte|derrota|partida|resultado|torneo|invit\w+)\b|·/,
  },
  {
    point: 'quienAcepta',
    of: joining,
    says: [
      /\b(?:quien(?:es)?|kien)\b(?: \w+){0,5} (?:acept\w+|aprueb\w+|aprob\w+|decid\w+|respond\w+|contest\w+)\b|\b(?:tiene[n]? (?:que|q) |necesito (?:que|q) |hay (?:que|q) )(?:me )?(?:acept\w+|aprob\w+|aprueb\w+)\b/,
    ],
    not: /\b(?:reto|reporte|partida|torneo|derrota)\b/,
  },
  {
    point: 'clanSinPermiso',
    of: founding,
    says: [
      /\b(?:permiso|autoriz\w+|aprueb\w+|aprob\w+|acept\w+|valid\w+ (?:el|un) clan|pedirle? a)\b/,
      /\b(?:necesit\w+|hay (?:que|q)|tiene[n]? (?:que|q)|tengo (?:que|q)|alguien|quien|piden?|me|hace falta)\b/,
    ],
    not: /\b(?:torneo|reto|solicitud\w*|invit\w+|entr\w+|unir\w*)\b|·/,
  },
  {
    point: 'clanBorrar',
    of: founding,
    says: [
      /\b(?:borr(?:o|ar|arlo)|elimin(?:o|ar|arlo)|cerr(?:ar|arlo)|cierro|disuelvo|disolver(?:lo)?|deshacer(?:lo)?)\b/,
    ],
    not: /\b(?:cuenta|tema|comentario|partida|sesion)\b|·/,
  },
  {
    point: 'escribirLider',
    of: /\b(?:lider(?:es)?|capitan|clan|lo mande|manda)\b/,
    says: [
      /\b(?:como|donde|puedo|se puede)\b(?: \w+){0,3} (?:(?:le |lo |les |la )?(?:escribo|escribir(?:le)?|contact\w+|hablo|hablar(?:le)?|ubico|ubicar(?:lo)?|pillo|encuentro|mando (?:un )?(?:mensaje|mp|dm)|mensaje privado))\b/,
    ],
    not: /\b(?:foro|tema|administra\w+|admin\w*|moderador|reto|comentario|victoria|apel\w+|reclam\w+)\b/,
  },
  {
    point: 'clanLema',
    says: [
      /\b(?:lema|eslogan|slogan|frase)\b/,
      /\b(?:clan|equipo|team)\b/,
      /\b(?:puede|puedo|se puede|hay|podemos|como|donde|largo|tener|poner|cuant[oa]s)\b/,
    ],
    not: /\b(?:cual es|que dice)\b|·/,
  },
  {
    point: 'juegaAltiro',
    of: joining,
    says: [
      /\b(?:jug(?:ar|o)|juego)\b/,
      /\b(?:altiro|al tiro|de inmediato|inmediatamente|enseguida|ahora mismo|hoy mismo|el mismo dia|esperar)\b/,
    ],
    not: /\b(?:etapa|torneo|reto|volver)\b|·/,
  },
  {
    point: 'ladderJugar',
    says: [
      /\b(?:que|q|k) (?:necesito|se necesita|hace falta|piden?|tengo (?:que|q) (?:tener|hacer)|hay (?:que|q) (?:tener|hacer)|hago)\b|\bcomo (?:me )?(?:inscribo|anoto|apunto|participo|compito|juego|entro|me meto)\b|\brequisitos\b/,
      /\b(?:ladder|competir|participar en la etapa|jugar la etapa|(?:inscribo|anoto|apunto) (?:para|pa|a) jugar)\b/,
    ],
    not: /\b(?:clan|equipo|torneo|copa|1v1|uno contra uno|pc|subir|ganar|primero)\b|·/,
  },
  {
    point: 'sinLadder',
    says: [
      /\b(?:puedo|se puede|podemos|puede)\b(?: \w+){0,3} (?:jugar|entrar)\b/,
      /\b(?:sin (?:estar en (?:el )?|entrar (?:en|a) (?:el )?|jugar (?:el )?)?ladder|fuera del ladder|por diversion|por jugar|sin competir)\b/,
    ],
    not: /\b(?:torneo|copa)\b|·/,
  },
  {
    point: 'ladderTorneo',
    says: [
      /\b(?:ladder|liga|tabla|ranking)\b/,
      /\b(?:torneos?|copas?|campeonatos?)\b/,
      /\b(?:diferenci\w+|es lo mismo|son lo mismo|que es esto|esto es|distint[oa]s?|en que se diferencian)\b/,
    ],
    not: /·/,
  },
  {
    point: 'sinDivisiones',
    says: [
      /\b(?:division(?:es)?|categorias?|ligas? (?:menores?|mayores?|a|b)|primera b)\b/,
      /\b(?:ladder|tabla|etapa|ranking|clanes|aca|aqui)\b|^(?:y )?(?:hay|cuant\w+|existe\w*|que) (?:\w+ )?(?:division|categoria)\w*$/,
    ],
    not: /\b(?:torneos?|copas?|foro|servidor\w*|medallas?|fase)\b|·/,
  },
  {
    point: 'sinConocidos',
    says: [
      /\b(?:donde|como) (?:\w+ )?(?:conozco|conocer|encuentro|encontrar|pillo|hago|hacer|consigo)(?: a)? (?:gente|amigos|jugadores|compañeros|companeros|alguien) (?:para|pa|con quien|que) (?:\w+ )?(?:jugar|juegue|juega)\b/,
    ],
    not: /\b(?:mi clan|nuestro clan|reto|partida)\b|·/,
  },
  {
    point: 'sinRespuesta',
    of: joining,
    says: [
      /\bno (?:me |nos )?(?:contest\w+|respond\w+|aceptan?|pescan?|inflan?|dicen nada|toman en cuenta)\b|\bnadie (?:me )?(?:contest\w+|respond\w+|acept\w+|pesc\w+)\b/,
    ],
    not: /\b(?:reto|retos|desafio|reporte|derrota|partida|invit\w+|foro|tema|admin\w*)\b|·/,
  },
  {
    point: 'clanDeDonde',
    says: [
      new RegExp(
        `\\b(?:clan(?:es)?|equipos?|teams?) (?:\\w+ )?(?:(?:de|con|para|pa|solo|pur[oa]s) )*(?:${nationals}|${places})\\b|\\bclan(?:es)? (?:que (?:sea|sean) )?de (?:aca|mi ciudad|mi region|mi pais|otro pais)\\b`,
      ),
      /\b(?:hay|existe[n]?|algun[oa]?s?|busco|conoc\w+|tienen|ubican|quiero)\b/,
    ],
    not: /\b(?:viejos (?:son|estan)|mas viejos?|torneo|copa|mundial|seleccion|futbol)\b|·/,
  },
  {
    point: 'clanDeDonde',
    says: [
      new RegExp(`\\b(?:gente|jugadores|cabros|alguien|juegan) (?:(?:de|en|desde) )+(?:el |la )?(?:${places})\\b`),
      /\b(?:hay|existe[n]?|algun[oa]?s?|conoc\w+|juegan)\b/,
      /\b(?:jug\w+|juega[n]?|aca|aqui)\b/,
    ],
    not: /\b(?:torneo|copa|mundial|seleccion|futbol|ahora)\b|·/,
  },
  {
    point: 'nickLetras',
    of: /\b(?:nicks?|nickname|usuario|registro|registr\w+|nombre de (?:usuario|jugador))\b/,
    says: [
      /\b(?:espacios?|tildes?|acentos?|simbolos?|signos?|numeros?|emojis?|enies?|ene|caracteres (?:raros|especiales)|letras raras|guion(?:es)?|puntos)\b/,
      /\b(?:puede[n]?|puedo|se puede[n]?|vale[n]?|lleva\w*|llevar|poner|pongo|acepta[n]?|permit\w+|aguanta|va[n]?|con|tener)\b/,
    ],
    not: /\b(?:clan|tag|cuant[oa]s|clave|contrasena|correo|foro|mensaje)\b|·/,
  },
  {
    point: 'clanLetras',
    of: /\b(?:clan|clanes|tag|equipo|etiqueta)\b/,
    says: [
      /\b(?:espacios?|tildes?|acentos?|simbolos?|signos?|numeros?|caracteres (?:raros|especiales)|letras raras|guion(?:es)?|corchetes)\b/,
      /\b(?:puede[n]?|puedo|se puede[n]?|vale[n]?|llevar|poner|pongo|acepta[n]?|permit\w+|aguanta|va[n]?|tener)\b/,
    ],
    not: /\b(?:nick|cuant[oa]s|clave|contrasena|emojis?|foro|mensaje|jugadores|integrantes)\b|·/,
  },
  {
    point: 'queEsLadder',
    says: [
      /\b(?:(?:que|q|k|ke) (?:\w+ )?(?:es|seria|significa|vendria a ser) (?:eso del? |esto del? |esa wea del? |la wea del? )?(?:el |la |un )?|expli(?:c|q)\w+(?: \w+){0,3} |como (?:funciona|va|es|se juega)(?: \w+){0,3} )ladder\b(?:.*\b(?:en (?:corto|simple|palabras \w+|resumen|pocas palabras|una frase|breve|facil|general)|simple|cortito|corto|resumid\w+|rapido))?|\b(?:ladder|escalerilla)\b.*\b(?:en (?:corto|simple|resumen|palabras \w+|pocas palabras|breve|facil)|cortito|resumid\w+|(?:que|q) (?:es|significa))\b|\bresum\w+(?: \w+){0,3} ladder\b|\bcual es la (?:gracia|idea|onda) (?:del ladder|de (?:esto|todo esto))\b|^(?:\w+ ){0,3}como (?:funciona|va|se juega) (?:esto|todo esto|la cosa|la wea|el sistema)(?: \w+)?$|\bsoy nuevo\b(?: \w+){0,3} (?:explic\w+|como funciona)(?: \w+){0,3}$/,
    ],
    not: /\b(?:mejor|peor|gana|ganando|primero|ultimo|clan|reglas?|reglamento|torneo|mueve|cae|activo)\b|·|^como (?:funciona|va|es) (?:el|la) ladder$/,
  },
]
