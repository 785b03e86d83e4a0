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
  // 'contra quién perdió la final', of one that is over
  [
    'segundo',
    /\b(?:perdio|perdieron|gano|ganaron|jugo|jugaron)(?: ·)?(?: en)? la final\b|\bla final\b.*\b(?:perdio|perdieron)\b/,
  ],
  [
    'avance',
    /^(?:y |oye )?(?:(?:el |la )?(?:· )?ya |ya (?:se )?|se )?(?:empezo|partio|comenzo|termino|acabo|finalizo|se acabo)(?: ya)?(?: (?:el|la|·|torneo|copa|campeonato))*$|\b(?:has|did|is) (?:it |the \w+ )?(?:already )?(?:started|start|begun|over|finished|ended)\b/,
  ],
  ['empate', /\bempat\w+\b|\b(?:tie|ties|tied|draw happens)\b/],
  [
    'duracion',
    /\bcuant[oa]s? (?:tiempo |dias |semanas |meses )?(?:dura(?:n|ra)?|demora)\b|\bhow (?:long|many (?:days|weeks)) (?:does|do|is|are|will)\b(?!.*\b(?:wait|register|enrol))/,
  ],
  // 'quedó alguien invicto'
  [
    'invictos',
    /\binvict[oa]s?\b|\bsin (?:perder|derrotas)\b|\bno (?:ha |han )?perdi(?:o|eron|do) (?:ninguna|nunca|ni una)\b|\b(?:undefeated|unbeaten)\b/,
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
    /\b(?:si|cuando) (?:uno |nos? |se )?(?:pierdo|perdemos|pierde|pierdes|pierden|perder|ganan)\b|\b(?:cuantas|con cuantas|una|dos|2|1|primera|segunda|la) (?:derrotas?|perdidas?)\b.*\b(?:fuera|afuera|elimin\w+|chao|vas|va|van|sale[ns]?|salgo|salimos|permit\w+|pasa)\b|\b(?:se sale|te vas|nos vamos|quedas fuera|quedo fuera|quedamos fuera) con (?:una|la|dos)\b|\bcuantas veces (?:se )?(?:puedo|puede[s]?|hay que) perder\b|\b(?:second chance|segunda oportunidad|repechaje|(?:how many losses|lose (?:one|once|twice|a match|the first|a game)|if (?:we|i|you|they) lose))\b/,
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
    /\bno (?:se |nos )?(?:presenta|presentan|presento|presentaron|llega|llegan|llego|llegaron|aparece|aparecen|aparecio|conecta|conectan|viene|vienen)\b|\btolerancia\b|\bcuantos minutos\b|\bwalk ?over\b|\bpor (?:wo|w|secretaria)\b|\bno shows?\b|\b(?:doesn t|don t|didn t) show\b/,
  ],
  ['mejor-de', /\b(?:mejor de|cuantos mapas|bo ?[135]|best of|how many maps)\b/],
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
    /\b(?:bajar(?:me|nos|se)?|bajamos|retirar(?:me|nos|se)?|retiramos|salir(?:me|nos)?|(?:me |nos |como )(?:salgo|salimos|bajo|retiro|borro)|desinscri\w+|withdraw|leave|drop out|pull out)\b/,
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
    /\b(?:cuantos (?:jugadores|por|juegan|somos|hay que ser|por equipo)|cuant[oa]s? (?:gente|personas|weones|cabros|minimo)|de (?:a )?cuantos|por lado|por equipo|por bando|players per|how many players|how many people|per (?:team|side))\b/,
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
  ['inscritos', /(?:^|[^\p{L}])·,? (?:juegan?|participan?|entran?|estan?|va|van) (?:en )?(?:el|la|al|algun)(?: |$)/u],
  [
    'inscritos',
    /\bse (?:ha |han )?(?:inscri\w+|anot\w+) (?:ya )?(?:alguien|alguno|algun clan|gente)\b|\balguien (?:ya )?se (?:ha )?(?:inscri\w+|anot\w+)|\bquien(?:es)? (?:se )?(?:ha |han |va a |van a |estan )?(?:inscri\w+|anot\w+|apunt\w+|met(?:io|ieron))\b|\bwho (?:has |have )?(?:signed up|enrolled|registered|entered|joined)\b/,
  ],
  [
    'inscritos',
    /\b(?:inscrit[oa]s?|anotad[oa]s?|participan(?:tes)?|participando|(?:que|cuant[oa]s|cuales) (?:clanes|equipos)(?! (?:ya )?(?:quedan|quedaron|siguen|pasaron|pasan|van|(?:estan|quedo|esta) (?:a)?fuera|salieron|elimin\w+))|(?<!con |contra )quien(?:es)? (?:juegan?|participan?|estan?|van|entran?|compiten?)(?! (?:con|contra|ganando|primero|en la final|la final|hoy|manana|ahora))|· (?:juegan?|participan?|entran?|estan?|va|van) (?:en )?(?:el|la|al)\b|(?:juegan?|participan?|entran?|estan?|estamos|va|van) ·(?: |$)|^(?:y |ya )?(?:estamos|jugamos|participamos|entramos|vamos) (?:en )?(?:el|la|ese|al|algun|alguna|un|una)\b|enrolled|registered|signed up|(?:how many|which|what) (?:clans|teams)|who (?:plays|is playing|is in|are in)(?! next| the final| against))\b/,
  ],
  [
    'inscritos',
    /^(?:and )?(?:am i|are we|is my clan|is our clan) (?:\w+ )?(?:in|playing|enrolled|registered)\b|^(?:and )?(?:is|are|does|do|did|has) · (?!still\b)(?:\w+ )?(?:play|playing|in|enrolled|registered|part of|take part|taking part|entered|enter|joined|join)\b/,
  ],
  [
    'inscribir',
    /\b(?:inscri\w+|anot(?:o|ar|arme|arnos|amos|arse)|participar|participo|particip(?:amos|e)|met(?:o|er|erme|emos)|entrar|entramos|entro|jugar(?:lo|la)?|sign up|signup|enrol\w*|enter|join|register|take part)\b/,
  ],
  [
    'resultados',
    /\bquien(?:es)? (?:le|les) (?:ha |han )?gan\w+ a ·|\ba quien(?:es)? (?:le|les) (?:ha |han )?gan\w+ ·|\bcon quien perdi\w+ ·/,
  ],
  ['segundo', /\b(?:segundo|subcampeon|vicecampeon|finalistas?|perdio la final|runner up|second)\b/],
  ['tercero', /\b(?:tercer[oa]?|podio|podium|third)\b/],
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
    /\b(?:formato|como (?:es|se juega|funciona|sera)|de que (?:es|trata|se trata)|eliminacion|doble|grupos|que tipo|que onda|format|how does|how do \w+ work|how are \w+ played|what is)\b/,
  ],
  [
    'cuando',
    /\b(?:cuando|que dia|a que hora|que hora|fecha|cuanto (?:tiempo )?falta|falta (?:mucho|poco|para)|parte|empieza|comienza|when|what time|start)\b/,
  ],
]

