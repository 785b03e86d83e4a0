import { sameAsNext } from './reworded-next'
import { withoutVerb } from './without-verb'

/** What says the same as a question that is understood already: a pattern, and what is read in its stead. */
const sameAs: readonly (readonly [RegExp, string])[] = [
  ...sameAsNext,
  // 'me hice una cuenta pero no puedo entrar': to the account, and not to a clan
  [
    /^(?!.*\bclan\b).*\b(?:hice|cre[eé]|saqu[eé]|registr[eé]|tengo)\b.*\bcuenta\b.*\bno (?:puedo|me deja|logro|pude)(?: \w+)? (?:entrar|ingresar|meterme)\b.*$/i,
    'me registre y no me deja iniciar sesion',
  ],
  // 'mejor porcentaje de victorias', of no clan
  [
    /^¿?(?:el |cu[aá]l es el |qui[eé]n tiene (?:el )?)?(?:mejor|mayor|m[aá]s alto) (?:porcentaje|%|win ?rate)(?: de (?:victorias|triunfos))?\??$/i,
    'que clan tiene el mejor porcentaje de victorias',
  ],
  // 'sáquenme de mi clan'
  [/^(?:s[aá](?:quen|ca)me|b[oó]rr(?:en|a)me|qu[ií]t(?:en|a)me) (?:de|del) (?:mi )?clan$/i, 'como salgo de mi clan'],
  [/^(?:hola[,!. ]+|wena[s]?[,!. ]+)?c[oó]mo me (?:uno|meto|sumo|inscribo)\??$/i, 'como me registro'],
  // 'cuánto hay que esperar para cambiarse de clan'
  [
    /^¿?(?:cu[aá]nto(?: tiempo)?|cu[aá]ntos d[ií]as) (?:hay que|tengo que|se|tenemos que|debo) esperar?a? (?:para|pa) (?:poder )?(?:cambi\w+|irme|irse|pasar\w*|entrar a otro)(?: (?:de|a|a otro))? ?(?:clan|equipo)?\??$/i,
    'se puede cambiar de clan a mitad de etapa',
  ],
  // 'tienen medallas los Halcones', 'cuántas medallas tiene Rucio'
  [/^¿?(?:tiene|tienen) (?:alguna )?medallas?,? (.+?)\??$/i, 'que medallas tiene $1'],
  [/^¿?(?:tiene|tienen) (.+?) (?:alguna )?medallas?\??$/i, 'que medallas tiene $1'],
  [
    /^¿?(?!(?:qui[eé]n|qu[eé]|cu[aá]l|y|alguien)\b)(.+?) (?:tiene|tienen) (?:alguna )?medallas?\??$/i,
    'que medallas tiene $1',
  ],
  [/^¿?cu[aá]ntas medallas (?:tiene|tienen|lleva|llevan|ha ganado|han ganado) (.+?)\??$/i, 'que medallas tiene $1'],
  // 'quién de mi clan ha ganado más'
  [
    /\b(?:qui[eé]n|cu[aá]l|qui[eé]nes) (?:del?|en) (?:mi|nuestro|el) (?:clan|equipo) (?:ha |han )?(?:gana\w*|lleva\w*|tiene\w*) (?:m[aá]s)(?: victorias| partidas ganadas)?/i,
    'que jugador de mi clan tiene mas victorias',
  ],
  // 'quién era el puntero en octubre'
  [
    /^¿?(y )?(?:(?:qui[eé]n|cu[aá]l)(?:es)?|qu[eé] clan|kien) (?:era|eran|fue) (?:el |los )?(?:primero|puntero|l[ií]der(?: del ladder| de la tabla)?|primer lugar) (?=(?:hace|en|el|la|a|durante|de)\b)/i,
    '$1quien iba primero ',
  ],
  // 'quién ha ganado más etapas'
  [
    /^¿?(?:qui[eé]n|qu[eé] clan|cu[aá]l clan) (?:ha |han )?(?:gan\w+|tiene|salido|sali[oó]) m[aá]s (?:etapas|temporadas|(?:veces )?campe[oó]n)(?: ganadas)?\??$/i,
    'que clan tiene mas titulos',
  ],
  // 'en cuántos clanes juega Loica'
  [/^¿?en cu[aá]nt[oa]s clanes (?=(?:juega|est[aá]|anda|participa) \S)/i, 'en que clanes '],
  // 'quién tiene el récord de racha', 'la racha récord'
  [
    /^.*\b(?:r[eé]cord (?:de|en) (?:la )?rachas?|racha r[eé]cord|r[eé]cord de (?:victorias|triunfos|partidas ganadas) seguidas)\b.*$/i,
    'cual es la racha mas larga de la historia',
  ],
  // 'cuántas partidas le tomó a Puelche llegar al primero'
  [
    /^¿?(?:en )?cu[aá]nt[oa]s (?:partidas|victorias|partidos|ganadas)(?: se)? (?:le|les) (?:tom[oó]|cost[oó]|llev[oó]) a (.+?) (?:ser|llegar|subir|quedar)(?: al?)? (.+?)\??$/i,
    'cuando llego $1 al $2',
  ],
  [
    /^¿?(?:en )?cu[aá]nt[oa]s (?:partidas|victorias|partidos) lleg[oó] (.+?) al? (primer\w*(?: lugar)?|puntero|puesto \d+|\d+)\??$/i,
    'cuando llego $1 al $2',
  ],
  // 'quién le cortó la racha a Puelche'
  [
    /^¿?(?:qui[eé]n|qu[eé] clan) (?:le )?cort[oó] la (?:mejor )?racha (?:a|de) (.+?)\??$/i,
    'cual fue la mejor racha de $1',
  ],
  // 'cuántas partidas lleva X sin perder'
  [
    /^¿?cu[aá]nt[oa]s (?:partidas|victorias|partidos)? ?llevan? (.+?) sin (?:perder|ganar)\??$/i,
    'cual es la racha de $1',
  ],
  // 'qué clan está mejorando'
  [
    /^¿?(?:qu[eé]|cu[aá]l) clan(?:es)? (?:est[aá]n? )?(?:mejorando|subiendo|viene subiendo|vienen subiendo)\??$/i,
    'que clanes subieron esta semana',
  ],
  // 'a quién nos conviene ganarle', 'contra quién nos conviene jugar'
  [
    /^¿?(?:a|contra|con) qui[eé]n (?:nos|me) (?:conviene|sirve) (?:ganarle|jugar|ganar|enfrentar)(?: (?:para|pa) subir)?\??$/i,
    'a quien le tenemos que ganar para subir',
  ],
  [
    /^¿?a qui[eé]n (?:podemos|puedo|debemos|hay que) ganarle (?:para|pa) (?:subir|avanzar|trepar)\??$/i,
    'a quien le tenemos que ganar para subir',
  ],
  // 'contra quién nos falta jugar'
  [/^¿?(?:con|contra) qui[eé]n(?:es)? (?:nos|me) falta(?:n)?(?: jugar)?\??$/i, 'con quien no hemos jugado'],
  // 'subimos o bajamos este mes'
  [/^¿?subimos o bajamos (?=\S)/i, 'cuantos puestos subimos '],
  // 'alguna vez fuimos últimos'
  [
    /^¿?(?:alguna vez |cuando )?(?:fuimos|estuvimos|hemos sido|hemos estado) (?:[uú]ltimos|los [uú]ltimos)(?: alguna vez)?\??$/i,
    'cual fue nuestro peor puesto',
  ],
  // 'en qué puesto estoy de los jugadores'
  [
    /^¿?en qu[eé] (?:puesto|lugar) (?:estoy|voy|ando) (?:de|entre|en) (?:todos )?los jugadores\??$/i,
    'en que lugar de los jugadores voy',
  ],
  // 'mi mejor racha': the longest one, and not the one of now
  [/^¿?(?:cu[aá]l (?:es|fue|ha sido) )?mi (?:mejor racha|racha m[aá]s larga)\??$/i, 'cual fue mi racha mas larga'],
  [
    /^¿?(?:cu[aá]l (?:es|fue|ha sido) )?(?:nuestra (?:mejor racha|racha m[aá]s larga)|la mejor racha de mi clan|mejor racha de mi clan)\??$/i,
    'cual fue la racha mas larga de mi clan',
  ],
  [/^¿?(?:cu[aá]l (?:es|fue|ha sido) )?(?:mi|nuestra) peor racha\??$/i, 'cual fue la peor racha de mi clan'],
  // 'peor racha de Puelche'
  [/^¿?(?:cu[aá]l (?:es|ha sido) )?(?:la )?peor racha de (?=\S)/i, 'cual fue la peor racha de '],
  [
    /^¿?(?:cu[aá]l (?:es|ha sido) )?(?:la )?mejor racha de (?!(?:tod[oa]s|la|las|l?os (?:clanes|jugadores)|est[ae]|hoy|ahora|victorias|derrotas|etapa|clan(?:es)?|jugador(?:es)?|allied|spearhead|breakthrough|sh|bt|aa|1v1|duelo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)\b)(?=\S)/i,
    'cual fue la racha mas larga de ',
  ],
  // 'rivales de Puelche', 'fixture de Puelche'
  [/^¿?(?:los )?rivales (?:m[aá]s (?:frecuentes|comunes) )?de (?=\S)/i, 'rival mas frecuente de '],
  [
    /^¿?(?:el )?(?:fixture|calendario|agenda) de (?!(?:partidas|retos|torneos?|hoy|ma[nñ]ana|la|el|clanes)\b)(?=\S)/i,
    'cuando juega ',
  ],
  // 'cuál es el clásico'
  [
    /^¿?cu[aá]l es el (?:gran )?cl[aá]sico(?: (?:del ladder|de la comunidad|de ac[aá]))?\??$/i,
    'cual es la rivalidad mas grande',
  ],
  // 'qué clan es más fácil de ganar', 'a quién es más fácil ganarle'
  [
    /^¿?(?:(?:cu[aá]l|qu[eé]|q) (?:es el )?clan (?:es )?(?:el |lo )?m[aá]s f[aá]cil(?: de (?:ganar|vencer|ganarle))?|(?:a|contra) qui[eé]n (?:es|sale|resulta) (?:lo )?m[aá]s f[aá]cil (?:ganarle|jugar|vencer|de ganar)|qui[eé]n es (?:el )?m[aá]s f[aá]cil(?: de (?:ganar|vencer))?)\??$/i,
    'que clan tiene el peor porcentaje de victorias',
  ],
  // 'quién le ganó a Puelche'
  [
    /^¿?(?:qui[eé]n(?:es)?|qu[eé] clan(?:es)?) (?:le |les |han |ha )+(?:ganado|gan[oó]|ganaron) a (?!(?:mi|nosotros|quien)\b)(\S+(?: \S+){0,2})\??$/i,
    'que clanes le han ganado a $1',
  ],
  [/^¿?(?:cu[aá]les son |qu[eé] son |ver |muestra )?mis medallas\??$/i, 'que medallas tengo'],
  [/^¿?(?:la )?(?:mayor|mejor) racha (?:actual|de ahora|ahora)\??$/i, 'quien tiene la mejor racha'],
  [/^¿?a qui[eé]n (?:le )?(?:puedo |podemos )?(?:reto|retar|retamos)\??$/i, 'a que clanes puedo retar'],
  // 'va mejor Puelche que los Halcones': the table says so
  [/^¿?(.+?) va mejor que (.+?)\??$/i, '$1 va mas arriba que $2'],
  // 'desde cuándo no pierde X'
  [/^¿?desde cu[aá]ndo (?:que )?no (?=(?:pierde|gana|juega)n? \S)/i, 'hace cuanto que no '],
  // 'cuántos días lleva sin jugar X'
  [
    /^¿?(?:cu[aá]nto(?: tiempo)?|cu[aá]nt[oa]s (?:d[ií]as|semanas|meses)) (?:que )?llevan? sin (ganar|perder|jugar) (\S.*?)\??$/i,
    'cuanto tiempo lleva $2 sin $1',
  ],
  // 'quién terminó último en la etapa 1': of one that is over
  [
    /(?<=(?:qui[eé]n|clan|cu[aá]l|kien) )(?:sali[oó]|lleg[oó]|termin[oó]|remat[oó]) (?:en )?(?:el )?(?=(?:primer|segund|tercer|cuart|quint|[uú]ltim|pen[uú]ltim|\d))/i,
    'quedo ',
  ],
  // 'kien reporta falso q le pasa': what a false report leads to
  [
    /^(?=.*\b(?:qu[eé]|q) (?:le|les) (?:pasa|hacen|toca)|.*\b(?:castig\w+|sanci[oó]n\w*|pena)\b).*\breport(?:a|an|e|ar|[oó]|aron|es)\b(?: \w+){0,3} (?:fals\w+|mal a prop[oó]sito|mentiras?|de mentira|algo que no (?:fue|pas[oó]))\b.*$/i,
    'que pasa con un reporte falso',
  ],
  [
    /^¿?(?:qu[eé]|q|cu[aá]les son las) reglas (?:hay |tienen? |existen )?(?:para|de|sobre|pa) (?:los |el |poner )?(?:nicks?|nombres?)(?: de (?:clan|usuario|jugador))?\??$/i,
    'que nicks y nombres se permiten',
  ],
  [
    /^¿?cu[aá]nto (?:dura|tiempo (?:tengo|dura)|demora)\b.*\b(?:enlace|link|correo)\b.*\bvalid\w+.*$/i,
    'no me llego el correo para validar la cuenta',
  ],
  // 'quién le a ganado a VG'
  [/(?<=\b(?:qui[eé]n(?:es)?|kien|clan(?:es)?) les? )a(n?) (?=ganado|vencido)/i, 'ha$1 '],
  // 'qué clan es más activo'
  [
    /^¿?(?:qu[eé]|cu[aá]l|q)(?: es el)? clan(?: es)?(?: el)? m[aá]s activo\??$/i,
    'que clan tiene mas partidas este mes',
  ],
  // 'jugador del mes', 'clan de la semana'
  [/^¿?(?:qui[eé]n (?:es|fue) |cu[aá]l es )?(?:el )?jugador de(?:l| la) (mes|semana)\??$/i, 'mejor jugador de la $1'],
  [/^¿?(?:qui[eé]n (?:es|fue) |cu[aá]l es )?(?:el )?clan de(?:l| la) (mes|semana)\??$/i, 'que clan gano mas esta $1'],
  // 'cuál es el clan último en Breakthrough' asks who goes last there
  [
    /^¿?(?:(?:cu[aá]l|ql|que|qu[eé]|q|qui[eé]n) es )?(?:el )?clan (?=(?:[uú]ltimo|primero|puntero|colista)\b)/i,
    'quien va ',
  ],
  // 'quién salió segundo', 'quién terminó último': where somebody stands
  [
    /(?<=(?:qui[eé]n|clan|cu[aá]l|kien) )(?:sali[oó]|qued[oó]|lleg[oó]|termin[oó]|remat[oó]) (?:en )?(?:el )?(?!.*\b(?:etapa|temporada) (?:1|i|uno|pasada|anterior)\b)(?=(?:primer|segund|tercer|cuart|quint|[uú]ltim|pen[uú]ltim|\d))/i,
    'va ',
  ],
  // 'hace cuántos días que no gana'
  [/\bhace cu[aá]nt[oa]s (?:d[ií]as|semanas|meses)(?: (?:que|q))?(?= )/i, 'hace cuanto que'],
  // 'quién fue el mejor clan de octubre'
  [
    /\b(?:qui[eé]n(?:es)?|cu[aá]l|qu[eé] clan) (?:fue|fueron|ha sido|es) (?:el )?mejor(?: clan| equipo)? (?:del?|en|durante) (?=(?:est[ea]|la semana|mes|el mes|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)\b)/i,
    'que clan gano mas en ',
  ],
  // 'cuántos mapas se pueden jugar y de cuándo es la lista': the list, and not how many a match has
  [
    /^(?!.*\b(?:partida|reto|torneo|gana\w*|por|cada)\b).*\bcu[aá]nt[oa]s mapas (?:se pueden (?:jugar|usar|elegir)|hay (?:permitidos|disponibles|en la lista)|est[aá]n permitidos|son v[aá]lidos|valen|tiene la lista)\b.*$/i,
    'que mapas estan permitidos',
  ],
  // 'cuántas rachas de 10 tiene': those are medals
  [/\bcu[aá]nt[oa]s rachas de (?:10|20|diez|veinte) (?=tiene|tienen|lleva|llevan)/i, 'que medallas '],
  // a story that ends in what the launcher asks for: 'no cacho qué hacer con el Volute ni con la API key'
  [
    /^(?=.*\b(?:volute|api ?key)\b)(?=.*\b(?:no (?:cacho|entiendo|se|s[eé])|expl[ií]ca\w*|desde cero|paso a paso|con manzanas|c[oó]mo lo configuro)\b).{40,}$/is,
    'como configuro volute',
  ],
  // 'quién es moderador del foro'
  [
    /^.*\bqui[eé]n(?:es)?\b.*\b(?:moder\w+|admin\w*|encargad\w+|a cargo|manda\w*)\b.*\bforo\b.*$/i,
    'quien ve los anuncios y comentarios',
  ],
  // 'cómo hago para que anuncien mi torneo'
  [
    /^.*\b(?:anunci(?:en|ar)|publi(?:quen|car)|que salga)\b.*\b(?:mi|nuestro|un) (?:torneo|copa|campeonato)\b.*$/i,
    'puedo organizar un torneo',
  ],
  // 'juego de lunes a jueves, me sirve'
  [
    /^(?=.*\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|fin de semana|finde)\b)(?!.*\bclan)(.*\b(?:juego|puedo|tengo tiempo)\b.*)\b(?:me (?:sirven?|calza|acomoda)|alguno me (?:sirve|calza))\b.*$/is,
    'que clan me sirve, $1',
  ],
  // 'no me reconoce la api key'
  [
    /^(?=.*\b(?:api ?key|id de volute|volute)\b).*\b(?:no (?:me |la |lo )*(?:reconoce|acepta|toma|agarra|pesca|valida)|inv[aá]lida|incorrecta|rechaza)\b.*$/is,
    'volute no conecta, que reviso',
  ],
  // 'X subió o bajó esta semana'
  [
    /^¿?(.+?) (?:ha |han )?sub(?:i[oó]|ieron|id[oa]) o (?:ha |han )?baj(?:[oó]|aron|ado) (?=(?:est[ea]|el|la|en|hoy|ayer|desde|(?:la )?semana|(?:el )?mes)\b)/i,
    'cuantos puestos ha subido $1 ',
  ],
  [
    /^¿?(?:ha |han )?sub(?:i[oó]|ieron|id[oa]) o (?:ha |han )?baj(?:[oó]|aron|ado) (.+?) (?=(?:est[ea]|hoy|ayer|desde|(?:la )?semana|(?:el )?mes)\b)/i,
    'cuantos puestos ha subido $1 ',
  ],
  // 'quién va mejor los viernes'
  [
    /^¿?(?:qui[eé]n|qu[eé] clan|cu[aá]l|a qui[eé]n) (?:le )?va mejor (?=(?:todos )?l[oa]s (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados|domingos)\b)/i,
    'quien gana mas ',
  ],
  // 'cómo me hago moderador'
  [
    /^.*\b(?:me (?:hago|vuelvo|convierto)|(?:ser|hacerse|volverse|convertirme)|postul\w+)\b.*\b(?:mod(?:erador|eradora)?|admin(?:istrador)?|staff)\b.*$/i,
    'como puedo ser moderador',
  ],
  // 'cuánto lleva Puelche de primero'
  [
    /^¿?(?:cu[aá]nto(?: tiempo| rato)?|hace cu[aá]nto(?: que)?) (?:que )?lleva[n]? (\S.*?) (?:de |en el )?(primer\w*(?: lugar)?|puntero|l[ií]der)\??$/i,
    'cuantos dias lleva $1 primero',
  ],
  // of whom, is not said: of clans
  [
    /^¿?(?:qui[eé]n|kien|q(?:ui)?n) (?:tiene|lleva) (?:el )?mejor (?=porcentaje|winrate|promedio)/i,
    'que clan tiene mejor ',
  ],
  [
    /^¿?(?:qu[eé]|cu[aá]les|q) clanes (?:son |hay )?(?:los )?(?:m[aá]s )?nuevos\??$/i,
    'cuales son los clanes mas nuevos',
  ],
  [
    /^¿?(?:en )?(?:qu[eé]|cu[aá]l(?:es)?|q) mapas? (?:nos|me) convienen?(?: jugar| elegir)?\??$/i,
    'en que mapas nos va mejor',
  ],
  // 'cómo pongo los avisos del clan en el Discord'
  [
    /\b(?:c[oó]mo|quiero que|se pueden?)\b.*\b(?:avisos|resultados|partidas|noticias) (?:del|de mi|de nuestro) clan\b.*\bdiscord\b.*/i,
    'como conecto el discord de mi clan',
  ],
  // 'es que ya no tengo ese mail'
  [
    /^(?!.*\b(?:cambi\w+|clan|clave nueva|llega\w*|lleg[oó])\b)(?=(?:\S+ ){0,9}\S+$)(?:.*\b(?:ya no (?:lo )?(?:tengo|uso|ocupo|existe|manejo|puedo (?:entrar|abrir))|no (?:tengo|recuerdo|puedo (?:entrar|abrir)|ocupo|uso)|perd[ií]|cerr[eé]|olvid[eé]|me (?:borraron|cerraron)|se (?:me )?(?:borr[oó]|cerr[oó]|perdi[oó]))\b.*\b(?:ese|el|mi|este) (?:correo|e?-?mail)\b.*|.*\b(?:ese|el|mi|este) (?:correo|e?-?mail)\b.*\b(?:ya no (?:lo )?(?:tengo|uso|ocupo|existe|manejo)|no existe|lo (?:perd[ií]|cerr[eé]|borr[eé])|muri[oó]|est[aá] muerto|se (?:borr[oó]|cerr[oó]))\b.*)$/i,
    'ya no tengo acceso a mi correo',
  ],
  // 'dónde posteo que busco clan'
  [
    /^¿?(?:y )?(?:d[oó]nde|c[oó]mo|en qu[eé] (?:parte|secci[oó]n|lado))\b(?: \S+){0,3} (?:poste\w+|publi\w+|pon(?:go|er|erlo)|escrib\w+|avis\w+|anunci\w+|dig[oa]|decir|dejo)\b.*\b(?:busc\w+|necesit\w+|quiero|ando (?:en busca|buscando)) (?:un |de )?(?:clan|equipo|team)\b.*$/i,
    'donde aviso que ando buscando equipo',
  ],
]
const presentOf: Readonly<Record<string, string>> = { ganar: 'gana', perder: 'pierde', jugar: 'juega' }
/** 'cuánto tiempo lleva Niebla sin ganar' */
const withoutIt =
  /\b(?:hace )?(?:cu[aá]nto(?: tiempo)?|cu[aá]nt[oa]s (?:d[ií]as|semanas|meses)) (?:que )?(?:lleva|llevan) (.+) sin (ganar|perder|jugar)\b/i

/** A question in the words that the readers know. */
export const reworded = (text: string): string =>
  [...withoutVerb, ...sameAs]
    .reduce((said, [pattern, instead]) => said.replace(pattern, instead), text)
    .replace(
      withoutIt,
      (_all, who: string, what: string) => `hace cuanto que ${who} no ${presentOf[what.toLowerCase()] ?? ''}`,
    )
