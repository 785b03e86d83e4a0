import type { Question } from '../question'

const volver: readonly Question[] = [
  ['wena cabros no juego desde el 2006, como vuelvo', '/volver-a-jugar'],
  ['q hay q hacer pa jugar denuevo', '/volver-a-jugar'],
  ['Tengo pc nuevo y me dieron ganas de meterme al moh otra vez. hay algun tutorial o guia?', '/volver-a-jugar'],
  [
    'oye mira jugaba en el ciber cuando cabro chico y ahora un amigo me dijo que todavia existe esto por donde parto',
    '/volver-a-jugar',
  ],
  ['how do i get back into the game? been away for 15 years', '/volver-a-jugar'],
  ['guia', '/volver-a-jugar'],
]

const descargas: readonly Question[] = [
  ['link pa descargar el medal of honor wn', '/descargas|archive.org'],
  ['DONDE ESTAN LAS DESCARGAS', '/descargas'],
  ['perdi el cd del mohaa hace años, lo tienen ustedes pa bajar?', '/descargas|archive.org'],
  ['decarga', '/descargas'],
  ['que programas tengo que tener instalados', 'volute', 'ts3|teamspeak'],
]

const launcher: readonly Question[] = [
  ['que wea es el volute', 'volute', 'launcher|lanzador|cliente'],
  ['de donde se baja volute', '/descargas|volute.gg'],
  ['me pide una api key el launcher, de donde la saco', 'cuenta|perfil', 'volute'],
  [
    'Abri el volute y me pide un monton de datos (id, api key, ruta del juego). que pongo ahi??',
    'cuenta|perfil',
    'ejecutable|.exe|/volver-a-jugar',
  ],
  ['cachai que hay que poner en game path? no lo pesca', 'ejecutable|.exe'],
  ['como configuro el launcher pa entrar al server', '/volver-a-jugar|connect'],
  ['volutte no me conecta', '/volver-a-jugar|api key|la ip|ejecutable'],
]

const voz: readonly Question[] = [
  ['como me meto al ts', 'conexiones|connections|conectar', 'teamspeak|ts3'],
  ['por donde hablan en las partidas? discord o teamspeak', 'teamspeak|ts3'],
  [
    'mi cuñado me ayudo a instalar el ts3 pero se fue a acostar y ahora q hago pa entrar',
    'conexiones|connections|conectar',
  ],
  ['bajar timspik', '/descargas|teamspeak.com'],
  ['que direccion le pongo al teamspeak y que nick', 'nick|apodo', 'servidor|direccion'],
  ['how do I set up voice chat', 'teamspeak|ts3'],
]

const servidores: readonly Question[] = [
  ['hay alguien jugando ahora?', '{conectados}'],
  ['cuanta gente hay en los sv', '{conectados}'],
  ['que mapa estan jugando', '{mapa en juego}'],
  ['quienes estan conectados', 'Tatán', 'Quiltro', 'Nochero'],
  ['servers', '/servidores'],
  ['cuantos servidores tienen en total', '12|doce|/servidores'],
  ['quienes estan jugando en la liga en este momento', '{en liga 2}', 'Petorca'],
  ['anda el tatan metido en algun server?', 'Tatán', 'Trinchera Clanes|the hunt'],
  ['is anyone playing right now', '{conectados}'],
]

const streams: readonly Question[] = [
  ['ya me sente con el cafe hay stream ahora?', '{en vivo}'],
  ['quien esta transmitiendo', '{en vivo}'],
  ['donde puedo mirar las partidas en vivo, quiero ver con una chela', '/stream'],
  ['algun cabro en twich?', '{en vivo}'],
  ['cuantos viewers tiene el corral', '23'],
]

