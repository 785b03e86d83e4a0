import type { rulePoints } from '../guides/rule-points'
import type { rulingPoints } from '../guides/ruling-points'
import type { Asks } from './asks'

/** What is asked of reports that nobody made, answered or that were false, of rulings, and of those who give them, in plain words. */
export const rulingsInSpanish: readonly Asks<keyof typeof rulePoints | keyof typeof rulingPoints>[] = [
  {
    point: 'queEsFallo',
    says: [/\b(?:que (?:es|son|significa)|q es)\b/, /\bfallos?\b/],
    not: /\b(?:pasa|hago|ultimo)\b|·/,
  },
  {
    point: 'motivoFallo',
    says: [
      /\b(?:por que|porque|pq|xq|motivo|razon)\b/,
      /\b(?:nos |me |la |le )?(?:anularon|anulo|anulada|quitaron la (?:victoria|partida)|fallaron)\b|\bfallos?\b/,
      /\b(?:partid[oa]s?|victorias?|fallos?|resultados?|derrotas?|match)\b/,
    ],
    not: /\b(?:apel\w+|torneos?|copas?|ultim\w+|nos fallaron en contra)\b|·/,
  },
  {
    point: 'reclamoRango',
    says: [
      /\breclam\w+/,
      /\b(?:sin ser (?:el )?lider|no soy (?:el )?lider|(?:solo|solamente) (?:el )?lider|cualquiera|miembros?|capitan(?:es)?|co ?lider(?:es)?|hay que ser|tengo que ser)\b/,
    ],
    not: /\b(?:torneos?|copas?|victoria|cuanto|cuando)\b|·/,
  },
  {
    point: 'falloQuien',
    of: /\bfallos?\b/,
    says: [
      /\bquien(?:es)? (?:lo |la |los )?(?:firm\w+|decidi\w+|dio|dieron|hizo|resolvi\w+|fallo|dicto|puso|ve firmad\w)\b/,
    ],
    not: /\b(?:partid\w+|gan\w+|torneos?|copas?|report\w+)\b|·/,
  },
  {
    point: 'fallosVer',
    says: [/\b(?:ver|veo|vemos|ven|leer|revisar|publicos?|publican|publicad[oa]s|lista|historial)\b/, /\bfallos\b/],
    not: /\b(?:torneos?|copas?|quien(?:es)?|cuant[oa]s|mi|nuestro|ultimos?|hoy|mes|semana|ano)\b|·/,
  },
  {
    point: 'fallosVer',
    of: /\bfallos\b/,
    says: [/^(?:y )?(?:en )?(?:donde|que parte|que pagina)(?: (?:se ven|estan|los veo|salen))?$/],
  },
  {
    point: 'acusado',
    says: [
      /\b(?:me|nos) (?:acus\w+|culp\w+|echan la culpa|dicen|tratan)\b/,
      /\b(?:tramp\w+|cheat\w*|hack\w*|chet\w*|wallhack|aimbot)\b/,
    ],
    not: /\b(?:torneos?|copas?)\b|·/,
  },
  {
    point: 'noEraSuyo',
    says: [
      /\b(?:jugo|jugaron|metieron|metio|pusieron|puso|trajeron|usaron|juega[n]?|entro)\b/,
      /\b(?:con )?(?:uno|una|alguien|un (?:jugador|tipo|weon|wn|compadre)|jugador(?:es)?|gente|otro)\b(?: \w+){0,2} (?:que )?(?:no (?:es|era|eran|son|esta|estaba|estan|pertenece)|ajen[oa]s?|de otro clan|prestad[oa]s?|mercenari\w+|infiltrad\w+)\b/,
    ],
    not: /\b(?:torneos?|copas?|puedo|podemos|se puede|foro)\b/,
  },
  {
    point: 'falloCambia',
    says: [
      /\bfallos?\b/,
      /\b(?:se puede[n]?|puede[n]?|pueden)\b/,
      /\b(?:cambi\w+|revert\w+|levant\w+|deshac\w+|retir\w+|sac\w+|revis\w+|anul\w+)\b/,
    ],
    not: /\b(?:torneos?|copas?|quien|yo|puedo)\b|·/,
  },
  {
    point: 'anularCerrada',
    says: [
      /\b(?:anul\w+|fall\w+|reclam\w+|revis\w+)\b/,
      /\b(?:cerrad\w|archivad\w|terminad\w|pasad\w|anterior)\b/,
      /\b(?:etapas?|temporadas?)\b|·/,
    ],
    not: /\b(?:torneos?|copas?|cuant\w+|que fallos|hubo|ha habido)\b/,
  },
  {
    point: 'falloTrampa',
    says: [
      /\b(?:que (?:es|significa|quiere decir)|q (?:es|significa))\b/,
      /\btrampa\b/,
      /\b(?:partid[oa]s?|resultado|fallo|corregido)\b/,
    ],
    not: /\b(?:pasa|hago|torneo)\b|·/,
  },
  {
    point: 'reclamoRespuesta',
    says: [
      /\b(?:mi|el|nuestro|un|los) reclamos?\b|\breclam(?:e|amos)\b/,
      /\b(?:como (?:se|me entero|sabre|puedo saber)|acept\w+|rechaz\w+|descart\w+|desestim\w+|resolvieron|respondieron|en que (?:va|quedo|esta)|que paso con)\b/,
    ],
    not: /\b(?:cuanto|demora\w*|torneos?|copas?|quien)\b|·/,
  },
  {
    point: 'sinAnticheat',
    says: [
      /\bsin (?:el )?(?:anti ?cheat|volute)\b/,
      /\b(?:que pasa|castigo|sancion\w*|bane\w+|pillan|suspend\w+|multa)\b/,
    ],
    not: /·/,
  },
  {
    point: 'reclamoPlazo',
    says: [
      /\breclam(?:ar|o|amos|arla|arlo)\b/,
      /\b(?:hasta cuando|cuanto (?:tiempo|plazo)|cuantos dias|que plazo|plazo)\b/,
    ],
    not: /\b(?:victoria|torneos?|copas?|demora\w*|respond\w+|resuelv\w+|no (?:nos |me )?report\w+)\b|·/,
  },
  {
    point: 'reclamoVeces',
    says: [
      /\breclam(?:ar|o|os|amos|arla|arlo)\b/,
      /\b(?:cuantas veces|cuantos reclamos puedo|dos veces|mas de una vez|otra vez|de nuevo)\b/,
    ],
    not: /\b(?:torneos?|hay|pendientes)\b|·/,
  },
  {
    point: 'reclamoQuien',
    says: [
      /\breclam\w+/,
      /\bquien(?:es)? (?:lo |la |los |las )?(?:decid\w+|resuelv\w+|ven?|revis\w+|fall\w+|resp\w+)\b/,
    ],
    not: /\b(?:torneos?|copas?|victoria)\b|·/,
  },
  {
    point: 'reclamoDemora',
    says: [
      /\bcuanto (?:tiempo )?(?:se )?(?:demora\w*|tarda\w*|toma\w*|dura)\b|\b(?:no|nadie) (?:me |nos |ha |han )*(?:respond\w+|contest\w+|resuelv\w+|resolv\w+)\b|\bcuando (?:resuelven|responden|deciden)\b/,
      /\b(?:reclam(?:os?|e|amos)|apel(?:aci\w+|e|amos)|denuncias?|fallos?|admin\w*|resolver)\b/,
    ],
    not: /\b(?:torneos?|copas?|retos?|cuenta)\b|·/,
  },
  {
    point: 'rechazarGanada',
    says: [
      /\b(?:puedo|podemos|se puede|puede)\b/,
      /\brechaz\w+\b/,
      /\b(?:resultados?|partidas?|derrotas?|victorias?|reportes?)\b/,
    ],
    not: /\b(?:retos?|desafi\w+|invit\w+|solicitud\w*|torneos?|copas?)\b|·/,
  },
  {
    point: 'plazoConfirmar',
    says: [
      /\b(?:cuant[oa]s? (?:\w+ )?(?:horas?|tiempo|plazo|dias?|rato)|cuanto (?:se )?(?:tiene|hay|tengo|tenemos)|hasta cuando|hasta que hora|plazo|que pasa si no)\b/,
      /\b(?:confirm(?:ar\w*|a|an|en|o|amos|acion)|valid(?:ar (?:el|la|un|una)|acion de))\b/,
      /\b(?:ganador\w*|partid[oa]s?|victorias?|derrotas?|resultados?|report\w+|rival|clan|otro|match|el que gan\w+|quien gan\w+|tengo|tenemos|hay)\b/,
    ],
    not: /\b(?:retos?|desafi\w+|invit\w+|solicitud\w*|torneos?|copas?|correo|mail|cuenta|codigo|asistencia|que pasa si no)\b|·/,
  },
  {
    point: 'comoRechazar',
    says: [
      /\b(?:como|cm|donde|en que (?:parte|pagina)|de que forma)\b(?: (?:lo|la|los|las|se|le|puedo|podemos|hago|hacemos|para|pa))* (?:rechaz\w+|objet\w+|impugn\w+)\b/,
      /\b(?:report\w+|partid[oa]s?|marcador|resultados?|derrotas?|victorias?|match)\b/,
    ],
    not: /\b(?:retos?|desafi\w+|invit\w+|solicitud\w*|torneos?|copas?|correo|mail|cuenta|codigo|ya rechaz\w+|rechazaron)\b|·/,
  },
  {
    point: 'quienFallaEsParte',
    of: /\b(?:reclam\w+|fall\w+|apel\w+|decid\w+|resuelv\w+|anul\w+)\b/,
    says: [
      /\b(?:admin\w*|moder\w+|mods?|staff|el que (?:decide|falla|revisa|resuelve|ve)|quien (?:decide|falla|revisa|resuelve)|juez)\b/,
      /\b(?:es|sea|son|juega|esta|fuera)\b(?: \w+)? ?(?:del|en el|de su|amigo|parte|lider) ?(?:otro|mismo|rival|de los|de|clan)?\b.*\b(?:clan|equipo|rival|ellos|parte)\b/,
    ],
    not: /\b(?:torneos?|copas?)\b|·/,
  },
  {
    point: 'staffJuega',
    says: [
      /\b(?:admin\w*|moder\w+|mods?|staff)\b/,
      /\b(?:puede[n]?|juega[n]?|pueden?)\b(?: \w+)? ?(?:jugar|juega[n]?|participar|competir|estar en (?:un )?clan)\b|\bjuegan?\b/,
    ],
    not: /\b(?:quien|cuando|donde|clan de|contra|hoy|mi|si)\b|·/,
  },
  {
    point: 'pendiente',
    says: [
      /\b(?:pendiente|vencid[oa])\b/,
      /\b(?:que significa|significado|que quiere decir|que es (?:eso|lo)|por que (?:sale|dice|esta|aparece))\b/,
    ],
    not: /\b(?:retos?|desafi\w+|torneo|copa|invit\w+|solicitud\w*|anul\w+|cuenta)\b|·/,
  },
  {
    point: 'sinContestar',
    says: [
      /\b(?:partidas?|report\w+|derrotas?|resultados?|match|confirm\w+|(?:otro|rival|ganador|clan) (?:\w+ )?no (?:la |lo |me |nos )?(?:confirm|contest|respond)\w+)\b/,
      /\b(?:respuestas? (?:esta |sale |aparece |dice |figura |quedo )?(?:como )?(?:vencid\w+|expirad\w+)|(?:vencid\w+|expirad\w+)|(?:no|nunca|jamas) (?:la |lo |me |nos |me la |nos la )?(?:confirm\w+|respond\w+|contest\w+|acept\w+))\b/,
      /\b(?:cuenta|cuentan|vale|valen|anula\w*|sirve|valida|pasa|significa|quiere decir|igual|que hago|que hacemos)\b/,
    ],
    not: /\b(?:retos?|desafi\w+|invit\w+|solicitud\w*|suspension|torneo|copa|correo|(?:mi|la|una) cuenta|mail|asistencia|no report\w+|no nos report\w+)\b|·/,
  },
  {
    point: 'miente',
    says: [
      /\b(?:miente[n]?|mintio|mintieron|mintiendo|inventa[n]?|invento|inventaron|no fue (?:asi|verdad|cierto)|es mentira|puras mentiras|report(?:o|aron|an|a) (?:algo )?(?:falso|mal|mentira|otra cosa|al reves)|(?:report\w+|pusieron|puso|anotaron|subieron|subio) (?:un |una |el |la )?(?:resultado|marcador|partida|derrota|victoria|puntaje) (?:que (?:no (?:fue|era|es|paso|jug\w+|correspond\w+)|nunca \w+)|mal[oa]?|equivocad[oa]|errone[oa]|fals[oa]|distint[oa]|al reves))\b/,
    ],
    not: /\b(?:donde|si (?:yo )?(?:report[oe]|reportamos|subo|pongo)|quien|kien|quienes|que pasa con (?:el|los) que|castigo|sancion|torneo|copa|tabla|bot|eres|ayer|hubo)\b|·/,
  },
  {
    point: 'falsoAmbos',
    says: [
      /\b(?:reportes? falsos?|falso reporte|minti\w*|miente[n]?|mentir\w*|mentira|inventa\w*|invento|trucho\w*)\b/,
      /\b(?:(?:a )?(?:los|las) (?:dos|2)|ambos|solo (?:el|al|a uno)|al? (?:que|quien|inocente)|quien (?:paga|pierde|cae)|a quien(?:es)?|cual de los|el otro (?:clan )?tambien|nosotros tambien|tambien (?:pierd\w+|qued\w+|cae\w*|castig\w+))\b/,
      /\b(?:rank\w*|castig\w+|sancion\w*|qued\w+|pag\w+|cae\w*|pierd\w+|bajan?|sacan?|afecta\w*|solo)\b/,
    ],
    not: /\b(?:torneos?|copas?|correo|radio|bot)\b|·/,
  },
  {
    point: 'anulada',
    says: [
      /\banul\w+\b/,
      /\b(?:tabla|puestos?|ranking|posicion(?:es)?|lugar(?:es)?|los demas|otros clanes|que pasa|que ocurre|que sucede|afecta\w*|cambia\w*|vuelve\w*|recalcul\w+|recupera\w*)\b/,
    ],
    not: /\b(?:torneos?|copas?|reto|retos|cuenta anulada|pueden? anular|quien|falso|cuantas|ha habido|han)\b|·/,
  },
  {
    point: 'anularOFalso',
    says: [/\bdiferencias?\b|\b(?:es|son) lo mismo\b|\bdistint\w+\b/, /\banul\w+\b/, /\bfals\w+\b/],
  },
  {
    point: 'noReportan',
    says: [
      /\b(?:gane|ganamos|hemos ganado|jugamos)\b|^(?!.*·).*\b(?:ganado|victoria|perdieron|perdio|derrota|partida)\b/,
      /\b(?:no|ni|nadie|nunca|todavia no|aun no) (?:\w+ ){0,3}?(?:report(?:a|an|aron|o|ado|arla|arlo|ar|en)|subid[oa]|suben|subieron|subirl[ao]|registr(?:an|aron|ado)|anot(?:an|aron|ado)|ingres(?:an|aron|ado)|carg(?:an|aron|ado))\b|\bquedaron (?:de|en) (?:report|sub|anot|registr|ingres|carg)\w+|\bsin reportar\b|\bse (?:hacen|hacian|hicieron|estan haciendo) los (?:\w+)\b/,
      /\b(?:que (?:se )?(?:hace|hacemos|hago|puedo|podemos|corresponde)|q (?:hago|hacemos)|como (?:lo |la |se )?(?:hac\w+|hag\w+|cobr\w+|recla\w+|ped\w+|pid\w+|val\w+)|donde|que onda|y ahora|hay (?:algo|forma)|puedo|podemos|se puede|y nada|no pasa nada|todavia|aun|ya (?:va|van|es|pas\w+)|hace (?:\w+) dias?|quedaron|no (?:han|ha|quieren?))\b/,
    ],
    not: /\b(?:torneos?|copas?|retos?|asamblea|cuant[oa]s|cuanto (?:tiempo|plazo)|hasta cuando|rechaz\w+|quien(?:es)?|perdimos|perdi|castig\w+|sancion\w*|puntos?|suspend\w+)\b/,
  },
  {
    point: 'arbitro',
    says: [/\barbitros?\b|\breferi(?:s|es)?\b|\bjuez\b|\bjueces\b/],
    not: /\b(?:torneos?|copas?|futbol|mundial)\b|·/,
  },
  {
    point: 'cuantosRangos',
    says: [/\bcuant[oa]s (?:co ?lideres|capitanes|lideres|sub ?lideres)\b/],
    not: /\b(?:hay (?:en|de)|son|tenemos|mi clan)\b|·/,
  },
  {
    point: 'capturas',
    says: [
      /\b(?:capturas?|pantallazos?|screens?|screenshots?|fotos?|imagenes)\b/,
      /\bcuant[oa]s\b/,
      /\b(?:victoria|no (?:nos |me )?report\w+|reclam\w+|partida|report\w+|derrota|hay que|necesit\w+|llevar|subir|piden|tengo que)\b/,
    ],
    not: /\b(?:torneo|copa|perfil|foro|anuncio|servidor|tema|tiene la)\b|·/,
  },
  {
    point: 'rechazada',
    says: [
      /\b(?:rechaz\w+|nieg\w+|nega\w+|no (?:la |lo )?(?:reconoc\w+|acept\w+))\b/,
      /\b(?:partidas?|derrotas?|reportes?|resultados?|report\w+|victoria|match)\b/,
      /\b(?:que (?:hago|pasa|hacemos|ocurre|sucede)|q hago|cuenta|cuentan|contando|conto|vale|sirve|anula\w*|sigue|queda|y ahora|como)\b/,
    ],
    not: /\b(?:retos?|desafi\w+|invit\w+|solicitud\w*|torneo|copa|no (?:me |nos )?report\w+|no quiere\w* report\w+|como (?:lo |la |los |las )?(?:rechazo|rechazamos|se rechaza|puedo rechazar)|puedo rechazar)\b|·/,
  },
]
