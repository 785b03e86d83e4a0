/** What a word, or several together, mean to a question about what the site knows. */
export type Tag =
  | 'quien'
  | 'aquien'
  | 'cuantos'
  | 'cuando'
  | 'ir'
  | 'ganar'
  | 'perder'
  | 'jugar'
  | 'partida'
  | 'victoria'
  | 'derrota'
  | 'casero'
  | 'verdugo'
  | 'contra'
  | 'yo'
  | 'nosotros'
  | 'total'
  | 'y'
  | 'abajo'
  | 'arriba'
  | 'par'
  | 'numero'
  | 'mas'
  | 'menos'
  | 'mejor'
  | 'peor'
  | 'porcentaje'
  | 'racha'
  | 'integrante'
  | 'bajando'
  | 'subiendo'
  | 'ultimo'
  | 'etapa'
  | 'filler'

/** Expressions first: a word in one is not read alone. */
export const expressions: readonly (readonly [RegExp, Tag])[] = [
  [
    /^de(?:sde|l)? (?:(?:el|la|los|las) )?(?:que )?(?:mas|mayor|mejor)(?: \w+)? (?:a|al|hasta) (?:(?:el|la|los|las) )?(?:que )?(?:menos|menor|peor)/,
    'bajando',
  ],
  [
    /^de(?:sde|l)? (?:(?:el|la|los|las) )?(?:que )?(?:menos|menor|peor)(?: \w+)? (?:a|al|hasta) (?:(?:el|la|los|las) )?(?:que )?(?:mas|mayor|mejor)/,
    'subiendo',
  ],
  [/^(?:en )?(?:orden )?descendente/, 'bajando'],
  [/^(?:en )?(?:orden )?ascendente/, 'subiendo'],
  [/^entre (?:ell[oa]s|si|l[oa]s dos|ambos)(?: dos)?/, 'par'],
  [/^a cual (?:de )?/, 'aquien'],
  [/^a quien(?:es)?|^quien a quien/, 'aquien'],
  [
    /^(?:hace|ase|desde hace) (?:cuanto(?: tiempo)?|cuant[oa]s (?:dias|semanas|meses))(?: que| q)?|^cuanto (?:tiempo )?hace(?: que)?|^cuanto tiempo(?: que)?|^(?:en )?que (?:dia|fecha)|^a que hora/,
    'cuando',
  ],
  [/^ultimas? ve(?:z|ces)|^mas reciente/, 'ultimo'],
  [/^mas (?:seguido|a menudo|frecuente|repetid[oa]|habitual|comun)/, 'mas'],
  [/^(?:lo )?mas alto|^a lo mas(?= (?:que|q|cual|en que))/, 'mejor'],
  [/^(?:lo )?mas bajo/, 'peor'],
  [
    /^por ciento|^win ?rate|^tasa de victorias|^porcentaje de (?:victorias|triunfos)|^% de (?:victorias|triunfos)/,
    'porcentaje',
  ],
  [/^bestia negra|^(?:su|el) (?:coco|verdugo)|^(?:(?:de|como|el) )?papa(?: de)?(?= )/, 'verdugo'],
  [/^(?:de|como) hij[oa]s?|^(?:su|el) (?:cliente|casero)/, 'casero'],
  [/^(?:a|al|a la|a los|contra|con|ante) (?:quien|quienes|cual|cuales|que clan|que)(?: clan(?:es)?)?(?= |$)/, 'aquien'],
  [/^en total|^entre tod[oa]s|^del sitio|^en el ladder|^del ladder|^de la pagina|^de la comunidad/, 'total'],
  [/^mi (?:clan|equipo|team)|^nuestro (?:clan|equipo)|^nuestros?|^nosotros|^nuestras?/, 'nosotros'],
  [
    /^mis? (?=record|porcentaje|efectividad|winrate|partidas|victorias|derrotas|resultados|puntaje|estadisticas|balance|ultim[oa]s?|primer[oa]?|racha|rival)/,
    'yo',
  ],
  [/^me (?=(?:ha|han|a|an|va|fue|iba) |gan[aóo]|derrot|venci)/, 'yo'],
  [/^va(?:n)? arriba|^por cuanto/, 'mas'],
  [/^ha(?:n)? sido|^por favor|^por fa/, 'filler'],
]

