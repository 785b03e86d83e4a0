/** What a word, or several together, mean to a question about what the site knows. */
export type Tag =
  | 'quien'
  | 'aquien'
  | 'cuantos'
  | 'cuando'
  | 'como'
  | 'ir'
  | 'resultado'
  | 'ganar'
  | 'perder'
  | 'jugar'
  | 'partida'
  | 'clan'
  | 'jugador'
  | 'etapa'
  | 'puesto'
  | 'subir'
  | 'bajar'
  | 'porcentaje'
  | 'mas'
  | 'menos'
  | 'mejor'
  | 'peor'
  | 'ultimo'
  | 'primero'
  | 'no'
  | 'cero'
  | 'trampa'
  | 'castigo'
  | 'alguien'
  | 'casero'
  | 'verdugo'
  | 'duelo'
  | 'contra'
  | 'empezar'
  | 'terminar'
  | 'desde'
  | 'hasta'
  | 'inscrito'
  | 'yo'
  | 'nosotros'
  | 'racha'
  | 'total'
  | 'reportar'
  | 'sobre'
  | 'bajo'
  | 'y'
  | 'otro'
  | 'anuncio'
  | 'torneo'
  | 'servidor'
  | 'stream'
  | 'prendido'
  | 'filler'
  | 'ahora'
  | 'victoria'
  | 'derrota'
  | 'abajo'
  | 'arriba'
  | 'mes'
  | 'llegar'
  | 'numero'
  | 'lista'
  | 'orden'
  | 'nuevo'
  | 'antiguo'
  | 'fundar'
  | 'integrante'
  | 'juego'
  | 'par'
  | 'pasar'
  | 'decir'
  | 'cima'
  | 'dia'
  | 'tiempo'
  | 'falta'
  | 'bajando'
  | 'subiendo'
  | 'mapa'
  | 'penultimo'
  | 'antes'
  | 'quitar'
  | 'mayorrival'
  | 'diferencia'
  | 'punto'

/** Expressions first: a word in one is not read alone. */
export const expressions: readonly (readonly [RegExp, Tag])[] = [
  // how a table is ordered, and no field of it: 'de más a menos', 'del que más tiene al que menos', 'de mayor a menor'
  [
    /^de(?:sde|l)? (?:(?:el|la|los|las) )?(?:que )?(?:mas|mayor|mejor)(?: \w+)? (?:a|al|hasta) (?:(?:el|la|los|las) )?(?:que )?(?:menos|menor|peor)/,
    'bajando',
  ],
  [
    /^de(?:sde|l)? (?:(?:el|la|los|las) )?(?:que )?(?:menos|menor|peor)(?: \w+)? (?:a|al|hasta) (?:(?:el|la|los|las) )?(?:que )?(?:mas|mayor|mejor)/,
    'subiendo',
  ],
  [/^(?:desde )?hace (?:mas|mucho|harto) tiempo/, 'tiempo'],
  [/^(?:en )?(?:orden )?descendente/, 'bajando'],
  [/^(?:en )?(?:orden )?ascendente/, 'subiendo'],
  [
    /^(?:en )?(?:que|cual) dia(?= (?:de la semana )?(?:fue el que )?(?:se )?(?:jug\w+|jueg\w+|hay|hubo) (?:mas|menos))/,
    'dia',
  ],
  [/^(?:en |cual(?: es| fue)? )?(?:que|el|su) mes|^por mes/, 'mes'],
  [/^entre (?:ell[oa]s|si|l[oa]s dos|ambos)(?: dos)?/, 'par'],
  [/^a cual (?:de )?/, 'aquien'],
  [/^a quien(?:es)?|^quien a quien/, 'aquien'],
  [
    /^(?:hace|ase|desde hace) (?:cuanto(?: tiempo)?|cuant[oa]s (?:dias|semanas|meses))(?: que| q)?|^cuanto (?:tiempo )?hace(?: que)?|^cuanto tiempo(?: que)?|^(?:en )?que (?:dia|fecha)|^a que hora/,
    'cuando',
  ],
  [/^ultimas? ve(?:z|ces)|^mas reciente/, 'ultimo'],
  [
    /^(?:le |lo |la )?(?:quito|arrebato|desbanco|destrono|robo|bajo|saco)(?: de)?(?: el| del)?(?= (?:primer|1|lugar|puesto|trono))/,
    'quitar',
  ],
  [/^antes (?:de|que)/, 'antes'],
  [/^(?:de|como) (?:lider|puntero)s?(?= |$)/, 'cima'],
  [/^que tal/, 'como'],
  [/^(?:mi|nuestro) (?:mayor|principal|gran|eterno|clasico) rival/, 'mayorrival'],
  [
    /^(?:mi|nuestro) rival (?:mas (?:repetid[oa]|frecuente|seguido|comun|habitual|jugad[oa]|visto)|habitual|de siempre)/,
    'mayorrival',
  ],
  [/^ca(?:ido|yo|yeron|e|en)(?= (?:mas |tantos |varios )?(?:puestos?|lugares|posiciones))/, 'bajar'],
  [/^mas (?:seguido|a menudo|frecuente|repetid[oa]|habitual|comun)/, 'mas'],
  [/^(?:lo )?mas alto|^a lo mas(?= (?:que|q|cual|en que))/, 'mejor'],
  [/^(?:lo )?mas bajo/, 'peor'],
  [/^(?:alguna|algun) vez|^en algun momento/, 'alguien'],
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
  [/^haciendo trampas?|^hacer trampas?|^(?:hizo|hicieron) trampas?/, 'trampa'],
  [/^(?:todavia|aun) no|^ni un[ao]?|^ning(?:un|uno|una|unas|unos)/, 'cero'],
  [/^en linea/, 'prendido'],
  [/^en vivo/, 'prendido'],
  [/^va(?:n)? arriba|^por cuanto/, 'mas'],
  [/^ha(?:n)? sido|^por favor|^por fa/, 'filler'],
]

