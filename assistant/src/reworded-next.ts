/** Of rivals and of the half of the places, what is mostly asked after something else: a pattern, and what is read in its stead. */
export const sameAsNext: readonly (readonly [RegExp, string])[] = [
  // 'cuántas e ganao': as it is spoken
  [/\b(gan|jug|qued|llev|baj|lleg|report|entr|pas)ao(s?)\b/gi, '$1ado$2'],
  [/\be (?=(?:ganado|jugado|perdido|quedado|subido|bajado|llegado|tenido|reportado)\b)/gi, 'he '],
  [
    /^¿?(?:(?:cu[aá]l (?:es|ha sido|fue)|qui[eé]n (?:tiene|tuvo)) )?(?:la )?(?:racha m[aá]s larga (?:de derrotas|perdiendo|sin ganar)|(?:mayor|peor|m[aá]s larga) racha (?:de derrotas|perdiendo|de la historia|de todas|hist[oó]rica)|racha de derrotas m[aá]s larga)(?: de la historia| de todas)?\??$/i,
    'racha de derrotas mas larga de la historia',
  ],
  // 'quién es el que más juega en Puelche'
  [
    /^¿?(?:y )?(?:qui[eé]n|cu[aá]l) es (?:el|la) que (?:m[aá]s juega|juega m[aá]s) (?=(?:en|por|de) \S)/i,
    'quien juega mas ',
  ],
  // 'stage 1 podium'
  [/^(?:the )?(?:stage|etapa) (1|2|3|i{1,3}) (?:podium|podio)\??$/i, 'podio de la etapa $1'],
  [
    /^¿?(?:el |cu[aá]l es el |qui[eé]n tiene (?:el )?)?(?:peor|menor|m[aá]s bajo) (?:porcentaje|%|win ?rate)(?: de (?:victorias|triunfos))?\??$/i,
    'que clan tiene el peor porcentaje de victorias',
  ],
  // 'lo más bajo que hemos estado'
  [
    /^¿?(?:cu[aá]l (?:es|fue|ha sido) )?lo m[aá]s bajo (?:que|q) hemos (?:estado|llegado|ca[ií]do)\??$/i,
    'cual fue nuestro peor puesto',
  ],
  // 'quién lideraba Spearhead en junio'
  [
    /^¿?(y )?(?:qui[eé]n(?:es)?|qu[eé] clan|kien|cu[aá]l) (?:lideraba[n]?|encabezaba[n]?|punteaba[n]?) (?=(?:spearhead|breakthrough|allied|la (?:tabla|etapa)|el ladder|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)|hace)\b)/i,
    '$1quien iba primero en ',
  ],
  // 'clan más viejo que sigue jugando'
  [
    /^¿?(?:(?:cu[aá]l|qui[eé]n) es )?(?:el )?clan m[aá]s (?:viejo|antiguo|veterano) (?:que (?:sigue|queda|est[aá])(?: \S+){0,2}|activo|vigente|de los (?:activos|que siguen))\??$/i,
    'cual es el clan mas antiguo',
  ],
  // 'quién juega más seguido': how much is played, and no run
  [
    /^¿?(?:qui[eé]n(?:es)?|qu[eé] clan(?:es)?|cu[aá]l(?: clan)?) (?:juegan?) m[aá]s (?:seguido|a menudo|veces)\??$/i,
    'que clan tiene mas partidas',
  ],
  // 'mis stats'
  [
    /^¿?(?:(?:dame|muestra(?:me)?|ver|dime|cu[aá]les son|c[oó]mo (?:van|est[aá]n)) )?(?:mis|las m[ií]as) (?:stats?|estad[ií]sticas?|n[uú]meros|puntajes?|resultados?|cifras)\??$/i,
    'mi record',
  ],

  // 'y mi rival más repetido'
  [
    /^¿?(?:y )?(?:(?:cu[aá]l|qui[eé]n) (?:es|ha sido|fue) )?mi rival m[aá]s (?:repetido|frecuente|com[uú]n|jugado|habitual)\??$/i,
    'contra quien he jugado mas',
  ],
  // 'cuáles son los dos clanes que más veces se han enfrentado'
  [
    /^¿?(?:(?:cu[aá]les?|qui[eé]n(?:es)?|qu[eé]|q) )?(?:son |es )?(?:los )?(?:dos |2 )?(?:clanes|equipos|que)(?: que)? (?:m[aá]s (?:veces )?se (?:han )?(?:enfrent\w+|top\w+|jug\w+|vist\w+)|se (?:han )?(?:enfrent\w+|top\w+|jug\w+|vist\w+)(?: entre ellos)? m[aá]s(?: veces)?)(?: entre (?:ellos|s[ií]))?\??$/i,
    'cual es la rivalidad mas jugada',
  ],
  // 'del 7 al 4 son 3, no sería uno y medio?'
  [
    /^(?=.*\b(?:medio|mitad|redonde\w+|1[.,]5)\b).*\bdel (?:puesto )?(\d{1,2})\.?[ºo°]? al? (?:puesto )?(\d{1,2})\b.*$/i,
    'del $1 al $2 cuantos puestos se suben',
  ],
  [
    /^¿?(?:y |pero |entonces )*(?:no (?:ser[ií]an?|son) |son |subir[ií]an? |suben? |ser[ií]an? )?(?:uno|dos|tres|\d|un puesto|\d puestos) y medio(?: puestos?)?\b.*$/i,
    'la mitad se redondea para arriba?',
  ],
]
