/** Of rivals and of the half of the places, what is mostly asked after something else: a pattern, and what is read in its stead. */
export const sameAsNext: readonly (readonly [RegExp, string])[] = [
  // 'cuántas e ganao': as it is spoken
  [/\b(gan|jug|qued|llev|baj|lleg|report|entr|pas)ao(s?)\b/gi, '$1ado$2'],
  [/\be (?=(?:ganado|jugado|perdido|quedado|subido|bajado|llegado|tenido|reportado)\b)/gi, 'he '],
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
  [
    /^¿?(?:y )?(?:(?:cu[aá]l|qui[eé]n) (?:es|ha sido|fue) )?nuestro rival m[aá]s (?:repetido|frecuente|com[uú]n|jugado|habitual)\??$/i,
    'contra quien hemos jugado mas',
  ],
  [/^¿?(?:y )?(?:el )?rival m[aá]s (?:repetido|com[uú]n|jugado|habitual) de (?=\S)/i, 'rival mas frecuente de '],
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