export const words: readonly (readonly [RegExp, Tag])[] = [
  [/^(?:quien|quienes|cual|cuales|que)$/, 'quien'],
  [/^(?:cuant[oa]s?|cantidad|numero)$/, 'cuantos'],
  [/^(?:cuando|fecha)$/, 'cuando'],
  [/^como$/, 'como'],
  [
    /^(?:fue|fueron|estaba|estaban|estuvo|estuvieron|iba|iban|anduvo|anduvieron|andado|ido|salio|salieron|quedo|va|van|anda|andan|andaba|andaban)$/,
    'ir',
  ],
  [/^(?:resultados?|record|balance|rendimiento|estadisticas?|puntaje|marcador)$/, 'resultado'],
  [/^(?:victorias?|triunfos?|ganad[oa]s)$/, 'victoria'],
  [/^(?:derrotas?|perdid[oa]s)$/, 'derrota'],
  [
    /^(?:gan(?:a|an|ando|o|aron|ado|ar|aba|aban|e|en|amos)|venc(?:e|en|io|ieron|ido|er)|derrot(?:o|aron|ado|an|ar)|sac(?:ado|o|aron|a)|lleg)$/,
    'ganar',
  ],
  [/^(?:pierd(?:e|en|o|a|an)|perd(?:io|iendo|ieron|ido|er|i|ia|ian|imos)|cay(?:o|eron)|cae|caen|caido)$/, 'perder'],
  [/^(?:jug(?:o|aron|ado|ar|amos|ue|uen|aba|aban|ad[oa]s)|jueg(?:a|an|o|ue|uen)|disput\w+|estren\w+)$/, 'jugar'],
  [/^(?:partid[oa]s?|enfrentamientos?|encuentros?|matchs?|matches)$/, 'partida'],
  [/^(?:clan|clanes|equipos?|teams?)$/, 'clan'],
  [/^(?:jugador|jugadora|jugadores|players?|personas?)$/, 'jugador'],
  [/^(?:etapas?|temporadas?|tabla|liga)$/, 'etapa'],
  [/^(?:puestos?|lugar|lugares|posicion|posiciones|ranking)$/, 'puesto'],
  [
    /^(?:sub(?:i|io|ieron|ido|e|en|ir|imos|iendo|idon)|trep(?:o|aron|ado|a|an)|escal(?:o|aron|ado|a|an)|ascend\w+|avanz(?:o|aron|ado)|remont\w+)$/,
    'subir',
  ],
  [/^(?:baj(?:o|aron|ado|amos|e|en|an|ando)|descend\w+|desplom\w+|retroced\w+|hund\w+)$/, 'bajar'],
  [/^(?:paso|ocurrio|sucedio)$/, 'pasar'],
  [/^(?:dice|decia|escrib\w+|public(?:o|ado|aron|ada)|anunci(?:aron|ado)|trat(?:a|an))$/, 'decir'],
  [/^(?:porcentaje|%|efectividad|porciento)$/, 'porcentaje'],
  [/^(?:mas|mayor|mayores|suma|acumula|siempre)$/, 'mas'],
  [/^(?:menos|menor)$/, 'menos'],
  [/^(?:mejor|mejores|convienen?)$/, 'mejor'],
  [/^(?:peor|peores|negativ[oa]s?|penca|pencas|mal[oa]|malos|fome|debil|debiles|charcha)$/, 'peor'],
  [/^(?:ultim[oa]s?|reciente)$/, 'ultimo'],
  [/^(?:pen|ante ?pen)ultim[oa]s?$/, 'penultimo'],
  [/^(?:primer|primer[oa])$/, 'primero'],
  [/^(?:primer[oa]s|punter[oa]s?|lider(?:a|an|ando|aban?)|encabezan?)$/, 'cima'],
  [/^(?:no|tampoco)$/, 'no'],
  [/^(?:nunca|jamas|cero|0|sin|invictos?)$/, 'cero'],
  [/^(?:trampas?|trampos[oa]s?|chiter[oa]s?|cheats?|cheaters?|hacks?|hackers?|chetos?|citas?)$/, 'trampa'],
  [
    /^(?:pill(?:ad[oa]s?|aron|an|o)|banea(?:d[oa]s?|ron)|sancion(?:ad[oa]s?|aron)|castig(?:ad[oa]s?|aron)|descubiert[oa]s?|descubrieron|caz(?:ad[oa]s?|aron)|expuls(?:ad[oa]s?|aron)|suspend(?:id[oa]s?|ieron))$/,
    'castigo',
  ],
  [/^(?:alguien|alguno|algun|alguna|nadie)$/, 'alguien'],
  [/^(?:caser[oa]s?|cliente|clientes|victima|hijo|hijos)$/, 'casero'],
  [/^(?:verdugo|pesadilla|coco|bestia)$/, 'verdugo'],
  [/^(?:duelos?|historial|versus|topan|enfrentan|toparon|enfrentaron)$/, 'duelo'],
  [/^(?:contra|vs|entre|ante|con)$/, 'contra'],
  [/^rival(?:es)?$/, 'aquien'],
  [/^(?:empez\w+|comenz\w+|part(?:io|e|en)|abr(?:io|ieron)|inici\w+|arranc\w+)$/, 'empezar'],
  [/^(?:termin\w+|acab\w+|cerr(?:o|aron|ada|ar)|cierr\w+|dur(?:o|a|aron|amos|e)|finaliz\w+)$/, 'terminar'],
  [/^desde$/, 'desde'],
  [/^hasta$/, 'hasta'],
  [/^(?:inscrit[oa]s?|compiten|participan|participantes)$/, 'inscrito'],
  [/^(?:yo|conmigo|personal|personales|he|llevo|voy|ando|estoy|tengo)$/, 'yo'],
  [
    /^(?:nos|nosotros|vamos|andamos|llevamos|tenemos|hemos|ibamos|estamos|somos|estabamos|estuvimos|eramos|quedamos|terminamos|andabamos|anduvimos)$/,
    'nosotros',
  ],
  [/^(?:rachas?|seguid[oa]s?|corrid[oa]s)$/, 'racha'],
  [/^(?:total|totales)$/, 'total'],
  [/^(?:report\w+)$/, 'reportar'],
  [/^(?:sobre|pasan|superan|pasa|supera)$/, 'sobre'],
  [/^bajo$/, 'bajo'],
  [/^(?:abajo|debajo)$/, 'abajo'],
  [/^(?:arriba|encima)$/, 'arriba'],
  [/^(?:anuncios?|noticias?|novedades)$/, 'anuncio'],
  [/^(?:torneos?|copas?|campeonatos?)$/, 'torneo'],
  [/^(?:servidor|servidores|servers?)$/, 'servidor'],
  [/^(?:streams?|streamers?|transmis\w+|transmitiendo|directos?)$/, 'stream'],
  [/^(?:prendid[oa]s?|encendid[oa]s?|online|activ[oa]s?|funcionando|andando|conectad[oa]s?)$/, 'prendido'],
  [/^(?:ahora|actualmente|momento)$/, 'ahora'],
  [/^(?:y|e)$/, 'y'],
  [/^(?:lleg(?:o|a|an|ar|aron|amos|ado)|alcanz(?:o|aron|amos))$/, 'llegar'],
  [/^mes$/, 'mes'],
  [/^(?:falta|faltan|lejos)$/, 'falta'],
  [/^(?:tiempo|dias|semanas|meses)$/, 'tiempo'],
  [/^(?:lista|listado|listame)$/, 'lista'],
  [/^(?:orden|ordenad[oa]s?|ordename|ordenar|segun)$/, 'orden'],
  [/^nuev[oa]s?$/, 'nuevo'],
  [/^(?:antigu[oa]s?|viej[oa]s?|veteran[oa]s?)$/, 'antiguo'],
  [/^(?:fund(?:o|ad[oa]s?|aron)|cre(?:o|ad[oa]s?|aron)|nac(?:io|ieron)|form(?:o|aron|ad[oa]s?))$/, 'fundar'],
  [/^(?:integrantes?|miembros?|grandes?|numeros[oa]s?)$/, 'integrante'],
  [/^juegos$/, 'juego'],
  [/^mapas?$/, 'mapa'],
  [/^(?:diferencias?|distancia|separan?)$/, 'diferencia'],
  [/^(?:puntos?|pts)$/, 'punto'],
]
