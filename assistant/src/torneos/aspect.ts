/** What can be asked of a torneo with a bracket. */
export const aspectNames = [
  'campeon',
  'segundo',
  'tercero',
  'checkin',
  'semillas',
  'bye',
  'reserva',
  'bajarse',
  'plantel',
  'equipo',
  'reportar',
  'objetar',
  'plazo',
  'cupos',
  'costo',
  'requisitos',
  'derrotas',
  'avance',
  'invictos',
  'perdedores',
  'duracion',
  'empate',
  'rondas',
  'inscribir',
  'inscritos',
  'proxima',
  'final',
  'resultados',
  'eliminados',
  'vivos',
  'estado',
  'llave',
  'mapas',
  'mejor-de',
  'por-equipo',
  'ladder',
  'premio',
  'espera',
  'reglas',
  'formato',
  'cuando',
  'por-mapa',
  'organiza',
  'termina',
  'juego',
  'donde',
  'yo-juego',
  'sobre-quien',
  'armas',
  'le-gano',
] as const
export type Aspect = (typeof aspectNames)[number]

/** In either language, the more particular first: 'cuándo es el check-in' asks of the check-in. */
const aspects: readonly (readonly [Aspect, RegExp])[] = [
  // 'las partidas de torneo suman pal ladder'
  [
    'ladder',
    /\b(?:cuentan?|valen?|suman?|mueven?|afectan?|sirven?|influyen?|suben?|counts?)\b.*\b(?:ladder|ranking|tabla|puestos?|etapa)\b/,
  ],
  [
    'premio',
    /\b(?:premi\w+|recompensas?|prizes?|rewards?)\b|\bgan\w+ (?:algo|plata|lucas|dinero)\b|\b(?:dan|da|hay|reparten?) (?:plata|lucas|dinero)\b/,
  ],
  [
    'costo',
    /\b(?:pag(?:o|ar|a|an|amos)|cuestan?|cobran?|costo|cuota|precio|gratis|gratuit\w+|cuanto (?:sale|vale|hay que poner)|plata|lucas|fee|free|pay|cost)\b/,
  ],
  [
    'le-gano',
    /\bwho (?:has |have )?beat(?:en)? ·|\b(?:who )?did · (?:beat|lose to)\b|\b(?:quien(?:es)?|que clan(?:es)?) (?:le|les) (?:ha |han )?gan\w+ a (?:los |las |el |la )?·|\ba quien(?:es)? (?:(?:le|les) )?(?:ha |han )?gan\w+ (?:los |las |el |la )?·|\b(?:con|contra|ante) quien(?:es)? (?:ha |han )?perdi\w+ (?:los |las |el |la )?·|· (?:le |les )?(?:ha |han )?(?:gan(?:o|aron|ado) (?:a |contra )|perdi(?:o|eron|do) (?:con|contra|ante) )(?:los |las |el |la )?·/,
  ],
  ['por-mapa', /\b(?:mapa (?:por|x|a) mapa|en cada mapa|cada mapa|map by map|(?:each|per|every) map)\b/],
  [
    'mapas',
    /\b(?:(?:que|q|ke|k|cual(?:es)?|cual(?:es)? (?:es|son)|en (?:que|q|k|cual(?:es)?)|lista de|con que) (?:los |el )?mapas?|los mapas|(?:what|which|the) maps?|maps? (?:are|is|for))\b|^(?:(?:y|los|el|la|de|del|en|que|q|son|and|the|of|for) )*(?:mapas?|maps?)(?: (?:y|los|el|la|de|del|en|son|se juegan?|of|for|the))*$/,
  ],
  [
    'yo-juego',
    /^(?!.*\b(?:cuando|que hora|que dia|contra quien|con quien|when|who)\b).*\b(?:(?:juego|jugare|voy a jugar|entro) yo|yo (?:juego|estoy|entro|voy)|me toca jugar|estoy (?:yo )?(?:en (?:el |la |un )?(?:plantel|roster|lista|equipo|alineacion)|convocad[oa]|considerad[oa])|am i (?:on|in) the (?:roster|team|line ?up)|am i playing)\b/,
  ],
  [
    'organiza',
    /\b(?:quien(?:es)?|kien) (?:lo |la |los |las )?(?:organiza\w*|hizo|puso|armo|creo|administra\w*|dirige[n]?|manda[n]?|esta a cargo|ve|son los organizadores|es el organizador)\b(?! (?:(?:las? )?semillas?|mas|ganando|primero))|\borganizador(?:es)?\b|\bwho (?:runs|is running|organi[sz]es|hosts|made|manages)\b/,
  ],
  [
    'termina',
    /\b(?:cuando|que dia|a que hora|hasta cuando|que fecha) (?:se )?(?:termin\w+|acab\w+|finaliz\w+|dura)\b|\bwhen (?:does|did|will|is)\b.*\b(?:end|finish|over)\b/,
  ],
  ['armas', /\b(?:rockets?|bazookas?|granadas?|armas?|escopetas?|snipers?|weapons?|grenades?)\b/],
  ['juego', /\b(?:de|en|para) (?:que|q|cual) (?:juego|etapa|ladder)\b|\b(?:what|which) (?:game|stage)\b/],
  [
    'donde',
    /\bdonde (?:lo|la|los|las) (?:veo|vemos|ven|dan|miro|transmiten)\b|\bwhere can (?:i|we) (?:see|watch)\b|\bdonde (?:se )?(?:juegan?|jugara|jugamos|es|sera|va)\b|\b(?:en )?(?:que|q|cual) (?:server|servidor|sv)\b|\bwhere (?:is|are|will|do)\b.*\bplay|\bwhich server\b/,
  ],
  [
    'estado',
    /^(?:y |oe |oye |and )*(?:en (?:que|q|k)|como|cmo) (?:va|van|vamos|anda|andan|esta|estan|quedo|quedaron|quedamos|termino|sigue)(?: (?:el|la|lo|ese|del|de|en|torneo|copa|liga|·|ahora|hasta))*$|\b(?:novedades|que (?:paso|pasa|ha pasado|hay de nuevo|onda) (?:con|en)|\bquien(?:es)? esperan?\b|what (?:is|s) (?:happening|up|the status|going on) (?:in|with|of))\b/,
  ],
  [
    'resultados',
    /\bultim[oa]s? (?:partid[oa]s?|resultados?|cruces?)\b|\bcuanto (?:salio|salieron|quedo|quedaron|quedo|fue) (?:los |las |el |la )?·|\b(?:last|latest) (?:match|result)\w*\b/,
  ],
  [
    'premio',
    /\b(?:que|q|cuanto) (?:se )?(?:gana[n]?|lleva[n]?|dan) (?:el|la|los|al|a los|por) (?:campeon\w*|ganador\w*|que gan\w+|primer\w*|ganar)\b/,
  ],
  [
    'perdedores',
    /\bquien(?:es)?\b.*\b(?:en|a) (?:la |el )?(?:(?:llave|cuadro|lado|bracket) (?:de )?)?(?:los )?perdedores\b|\bwho\b.*\b(?:losers|lower) (?:bracket|side)\b/,
  ],
  [
    'invictos',
    /\bquien(?:es)?\b.*\b(?:en|a) (?:la |el )?(?:(?:llave|cuadro|lado|bracket) (?:de )?)?(?:los )?ganadores\b|\bwho\b.*\b(?:winners|upper) (?:bracket|side)\b/,
  ],
  [
    'vivos',
    /\bquien(?:es)?\b.*\b(?:todavia|aun)\b|\b(?:which|what|how many) (?:clans?|teams?) (?:is |are |remain)?(?:still|left|remain\w*)\b|\b(?:still|left) in\b/,
  ],
  [
    'eliminados',
    /\b(?:ya )?(?:perdio|perdieron|cayo|cayeron|salio|salieron|quedo fuera|quedaron fuera|esta fuera|estan fuera|quedo afuera|quedaron afuera|estan afuera) (?:los |las |el |la )?·(?! (?:la final|contra|con|por))|^(?:y )?quien(?:es)? (?:elimin(?:o|aron)|sac(?:o|aron)|dej(?:o|aron) (?:a)?fuera|bot(?:o|aron)) a ·|\bwho (?:did|has|have) · (?:knock\w* out|eliminated?)\b|· (?:ya )?(?:esta|estan|quedo|quedaron) (?:ya )?(?:a)?fuera\b|\b(?:quien(?:es)?|que clanes|cuantos) (?:ya )?(?:esta|estan|quedo|quedaron|salio|salieron|van|cayo|cayeron|perdio|perdieron)(?: ya)?(?: (?:a)?fuera| eliminad\w+)?$|\b(?:which|what|how many) (?:clans?|teams?) (?:is |are |got |were )?(?:already )?(?:out|knocked|eliminated)\b/,
  ],
  // 'contra quién perdió la final', of one that is over
  [
    'segundo',
    /\b(?:perdio|perdieron|gano|ganaron|jugo|jugaron)(?: ·)?(?: en)? la final\b|\bla final\b.*\b(?:perdio|perdieron)\b/,
  ],
  [
    'avance',
    /^(?:y |oye )?(?:(?:el |la )?(?:· )?(?:ya )?(?:se )?)(?:empezo|partio|comenzo|termino|acabo|finalizo|se acabo)(?: ya)?(?: (?:el|la|·|torneo|copa|campeonato))*$|\b(?:has|did|is) (?:it |the \w+ )?(?:already )?(?:started|start|begun|over|finished|ended)\b/,
  ],
  ['empate', /\bempat\w+\b|\b(?:tie|ties|tied|draw happens)\b/],
  [
    'duracion',
    /\bcuant[oa]s? (?:tiempo |dias |semanas |meses )?(?:dura(?:n|ra)?|demora)\b|\bhow (?:long|many (?:days|weeks)) (?:does|do|is|are|will)\b(?!.*\b(?:wait|register|enrol))/,
  ],
  // 'quedó alguien invicto'
  [
    'invictos',
    /\binvict[oa]s?\b|\bsin (?:perder|derrotas)\b|\bno (?:ha |han )?perdi(?:o|eron|do) (?:ninguna|nunca|ni una)\b|\bgan(?:o|aron) tod[ao]s\b|\bwon (?:them |it )?all\b|\b(?:undefeated|unbeaten)\b/,
  ],
  // 'quién ya perdió una', 'a quién le queda una vida'
  [
    'perdedores',
    /\b(?:quien(?:es)?|(?:que|cuales|cuant[oa]s) (?:clanes|equipos)?|alguien|alguno) ?(?:ya )?(?:ha |han |va |van )?(?:perdi(?:o|eron|do|endo)|cay(?:o|eron))(?: (?:ya|una?|dos|1|2|alguna?|mas|partidas?|veces|vez|la primera|en|el|la|torneo|copa|·))*$|\b(?:que|cuales|quien(?:es)?|cuant[oa]s)\b.*\b(?:llave|cuadro|lado|bracket) (?:de (?:los )?perdedores|baj[ao])\b|\ba quien(?:es)? (?:le|les) queda (?:solo )?(?:una|1) (?:vida|oportunidad|derrota)\b|\b(?:quien(?:es)?|que (?:clanes|equipos)) (?:esta|estan|van?|tienen?|llevan?) (?:a una|con una|una) (?:derrota|perdida)?|\bcuant[oa]s (?:ha |han |lleva |llevan )?(?:perdi(?:o|eron|do)|perdidas|derrotas)(?: (?:lleva|llevan|tiene|tienen))?\b.*·|\bwho (?:has |have )?(?:already )?(?:lost|has a loss|have a loss)(?: (?:already|one|once|twice|a match|a game|·))*$|\b(?:who|which clans)\b.*\b(?:losers|lower) bracket\b/,
  ],
  ['rondas', /\b(?:cuantas|que) (?:rondas|fases|etapas)\b|\bhow many rounds\b/],
  ['mapas', /\b(?:en )?que mapas?\b.*·/],
  // 'si pierdo una quedo fuera', 'cuántas derrotas te eliminan'
  [
    'derrotas',
    /\bsi\b.*\bpierd\w+\b.*\b(?:fuera|afuera|elimin\w+)\b|\b(?:si|cuando) (?:uno |nos? |se )?(?:pierdo|perdemos|pierde|pierdes|pierden|perder|ganan)\b|\b(?:cuantas|con cuantas|una|dos|2|1|primera|segunda|la) (?:derrotas?|perdidas?)\b.*\b(?:fuera|afuera|elimin\w+|chao|vas|va|van|sale[ns]?|salgo|salimos|permit\w+|pasa)\b|\b(?:se sale|te vas|nos vamos|quedas fuera|quedo fuera|quedamos fuera) con (?:una|la|dos)\b|\bcuantas veces (?:se )?(?:puedo|puede[s]?|hay que) perder\b|\b(?:second chance|segunda oportunidad|repechaje|(?:how many losses|lose (?:one|once|twice|a match|the first|a game)|if (?:we|i|you|they) lose))\b/,
  ],
  [
    'requisitos',
    /\b(?:jugadores|gente|alguien|refuerzos?|prestad\w+|amigos?|uno|suplentes?|integrantes) (?:que (?:no )?(?:es|son|sean|sea|esta|estan) )?(?:de|del|en) (?:otros?|mi|el) (?:clan|clanes|equipo)\b|\b(?:dos|2|varios) (?:clanes|equipos)\b|\bsin (?:estar en |tener )?(?:un )?(?:clan|ranking)\b|\b(?:no rankead\w+|(?:inscribir(?:me|se)|jugar|entrar|participar|anotar(?:me|se)) (?:yo )?sol[oa]|sol[oa] (?:a|en|al) (?:un |el )?|(?:necesito|hay que tener|tengo que tener|hace falta|se necesita) (?:un )?clan|cualquiera puede|puede (?:entrar|participar|jugar) cualquiera|quien(?:es)? pueden? (?:entrar|participar|jugar|inscribirse|anotarse)|cualquier clan|requisitos|clan nuevo|clanes nuevos|mercenarios?)\b|\b(?:who can|can anyone|any clan|without a clan|unranked|alone|two teams|another clan|requirements)\b/,
  ],
  // 'en qué ronda van Los Halcones'
  [
    'estado',
    /\ben que (?:ronda|fase|instancia|llave|parte)\b.*\b(?:va|van|vamos|esta|estan|estamos|quedo|quedaron|quedamos|anda|andan|sigue|siguen)\b|\bpor donde (?:va|van|vamos|anda|andan)\b/,
  ],
  [
    'espera',
    /\bno (?:se |nos )?(?:presenta|presentan|presento|presentaron|llega|llegan|llego|llegaron|aparece|aparecen|aparecio|conecta|conectan|viene|vienen)\b|\btolerancia\b|\bcuantos minutos\b|\bwalk ?over\b|\bpor (?:wo|w|secretaria)\b|\bno shows?\b|\b(?:doesn t|don t|didn t) show\b|\bw ?o$|\bcuant[oa]s? (?:tiempo |rato )?(?:(?:hay|tengo|tenemos) que|se) esper\w+|\besper\w+ (?:al|a los?|el) (?:otro|rival)\b|\bhow long (?:do|should|must) (?:we|i|you|one) wait\b/,
  ],
  [
    'mejor-de',
    /\b(?:mejor de|mejor d|cuant[oa]s (?:mapas|maps)|bo ?[135]|bo cuanto|(?:que|q) bo|best of|how many maps)\b/,
  ],
  ['checkin', /\bche(?:ck|k|c)(?:eo| ?in| in)\b|\bchequin\b/],
  ['semillas', /\bsemillas?\b|\bcabezas? de serie\b|\bsorte(?:o|aron|an|aban)\b|\bseeds?\b|\bseeded\b|\bdraw\b/],
  ['bye', /\bbyes?\b|\bpas(?:a|an) (?:solo|solos|libres?)\b/],
  [
    'reserva',
    /\breservas?\b|\breserves?\b|\b(?:esta|estan|quedo|si) (?:ya )?(?:llen[oa]s?|complet[oa]s?)\b|\bis (?:it )?full\b/,
  ],
  ['llave', /\b(?:semi ?final(?:es)?|semis?|cuartos(?: de final)?|octavos|quarter ?finals?|semi ?finals?)\b/],
  [
    'bajarse',
    /\b(?:bajar(?:me|nos|se)?|bajamos|se (?:baja|bajan|bajo|retira|retiran)|retirar(?:me|nos|se)?|retiramos|salir(?:me|nos)?|(?:me |nos |como )(?:salgo|salimos|bajo|retiro|borro)|desinscri\w+|withdraw|leave|drop out|pull out)\b/,
  ],
  [
    'plantel',
    /\b(?:cambi\w+|modific\w+|edit\w*|agreg\w+|sacar|change)\b.*\b(?:plantel|roster|jugador(?:es)?|lineup|integrantes?)\b/,
  ],
  [
    'equipo',
    /\b(?:quien(?:es)?|que jugadores|cuales) (?:jug\w+|estab\w+|eran|integra\w+|formab\w+|iban|juegan|son)\b(?:.*\bpor (?:·|el equipo|el clan)|.*\b(?:en|por|con|de|del) (?:el |la |los )?(?:equipo|clan|plantel|campeon(?:es)?|ganador(?:es)?|que gano)\b)|\b(?:(?:el|que|cual (?:es|era|fue) el) plantel|jugadores|integrantes|roster|alineacion) (?:tenia |llevo |llevaba |uso )?(?:del?|con que|de los) (?:el |la |los )?(?:·|equipo|clan|campeon(?:es)?|ganador(?:es)?|que gano)|\b(?:roster|line ?up|squad)\b|\bwho (?:is|s|plays?|is playing) (?:playing )?for ·/,
  ],
  [
    'equipo',
    /^(?:y |pero |and )?(?:con )?(?:que|q|cuales|cuales eran los|quienes eran los) (?:jugadores|integrantes|players)\b|\bplantel(?:es)?\b|\balineacion\b|\bcon quien(?:es)? (?:jug\w+|fueron|ganaron|gano)$|\bquien(?:es)? (?:jug(?:o|aron)|juegan?|van) (?:por|para|de) (?:(?:los |las |el |la )?·|nosotros|nuestro clan|mi clan)|^(?:y )?quien(?:es)? jugaron$|\bwith (?:which|what) players\b|\bwho (?:played|plays|was playing) for\b/,
  ],
  [
    'objetar',
    /\b(?:objet\w+|reclam\w+|mal reportad\w+|resultado (?:falso|malo|equivocado)|wrong result|object|dispute)\b/,
  ],
  ['reportar', /\b(?:report(?:o|a|ar|amos|an|e)?|informo|informar|quien reporta|how do (?:i|we) report)\b/],
  [
    'plazo',
    /\b(?:hasta cuando|plazo|cuando cierran?|hasta que (?:dia|hora|fecha)|fecha limite|ultimo dia|deadline|until when|close[sd]?)\b/,
  ],
  [
    'por-equipo',
    /\b(?:cuantos (?:jugadores|por|juegan|somos|(?:hay|tenemos) que (?:ser|llevar)|se necesitan|por equipo)|cuant[oa]s? (?:gente|personas|weones|cabros|minimo)|de (?:a )?cuantos|por lado|por equipo|por bando|players per|how many players|how many people|per (?:team|side))\b/,
  ],
  ['cupos', /\b(?:cupos?|hay espacio|queda espacio|spots?|slots?|places left|room)\b/],
  // 'quién juega contra Puelche', of the torneo that was told
  [
    'proxima',
    /\b(?:quien(?:es)?|kien|que clan) (?:juegan?|jugara|va a jugar|van a jugar|va|se enfrentan?|se topan?|le toca|les toca) (?:con|contra|a) ·|\b(?:con|contra) quien(?:es)?\b|\b(?:cuando|a que hora|que dia)(?: nos| me| le| les)? (?:juega[ns]?|jugamos|juego|toca)\b|\b(?:nos|me|le|les) tocan?\b/,
  ],
  [
    'inscritos',
    /^(?:y |ya |oye |nosotros |mi clan |nuestro clan )*(?:estamos|esta|participamos|participa|jugamos|vamos|entramos|figuramos)(?: (?:en|ya|inscrit[oa]s?|metid[oa]s?|anotad[oa]s?))*$/,
  ],
  ['inscritos', /\b(?:que|q|cuales|cuant[oa]s) (?:clanes|equipos) (?:van|iran|jugaran|entran|entraran) (?:a|en)\b/],
  ['inscritos', /(?:^|[^\p{L}])·,? (?:juegan?|participan?|entran?|estan?|va|van) (?:en )?(?:el|la|al|algun)(?: |$)/u],
  [
    'inscritos',
    /\bse (?:ha |han )?(?:inscri\w+|anot\w+) (?:ya )?(?:alguien|alguno|algun clan|gente)\b|\balguien (?:ya )?se (?:ha )?(?:inscri\w+|anot\w+)|\bquien(?:es)? (?:se )?(?:ha |han |va a |van a |estan )?(?:inscri\w+|anot\w+|apunt\w+|met(?:io|ieron))\b|\bwho (?:has |have )?(?:signed up|enrolled|registered|entered|joined)\b/,
  ],
  [
    'inscritos',
    /\b(?:inscrit[oa]s?|anotad[oa]s?|participan(?:tes)?|participando|(?:que|cuant[oa]s|cuales) (?:clanes|equipos)(?! (?:ya )?(?:quedan|quedaron|siguen|pasaron|pasan|van|(?:estan|quedo|esta) (?:a)?fuera|salieron|elimin\w+))|(?<!con |contra )quien(?:es)? (?:juegan?|participan?|estan?|van|entran?|compiten?)(?! (?:con|contra|ganando|primero|en la final|la final|hoy|manana|ahora))|· (?:juegan?|participan?|entran?|estan?|va|van) (?:en )?(?:el|la|al)\b|(?:juegan?|participan?|entran?|estan?|estamos|va|van) ·(?: |$)|^(?:y |ya )?(?:estamos|jugamos|participamos|entramos|vamos) (?:en )?(?:el|la|ese|al|algun|alguna|un|una)\b|enrolled|registered|signed up|(?:how many|which|what) (?:clans|teams)(?! (?:are |is )?(?:still|left|out|knocked))|who (?:plays|is playing|is in|are in)(?! next| the final| against))\b/,
  ],
  [
    'inscritos',
    /^(?:and )?(?:am i|are we|is my clan|is our clan) (?:\w+ )?(?:in|playing|enrolled|registered)\b|^(?:and )?(?:is|are|does|do|did|has) · (?!still\b)(?:\w+ )?(?:play|playing|in|enrolled|registered|part of|take part|taking part|entered|enter|joined|join)\b/,
  ],
  [
    'inscribir',
    /\b(?:inscri\w+|anot(?:o|ar|arme|arnos|amos|arse|ame|anos|alo|e)|participar|participo|particip(?:amos|e)|met(?:o|er|erme|emos)|entrar|entramos|entro|jugar(?:lo|la)?|sign up|signup|enrol\w*|enter|join|register|take part)\b/,
  ],
  ['segundo', /\b(?:segundo|subcampeon|vicecampeon|finalistas?|perdio la final|runner up|second)\b/],
  ['tercero', /\b(?:tercer[oa]?|podio|podium|third|semifinalistas?|semifinalists?)\b/],
  [
    'campeon',
    /\b(?:campeon(?:es|a)?|ganador(?:es)?|quien(?:es)? (?:lo |la |se lo |se la )?(?:gano|ganaron|llevo|salio)|que clan (?:lo |la )?gano|gano (?:el|la|ese|esa)|champions?|won|winner)\b/,
  ],
  ['final', /\b(?:(?:la|gran|the) final|finals?)\b/],
  [
    'eliminados',
    /\b(?:eliminad[oa]s?|elimin(?:o|aron)|(?:quedo|quedaron|estan|esta) (?:ya )?(?:afuera|fuera)|salieron (?:ya )?|knocked out|eliminated|(?:is|are|who s|whos) (?:already )?out(?= of| so far| now| already|$)|got out)\b/,
  ],
  [
    'vivos',
    /\b(?:quien(?:es)? (?:queda|quedan|sigue|siguen|paso|pasaron|pasan|va ganando|van ganando|va (?:de )?primero|van primero|va (?:mas )?arriba|va mejor|avanz\w+)|(?:que|cuant[oa]s|cuales) (?:clanes |equipos )?(?:quedan|siguen|pasaron)|quedan? (?:viv|en carrera)\w*|siguen?\b(?: ·)? (?:en|viv[oa]s?)|clasific\w+|still (?:in|alive)|left in|advanced?|leading|winning)\b/,
  ],
  [
    'proxima',
    /\b(?:proxim[oa]s?|siguientes?|viene|que sigue|(?:cuando|a que hora|que dia)(?: nos| me| le| les)? (?:juega[ns]?|jugamos|juego|toca)|le toca|les toca|nos toca|me toca|(?:con|contra) quien|rival|next|when (?:do|does) (?:we|i|.+) play|who (?:do|does) (?:we|i|.+) play|opponent|against)\b/,
  ],
  [
    'llave',
    /\b(?:llaves?|brackets?|cruces?|cuadro|quien(?:es)? juegan? (?:con|contra) quien(?:es)?|enfrentamientos|partid[oa]s|semi ?final(?:es)?|cuartos|octavos|ronda|fixture|emparejamientos|quien(?:es)? juegan? (?:hoy|manana)|matchups?|matches|tabla|grupos? [a-d]|posiciones|round|fase)\b/,
  ],
  [
    'estado',
    /^(?:y |oe |oye )?como (?:va|van|anda|esta)(?: (?:el|la|lo|ese|del|de|torneo|copa|liga|·))*$|\bhow is .*going\b|\bhow s .*going\b/,
  ],
  [
    'resultados',
    /\b(?:resultados?|en que (?:quedo|quedaron|termino|terminaron|lugar|puesto)|hasta (?:donde|que (?:ronda|fase)) (?:llego|llegaron|llegamos)|que tal le fue|como (?:va|van|le|les|nos|salio|salieron|termino|quedo|anda|andan)|marcador(?:es)?|results?|scores?|how is .+ going|how did)\b/,
  ],
  ['mapas', /\b(?:(?:que|cuales|en que|los|lista de) mapas|maps? (?:are|is)|(?:what|which) maps)\b/],
  ['premio', /\b(?:premios?|que (?:se )?gana(?:n|s)?|recompensa|prizes?|rewards?)\b/],
  ['reglas', /\b(?:reglas|reglamento|bases|normas|rules)\b/],
  [
    'formato',
    /\b(?:formato|como (?:es|se juega|funciona|sera)|de que (?:es|trata|se trata)|eliminacion|doble|grupos|que tipo|que onda|format|how does|how do \w+ work|how are \w+ played|what is|elimination)\b/,
  ],
  [
    'cuando',
    /\b(?:cuando|que dia|a que hora|que hora|fecha|cuant[oa]s? (?:tiempo |dias? |horas |semanas |dia )?(?:faltan?|quedan?)|falta (?:mucho|poco|para|pa)\b|how (?:long|many days) (?:until|till|to)|parte|empieza|comienza|when|what time|start)\b/,
  ],
]

/** What a question asks of a torneo; null where it asks for nothing that is known of one. `text`: plain words, names left out. */
export const aspectOf = (text: string): Aspect | null => aspects.find(([, asks]) => asks.test(text))?.[0] ?? null
