/** What two or three words ask that leave out the verb, and the question they mean: 'inicio etapa 2', 'dueño del sitio'. */
export const withoutVerb: readonly (readonly [RegExp, string])[] = [
  [
    /^¿?(?:la )?(?:fecha de )?(?:inicio|comienzo|partida) (?:de (?:la )?)?(?=(?:etapa|temporada)\b)/i,
    'cuando empezo la ',
  ],
  [
    /^¿?(?:el |los )?(?:due[nñ]os?|creador(?:es)?|fundador(?:es)?) (?:del sitio|de la (?:p[aá]gina|web|comunidad)|de trinchera)\??$/i,
    'quien es el dueño del sitio',
  ],
  [/^¿?jugar (?:sin (?:un )?clan|sol[oa])\??$/i, 'puedo jugar sin clan'],
  [/^¿?(?:el )?clan m[aá]s (?:chico|peque[nñ]o)\??$/i, 'que clan tiene menos integrantes'],
  [
    /^¿?(?:las |los )?(?:copas|torneos|trofeos) (?:ganad[oa]s (?:por|de) |que (?:ha |han )?gan\w+ |de )(?!(?:este|esta|hoy|la|el|francos?|\w+ejos|allied|spearhead|breakthrough)\b)(?=\S)/i,
    'que torneos ha ganado ',
  ],
  [/^¿?(?:el )?servidor del (?:pr[oó]ximo )?reto\??$/i, 'en que servidor se juega el proximo reto'],
  [/^¿?(?:la )?hora del (?:pr[oó]ximo )?reto\??$/i, 'a que hora es el proximo reto'],
  [
    /^¿?cambiar (?:la |el )?(?:foto|emblema|logo|escudo|imagen) (?:de mi |del |de un )?clan\??$/i,
    'como cambio el emblema de mi clan',
  ],
  [/^¿?elegir (?:los |el )?mapas? (?:del |de un |en (?:un |el )?)?reto\??$/i, 'quien elige el mapa en un reto'],
  [/^¿?pedir (?:una |la |mi )?victoria\??$/i, 'que hago si no reportan la partida que gane'],
  [/^¿?(?:las )?partidas anuladas\??$/i, 'que partidas anularon'],
  [/^¿?(?:cerrar|salir de) (?:mi |la )?sesi[oó]n\??$/i, 'como cierro sesion'],
  [/^¿?(?:los )?temas (?:nuevos |recientes )?(?:del|en el|del? el) foro\??$/i, 'que hay de nuevo en el foro'],
  [/^¿?buscar (?:algo )?en (?:el )?foro\??$/i, 'como busco en el foro'],
  [
    /^¿?(?:una )?(?:partidas?|victorias?) (?:sin reportar|no reportadas?)\??$/i,
    'que hago si no reportan la partida que gane',
  ],
  [/^¿?(?:el )?rival (?:m[aá]s (?:frecuente|com[uú]n) )?de (?=\S)/i, 'rival mas frecuente de '],
]