const torneos: readonly Question[] = [
  [
    'oye los cabros del clan estan preguntando cuando es el proximo torneo porque hay que pedir permiso en la casa',
    '{torneo}',
    '28/03|28 de marzo|28 mar|28-03',
  ],
  ['hay copa este mes?', '{torneo}'],
  ['q torneos vienen', '{torneo}', 'Copa de Otoño'],
  ['a que hora parte la copa de las dos orillas', '20:00|20 h|20 hrs|8 de la noche|8 pm'],
  ['Copa de otono cuando??', '11/04|11 de abril|11 abr|11-04'],
  ['como inscribo a mi clan en la copa dos orillas', 'lider'],
  ['any upcoming tournaments?', '{torneo}'],
  ['donde veo los campeonatos', '/torneos'],
]

const clanes: readonly Question[] = [
  ['alcones posicion', 'Halcones', '{puesto Los Halcones}'],
  ['como va puelxe', 'Puelche', '{puesto Puelche}'],
  ['cuantas lleva ganadas y perdidas lobos de atacama', '{triunfos Lobos de Atacama}', '{derrotas Lobos de Atacama}'],
  ['bieja guardia cuantas a perdido', 'Vieja Guardia', '{derrotas Vieja Guardia}'],
  ['que racha llevan los de vieja guardia, dicen que no pierden nunca', 'Vieja Guardia', '{racha Vieja Guardia}'],
  ['cuantos partidos seguidos lleva perdiendo barricada', 'Barricada', '{racha Barricada}'],
  ['Mañana jugamos contra puelche y no cacho a ninguno. quienes son?', 'LaTetera', 'Reineta', 'Electricista'],
  ['integrantes de perros d lota', 'tagua.cl', 'Merluza', 'Gasfíter'],
  ['cuantos son en roble viejo', '{integrantes Roble Viejo}'],
  ['quien manda en serro castillo', '{lider Cerro Castillo}'],
  ['lider de volcan dormio?', '{lider Volcán Dormido}'],
  ['cuando se creo el clan sin retirada en la etapa 2', '{fundado Sin Retirada @ Etapa II}'],
  ['porcentaje de victorias de bruma costera', '{porcentaje Bruma Costera}'],
  ['cuantas partidas ha jugado en total viento blanco', '{juegos Viento Blanco}'],
  ['cual ha sido el mejor puesto de los porfiados en su historia', 'Los Porfiados', '{mejor Los Porfiados}'],
  ['info de escuadra autral', 'Escuadra Austral', '{puesto Escuadra Austral}', '{triunfos Escuadra Austral}'],
  ['dime como anda la ultima micro en breaktrough', 'La Última Micro', '{puesto La Última Micro}'],
  [
    'la retaguardia esta rankeada?',
    'Retaguardia',
    'no rankead|sin ranking|sin puesto|no esta rankead|no tiene puesto|todavia no|aun no',
  ],
  ['PLCH en que lugar esta', 'Puelche', '{puesto Puelche}'],
  [
    'que tal les ha ido a los cabros de tercer tiempo dame el record',
    '{triunfos Tercer Tiempo}',
    '{derrotas Tercer Tiempo}',
  ],
]

const jugadores: readonly Question[] = [
  ['cuantas a ganado el tatan', '{ganadas Tatán}'],
  ['stats de chercan', '{ganadas Chercán}', '{perdidas Chercán}'],
  ['elvecino victorias y derrotas', '{ganadas elVecino}', '{perdidas elVecino}'],
  ['en que clan juega marmota', 'Los Halcones'],
  ['de q clan es el Fome', 'Once y Media'],
  ['cuando se registro el kiltro, Quiltro digo', '{registrado Quiltro}'],
  ['el jugador nochero cuantas ha perdido', '{perdidas Nochero}'],
  ['q rango tiene chercan en los halcones', 'co-lider|colider'],
  ['info del jugador ultimo vagon', 'Último Vagón', '{ganadas Último Vagón}'],
  ['how many wins does Quiltro have', '{ganadas Quiltro}'],
  ['que jugador de los halcones es capitan', 'Quiltro'],
]