/** What a question asks of a torneo; null where it asks for nothing that is known of one. `text`: plain words, names left out. */
export const aspectOf = (text: string): Aspect | null => aspects.find(([, asks]) => asks.test(text))?.[0] ?? null

/** A torneo is meant, whether or not it is named. */
/** Which torneo is meant, and not what is asked of it. */
export const whichOne =
  /\b(?:el |la |los |the )?(?:proxim[oa]s?|ultim[oa]s?|siguiente|next|last|latest|previous) (?:torneos?|copas?|campeonatos?|tournaments?|cup)\b|\b(?:torneos?|copas?|campeonatos?|tournaments?|cup) (?:que )?(?:viene|sigue|pasad[oa]|anterior)\b/
export const saysTorneo = /\b(?:torneos?|torneitos?|copas?|campeonatos?|tournaments?|cup)\b/
/** It is one of the outside: of another sport, game or country. */
const elsewhere =
  /\b(?:world|mundial|del mundo|america|libertadores|sudamericana|davis|uefa|champions|europa|chile|nacional|tenis|futbol|ajedrez|poker|lol|cs|valorant|dota|fifa)\b/
/** Of what a torneo is said to be: 'francos' of 'torneo de francos'. */
const kindSaid = /\b(?:torneo|copa|campeonato) (?:de|del) (?:l[oa]s? |el )?(\p{L}{4,})/u
/** What is said of any torneo so. */
const anyKind =
  /^(?:clan|clanes|equipos?|ladder|trinchera|sitio|pagina|comunidad|aqui|este|esta|hoy|ayer|manana|mes|semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|verano|invierno|antes|ahora|nuevo|doble|eliminacion|juego|servidor|allied|spearhead|breakthrough)$/