export const words: readonly (readonly [RegExp, Tag])[] = [
  [/^(?:quien|quienes|cual|cuales|que)$/, 'quien'],
  [/^(?:cuant[oa]s?|cantidad|numero)$/, 'cuantos'],
  [/^(?:cuando|fecha)$/, 'cuando'],
  [
    /^(?:fue|fueron|estaba|estaban|estuvo|estuvieron|iba|iban|anduvo|anduvieron|andado|ido|salio|salieron|quedo|va|van|anda|andan|andaba|andaban)$/,
    'ir',
  ],
  [/^(?:victorias?|triunfos?|ganad[oa]s)$/, 'victoria'],
  [/^(?:derrotas?|perdid[oa]s)$/, 'derrota'],
  [
    /^(?:gan(?:a|an|ando|o|aron|ado|ar|aba|aban|e|en|amos)|venc(?:e|en|io|ieron|ido|er)|derrot(?:o|aron|ado|an|ar)|sac(?:ado|o|aron|a)|lleg)$/,
    'ganar',
  ],
  [/^(?:pierd(?:e|en|o|a|an)|perd(?:io|iendo|ieron|ido|er|i|ia|ian|imos)|cay(?:o|eron)|cae|caen|caido)$/, 'perder'],
  [/^(?:jug(?:o|aron|ado|ar|amos|ue|uen|aba|aban|ad[oa]s)|jueg(?:a|an|o|ue|uen)|disput\w+|estren\w+)$/, 'jugar'],
  [/^(?:partid[oa]s?|enfrentamientos?|encuentros?|matchs?|matches)$/, 'partida'],
  [/^(?:etapas?|temporadas?|tabla|liga)$/, 'etapa'],
  [/^(?:porcentaje|%|efectividad|porciento)$/, 'porcentaje'],
  [/^(?:mas|mayor|mayores|suma|acumula|siempre)$/, 'mas'],
  [/^(?:menos|menor)$/, 'menos'],
  [/^(?:mejor|mejores|convienen?)$/, 'mejor'],
  [/^(?:peor|peores|negativ[oa]s?|penca|pencas|mal[oa]|malos|fome|debil|debiles|charcha)$/, 'peor'],
  [/^(?:ultim[oa]s?|reciente)$/, 'ultimo'],
  [/^(?:caser[oa]s?|cliente|clientes|victima|hijo|hijos)$/, 'casero'],
  [/^(?:verdugo|pesadilla|coco|bestia)$/, 'verdugo'],
  [/^(?:contra|vs|entre|ante|con)$/, 'contra'],
  [/^rival(?:es)?$/, 'aquien'],
  [/^(?:yo|conmigo|personal|personales|he|llevo|voy|ando|estoy|tengo)$/, 'yo'],
  [
    /^(?:nos|nosotros|vamos|andamos|llevamos|tenemos|hemos|ibamos|estamos|somos|estabamos|estuvimos|eramos|quedamos|terminamos|andabamos|anduvimos)$/,
    'nosotros',
  ],
  [/^(?:rachas?|seguid[oa]s?|corrid[oa]s)$/, 'racha'],
  [/^(?:total|totales)$/, 'total'],
  [/^(?:abajo|debajo)$/, 'abajo'],
  [/^(?:arriba|encima)$/, 'arriba'],
  [/^(?:y|e)$/, 'y'],
  [/^(?:integrantes?|miembros?|grandes?|numeros[oa]s?)$/, 'integrante'],
]