const primeros: readonly Question[] = [
  ['puntero de la etapa II', '{en 1 @ Etapa II}'],
  ['wena quien esta arriba en spearhead', '{en 1 @ Spearhead Etapa I}'],
  ['lider de la tabla breakthrough', '{en 1 @ Breakthrough}'],
  ['quien es el mejor franco del 1v1 segun la tabla', '{en 1 @ Francotirador 1v1}'],
  ['quien va ganando el duelo 1v1 de spearhead', '{en 1 @ Duelo 1v1}'],
  ['que clan esta 4to en la etapa 2 de allied', '{en 4 @ Etapa II}'],
  ['quien salio campeon de la etapa 1 de allied assault', '{en 1 @ Allied Assault Etapa I}'],
  ['muestrame la tabla de la etapa II', '{en 1 @ Etapa II}', '{en 2 @ Etapa II}', '{en 3 @ Etapa II}'],
]

const tops: readonly Question[] = [
  ['los mejores jugadores', '{top jugador 1}', '{top jugador 2}', '{top jugador 3}'],
  ['quien tiene mas victorias de todos los players', '{top jugador 1}'],
  ['ranking de jugadores pls', '{top jugador 1}', '{top jugador 2}'],
  ['cuales son los clanes mas capos de todas las etapas', '{top clan 1}', '{top clan 2}'],
]

const partidas: readonly Question[] = [
  ['ultimos partidos', '{ultimo ganador}', '{ultimo perdedor}'],
  ['quien jugo recien? resultado', '{ultimo ganador}', '{ultimo perdedor}'],
  ['ultimo enfrentamiento en breakthrough', '{ultimo ganador @ Breakthrough}', '{ultimo perdedor @ Breakthrough}'],
  ['contra quien jugo por ultima vez los halcones', '{rival Los Halcones}'],
  ['como le fue a niebla del sur en su ultimo partido', '{rival Niebla del Sur}'],
  ['cuando jugo puelche la ultima vez', '{jugo Puelche}'],
  ['last matches', '{ultimo ganador}', '{ultimo perdedor}'],
  [
    'Me quede dormio anoche. que resultados hubo en la etapa II?',
    '{ultimo ganador @ Etapa II}',
    '{ultimo perdedor @ Etapa II}',
  ],
]

const duelos: readonly Question[] = [
  [
    'cerro castillo vs bruma costera historial',
    '{duelo Cerro Castillo / Bruma Costera}',
    '{duelo Bruma Costera / Cerro Castillo}',
  ],
  ['cuantas veces le ha ganado tercer tiempo a los bigotes', '{duelo Tercer Tiempo / Los Bigotes}'],
  [
    'volcan dormido contra los afuerinos quien lleva ventaja',
    'Volcán Dormido',
    '{duelo Volcán Dormido / Los Afuerinos}',
  ],
  [
    'Hoy nos toca con linea ferrea y somos robleviejo. cuanto vamos entre nosotros',
    '{duelo Roble Viejo / Línea Férrea}',
    '{duelo Línea Férrea / Roble Viejo}',
  ],
  ['en la etapa ii barricada le ha ganado a niebla del sur alguna vez?', '{duelo Barricada / Niebla del Sur}'],
  [
    'halcones o puelche quien es papa de quien en esta etapa',
    '{duelo Los Halcones / Puelche}',
    '{duelo Puelche / Los Halcones}',
  ],
  [
    'head to head viento blanco / la ultima micro',
    '{duelo Viento Blanco / La Última Micro}',
    '{duelo La Última Micro / Viento Blanco}',
  ],
]

const formar: readonly Question[] = [
  ['como armo un clan', 'crear nuevo clan|/ladder/crear-clan|/ladder/etapa|pagina de la etapa'],
  [
    'Somos 5 amigos del colegio y queremos competir. que hay que hacer pa meter nuestro equipo',
    'crear nuevo clan|crear|/ladder/crear-clan|/ladder/etapa',
    'etapa',
  ],
  ['kiero crear clan', 'crear nuevo clan|/ladder/crear-clan|/ladder/etapa|pagina de la etapa'],
  ['no tengo clan como me uno a uno', 'invita|solicit'],
  ['soy lider, como meto gente a mi clan', 'reclut|invit'],
  ['how can I join a clan', 'invita|solicit'],
  ['donde veo las invitaciones q me mandaron', '/ladder/micuenta|mi cuenta'],
]