/** Only a torneo has these. */
export const ofTorneosOnly =
  /\b(?:en|por|de) (?:la |el )?(?:(?:llave|cuadro|lado|bracket) (?:de )?)?(?:los )?(?:perdedores|ganadores)\b|\bquien(?:es)? (?:elimin(?:o|aron)|dej(?:o|aron) (?:a)?fuera|sac(?:o|aron)) a ·|\ba quien(?:es)? (?:elimin(?:o|aron)|dej(?:o|aron) (?:a)?fuera) ·|\bla semi\b|\bsemi (?:de|con|contra|entre)\b|\bplantel\b.*\binscri\w+|\binscri\w+.*\bplantel\b|\bobjet(?:ar|o|amos|a|an)\b|\b(?:la|las) llaves?\b(?! de acceso| usb)|\bbyes?\b|\b(?:de|la|en) reserva\b|\bdoble eliminacion\b|\ben (?:cuartos|semis|octavos)\b|\bsorte\w+ (?:de )?(?:las? |los )?(?:llaves?|grupos|cruces)\b|\bsemis\b|\bcuartos\b.*\bfinal\b|\bche(?:ck|k|c)(?:eo| ?in| in)\b|\bchequin\b|\bbrackets?\b|\bcabezas? de serie\b|\bsemi ?final(?:es|s)?\b|\bquarter ?finals?\b|\bcuartos de final\b|\bsubcampeon\b|\b(?:double|single) elimination\b/
/** A torneo has these, and so may a stage where one is named. */
export const ofTorneosWithoutStage =
  /\b(?:la|gran) final\b|\b(?:el|los) (?:ultimo )?campeon(?:es)?\b|\binscrit[oa]s\b|\bcupos?\b/
/** All that a question says that goes on with what was asked before. */
export const onlyGoesOn =
  /^(?:(?:y|e|a|en|por|el|la|los|las|de|del|si|no|lo|que|q|quien|quienes|cual|cuales|son|es|era|eran|hago|hacemos|hace|hacen|cuanto|cuantos|salieron|quedaron|fue|fueron|hora|cuando|dia|ahi|este|ese|and|who|which|are|they|what|if|not|we|don|t|how|many)(?: |$))*$/

/** A torneo that none of the site's is: of another sport, or of a kind that none of them has in its name. */
export function isOfAnother(text: string): boolean {
  const kind = kindSaid.exec(text)?.[1]
  return elsewhere.test(text) || (kind !== undefined && !anyKind.test(kind))
}

/** Whether the own clan is in one. */
export const ownSaid = /\b(?:mi clan|nuestro clan|estamos|mi equipo|my clan|our clan|are we|am i|my team)\b/
/** Who is ahead, and not only who is still in. */
export const aheadAsked = /\b(?:gan(?:ando|a)|primero|mejor|punter\w+|arriba|leading|winning|ahead)\b/
/** Of how many a side it is, besides when. */
export const asksSize =
  /\bde (?:a )?cuant[oa]s?\b|\bcuant[oa]s (?:por|contra|jugadores)\b|\b(?:formato|como se juega|de que es)\b/
/** Against whom, or when, asked of the clan that was told. */
export const nextOfClan =
  /^(?:y )?(?:(?:contra|con) quien(?:es)?|a que hora|cuando|que dia)(?: (?:es|juegan?|les? toca|va|van))?$/

/** 'por cuánto', 'ante quién', of who won a torneo. */
export const asksFinal =
  /^(?:y |e )?(?:(?:por|a) cuant\w+(?: mapas| rondas)?|(?:ante|contra|con|a) quien(?: (?:la|lo|le|se la|se lo))?|en que (?:quedo|termino)|como (?:salio|quedo|termino))(?: (?:fue|era|gano|ganaron|gana|quedo|salio|la final|final|jugo|jugaron))*$/