const reportar: readonly Question[] = [
  ['como reporto', '/ladder/reportes', 'perdio|pierde|perdedor|derrota|perdiste'],
  ['perdimos recien, donde lo anoto', '/ladder/reportes'],
  ['ganamos la partida tengo q subir el resultado yo?', 'perdio|pierde|perdedor|perdieron'],
  ['reportar derota', '/ladder/reportes'],
  ['where do i report a loss', '/ladder/reportes'],
  ['no me deja reportar y soy miembro nomas', 'capitan', 'lider'],
]

const siGano: readonly Question[] = [
  ['si puelche le gana a vieja guardia en q puesto queda', 'Puelche', '{si gana Puelche / Vieja Guardia}'],
  ['somos los porfiados, si hoy le ganamos a paso nevado pa donde subimos', '{si gana Los Porfiados / Paso Nevado}'],
  ['viento blanco gana a la ultima micro = puesto?', '{si gana Viento Blanco / La Última Micro}'],
  [
    'que pasa con los halcones si pierden con puelche',
    '{si gana Puelche / Los Halcones}',
    'baja|cae|tercero|al 3|al #3|a 3|a #3|queda 3|queda #3|quedan 3|el 3|el #3|en #3|en 3',
  ],
  ['y si truenopampino le gana a vieja guardia, cuanto sube?', '{si gana Trueno Pampino / Vieja Guardia}'],
  ['si guardia nocturna le gana a los zorzales donde entra', '{si gana Guardia Nocturna / Los Zorzales}'],
  [
    'la retaguardia jugando su primera partida le gana a vieja guardia, a que puesto entra',
    '{si gana La Retaguardia / Vieja Guardia}',
  ],
  ['linea ferrea le gana al cerro castillo hoy dia, hasta donde llega', '{si gana Línea Férrea / Cerro Castillo}'],
  [
    'nosotros vieja guardia sacamos algo con ganarle a los halcones',
    '{si gana Vieja Guardia / Los Halcones}',
    'no cambia|no se mueve|no mueve|sigue|queda|mantiene|mismo|igual|nadie',
  ],
  ['si voy 10 y le gano al 4 en cual quedo', '7'],
  [
    'Niebla del sur juega con barricada, si pierde niebla baja?',
    '{puesto Niebla del Sur}',
    'sigue|no baja|mantiene|queda|no cambia|mismo|no pierde|igual',
  ],
  ['if Lobos de Atacama beat Los Halcones where do they end up', '{si gana Lobos de Atacama / Los Halcones}'],
]

const reglas: readonly Question[] = [
  ['cuando se termina la temporada que pasa con la tabla', 'a la vista|como termino|visible|no entran|cerr'],
  ['puedo estar en 2 clanes a la vez', 'un solo clan|solo un clan|un clan por|por etapa|misma etapa|en la etapa'],
  [
    'le puedo poner nombre de partido politico a mi clan jaja',
    'politic',
    'no puede|no se permit|prohib|ni los nicks|no, |ni los nombres|ofensiv',
  ],
  ['de cuantas letras puede ser el tag', '2|dos', '6|seis'],
  [
    'mi hermano no tiene cuenta, le presto la mia pa jugar el viernes?',
    'no se comparte|ni se presta|no se presta|no se puede|no puede|personal|una persona|compartir|prohib',
  ],
  ['el colider puede echar a alguien', 'expuls', 'lider'],
  ['Me quiero ir de mi clan pero soy el lider. que pasa?', 'entrega|cede|ceder|traspas|mando|liderazgo'],
  ['en cuanto tiempo vence una invitacion', '14|catorce|dos semanas'],
  ['en la etapa 1v1 hay q tener clan o uno entra solo', 'nick|entra solo|sin clan|cada jugador|tu nombre|cada uno'],
  ['con cuantos se puede jugar como minimo', '4|cuatro'],
  ['se le corto el internet a uno de los nuestros, cuantas rondas lo podemos esperar', '5|cinco', 'ronda'],
  ['cuantos minutos hay pa volver si te sales de la partida', '5|cinco', 'minuto'],
  ['como se gana un mapa', 'rondas'],
  ['quien elije el mapa primero', 'perdedor|pierde|perdio'],
  ['kien escoge el bando', 'ganador|gana|gano'],
  ['se puede usar bazuka / rocket', 'prohibid|no se puede|no esta permitid|no se permite'],
  ['hay que tener el anticheat si o si?', 'obligatorio|obligatoria|todos'],
  ['PLAZO PARA REPORTAR', '24|un dia'],
  ['los weones que perdieron no quieren reportar y ya pasaron 2 dias', 'asamblea', '4|cuatro'],
  [
    'apreté dos veces el boton de reportar, va a contar doble?',
    'una vez|una sola|1 vez|no cuenta doble|solo una|exactamente una',
  ],
  [
    'entre ayer al clan, me cuentan las victorias de antes?',
    'estaba|cuando se report|entra despues|no la recibe|no te cuenta|al momento|momento del reporte',
  ],
  ['explicame como se sube en el ladder', 'mitad'],
  [
    'si le gano a uno q esta mas abajo subo algo',
    'no mueve|no se mueve|no cambia|no sube|nada|mismo|igual|no te mueve|no subes',
  ],
  ['como es que uno pierde el puesto', 'debajo|abajo', 'baja|pierde'],
  ['si borran un clan que pasa con los de abajo', 'suben|sube'],
  ['como se ordena el top 5', 'victorias', 'puesto'],
  ['q pasa si anulan una partida', 'nunca|como si|no cuenta|vuelve'],
  [
    'si pillan un reporte trucho que les hacen',
    'no rankead|sin ranking|sin puesto|pierden el puesto|pierden su puesto',
  ],
  ['que castigo hay por usar hacks o cheats', '5|cinco', '3 meses|tres meses'],
  ['los fallos de los admins son publicos? se puede ver el motivo?', 'motivo', 'partida'],
]

const mapas: readonly Question[] = [
  ['cuantos mapas oficiales son', '43|cuarenta y tres'],
  [
    'esta permitido stalingrado',
    'Stalingrad',
    'si,|si:|si.|si!|si se|si esta|si puede|esta permitido|esta entre|uno de los|dm/',
  ],
  [
    'podemos jugar en bazaar',
    'Bazaar',
    'si,|si:|si.|si!|si se|si esta|si puede|esta permitido|esta entre|uno de los|dm/|spearhead',
  ],
  ['vale de_dust2?', 'no esta|no figura|no aparece|no se puede|no es |no,|no:|no.|no hay|no lo'],
  ['anzio de que juego es', 'Breakthrough'],
  ['mapas objetivo del allied', 'Omaha Beach|/ladder/mapas'],
  ['lista de mapas cuando la actualizaron', '19/07/2025|19-07-2025|19 de julio|2025-07-19'],
]

const cuenta: readonly Question[] = [
  ['no me acuerdo de la contraseña y no puedo entrar wn ayudaaa', '/recuperar-password'],
  ['me registre y no llego ningun correo', '/validar-cuenta|spam|no deseado'],
  ['dice que mi cuenta no esta validada', '/validar-cuenta'],
  ['como me hago una cuenta', '/registro'],
  ['quiero cambiarme el nick', '/ladder/micuenta|/ladder/editar-micuenta'],
  ['como cambio mi pass, la se pero la kiero cambiar', '/ladder/micuenta|/ladder/modificar-password'],
  [
    'empece a transmitir en twitch y kiero que salga en mi perfil como lo pongo',
    '/ladder/micuenta|/ladder/editar-micuenta',
  ],
  ['quiero borrar mi cuenta', '/ladder/micuenta|mi cuenta'],
  ['me suspendieron la cuenta que onda, con quien hablo', 'ElIntendente|Pitazo|administra|modera'],
  ['de cuantos caracteres tiene q ser la contraseña', '8|ocho'],
  ['i forgot my password', '/recuperar-password'],
]

const equipo: readonly Question[] = [
  ['quien es el admin', 'ElIntendente'],
  ['moderadores?', 'Pitazo', 'LaLlave', 'ElPregonero'],
  ['nos reportaron mal una partida, kien es el mod que ve los reportes y reclamos del ladder', 'Pitazo'],
  ['quien organiza los torneos aca', 'LaLlave'],
  ['tengo un problema con un jugador que insulta. a quien le escribo', 'ElIntendente|Pitazo|administra|modera'],
  ['who runs this site', 'ElIntendente'],
]

const saludos: readonly Question[] = [
  ['wena', 'hola|wena|buenas|que tal|en que te|que quieres saber|preguntame|pregunta lo que|preguntar'],
  ['hola buenas noches', 'hola|buenas|que tal|en que te|que quieres saber|preguntame|pregunta lo que|preguntar'],
  [
    'vale gracias',
    'de nada|por nada|no hay de que|para eso|a la orden|cuando quieras|un gusto|suerte|nos vemos|gracias a ti|buena partida|que te vaya',
  ],
  [
    'pulento te pasaste',
    'de nada|por nada|no hay de que|para eso|a la orden|cuando quieras|un gusto|suerte|nos vemos|gracias a ti|buena partida|que te vaya|gracias',
  ],
  ['que me podi responder vo', 'servidor', 'clan|ladder|tabla|ranking'],
  ['ayuda', 'servidor|descarga|torneo', 'clan|ladder|tabla|ranking|regla'],
  ['chao nos vemos', 'chao|nos vemos|hasta la|hasta luego|hasta pronto|suerte|que te vaya|adios|cuidate'],
]

const hilos: readonly Question[] = [
  [['en q puesto va los halcones', 'y sus derrotas?'], '{derrotas Los Halcones}'],
  [['como va puelche', 'quien es el lider?'], '{lider Puelche}'],
  [['cuantas gano vieja guardia en esta etapa', 'y perdidas'], '{derrotas Vieja Guardia}'],
  [
    ['historial cerro castillo con bruma costera', 'y contra los bigotes?'],
    '{duelo Cerro Castillo / Los Bigotes}',
    '{duelo Los Bigotes / Cerro Castillo}',
  ],
  [['quien va primero en la etapa ii', 'y el segundo'], '{en 2 @ Etapa II}'],
  [['puntero de spearhead', 'y en breakthrough'], '{en 1 @ Breakthrough}'],
  [['hay algun torneo?', 'y a que hora'], '20:00|20 h|20 hrs|8 de la noche|8 pm'],
  [['torneos', 'y despues de ese?'], 'Copa de Otoño'],
  [['hay torneo pronto', 'y cuando es la de otoño'], '11/04|11 de abril|11 abr|11-04'],
  [['que torneos hay', 'la de las 2 orillas de cuantos es', 'y como nos inscribimos'], 'lider'],
  [['cuantos hay jugando', 'quienes son'], 'Tatán', 'Loica', 'Nochero'],
  [['hay gente en los servers?', 'en q mapa estan'], '{mapa en juego}'],
  [['como bajo el juego', 'y el volute?'], 'volute', '/descargas|volute.gg'],
  [['que es el ts3', 'ya y donde lo bajo'], '/descargas|teamspeak.com'],
  [['como creo un clan', 'listo, y como invito a los cabros'], 'reclut|invit'],
  [['quien reporta la partida', 'y cuanto tiempo tienen'], '24|un dia'],
  [['cual es el plazo pa reportar', 'y si no reportan?'], 'asamblea', '4|cuatro'],
  [['se puede usar el rocket', 'y el anticheat es obligacion?'], 'obligatorio|obligatoria|todos', 'anticheat'],
  [['que pasa si un clan juega con un tramposo', 'y al loco cuanto lo banean'], '3 meses|tres meses'],
  [
    ['si los porfiados le ganan a paso nevado en que quedan', 'y si le ganan a cerro castillo?'],
    '{si gana Los Porfiados / Cerro Castillo}',
  ],
  [
    ['si puelche le gana a los halcones que pasa', 'y si le gana a vieja guardia'],
    'Vieja Guardia',
    '{si gana Puelche / Vieja Guardia}',
  ],
  [['cuantas victorias tiene tatan', 'y en que clan juega'], 'Los Halcones'],
  [['stats de chercan', 'y del quiltro?', 'y cuantas perdio el tatan'], '{perdidas Tatán}'],
  [['alguien transmitiendo?', 'pasame el link'], '/stream|twitch.tv/corral_trinchera'],
  [['top 5 jugadores', 'y de clanes'], '{top clan 1}', '{top clan 2}'],
  [['ultima partida de barricada', 'y de niebla del sur?'], '{rival Niebla del Sur}'],
  [
    ['cual fue el ultimo resultado', 'y en breakthrough?'],
    '{ultimo ganador @ Breakthrough}',
    '{ultimo perdedor @ Breakthrough}',
  ],
  [['sin retirada en que lugar va en la etapa 2', 'y en spearhead'], '{puesto Sin Retirada @ Spearhead Etapa I}'],
  [['cuantas ganadas lleva once y media en breakthrough', 'y en la otra etapa'], '{triunfos Once y Media @ Etapa II}'],
  [['quien es el admin de la pagina', 'y el de los torneos?'], 'LaLlave'],
  [['como va bruma costera', 'y cerro castillo', 'quien es su lider'], '{lider Cerro Castillo}'],
  [['cuantos mapas se juegan', 'quien elige el primero', 'y el segundo?'], 'ganador|gana|gano'],
  [
    ['se puede jugar en malta?', 'y carentan'],
    'Carentan',
    'si,|si:|si.|si!|si se|si esta|si puede|tambien|esta permitido|esta entre|uno de los|comunidad',
  ],
  [['racha de vieja guardia', 'y la de barricada'], '{racha Barricada}'],
  [['cuando se fundo volcan dormido', 'cuantos integrantes tienen'], '{integrantes Volcán Dormido}'],
  [['los zorzales estan rankeados?', 'y como entran al ranking'], 'victoria|ganar|gane|gana|triunfo'],
  [['quien va primero en el francotirador 1v1', 'y el ultimo?'], '{en 5 @ Francotirador 1v1}'],
  [['no puedo entrar a mi cuenta', 'es q se me olvido la clave'], '/recuperar-password'],
  [
    ['hola', 'cuantas lleva perdidas puelche', 'ya gracias maestro'],
    'de nada|por nada|no hay de que|para eso|a la orden|cuando quieras|un gusto|suerte|nos vemos|gracias a ti|buena partida|que te vaya',
  ],
  [['where does Volcan Dormido stand?', 'and how many wins'], '{triunfos Volcán Dormido}'],
]

/** Written without knowing the assistant; once asked to judge it, and since then worked on. */
export const secondJudged: readonly Question[] = [
  ...volver,
  ...descargas,
  ...launcher,
  ...voz,
  ...servidores,
  ...streams,
  ...torneos,
  ...clanes,
  ...jugadores,
  ...primeros,
  ...tops,
  ...partidas,
  ...duelos,
  ...formar,
  ...reportar,
  ...siGano,
  ...reglas,
  ...mapas,
  ...cuenta,
  ...equipo,
  ...saludos,
  ...hilos,
]
