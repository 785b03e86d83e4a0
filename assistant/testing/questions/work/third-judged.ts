import type { Question } from '../question'

/** Written without knowing the assistant; once asked to judge it, and since then worked on. */
export const thirdJudged: readonly Question[] = [
  // How to play again
  [
    'Estimados, muy buenas tardes. Tengo 45 años y jugaba con ustedes por alla por el 2006, seria posible que me indicaran que debo hacer para retomar despues de tanto tiempo?',
    '/volver-a-jugar',
  ],
  [
    'hola mi marido jugaba esto hace años y quiero darle la sorpresa de dejarselo andando en el notebook, por donde parto',
    '/volver-a-jugar',
  ],
  ['wena bro q wea hay q hacer pa meterse a jugar d nuevo', '/volver-a-jugar'],
  ['hey guys im back after 10 years, que tengo que hacer to start playing again', '/volver-a-jugar'],
  ['FORMATIE EL PC Y PERDI TODO COMO HAGO PARA JUGAR OTRA VEZ', '/volver-a-jugar'],
  ['nunca he jugado medal of honor, un amigo me convencio, cuales son los pasos pa empezar', '/volver-a-jugar'],

  // Downloads
  ['che de donde bajo el juego, no lo encuentro por ningun lado', '/descargas|archive.org'],
  ['dnde descsrgo el medla', '/descargas|archive.org'],
  ['hola quiero saber donde esta el instalador del moha porque el cd se me rallo', '/descargas|archive.org'],
  ['link del ts', '/descargas|teamspeak.com'],
  ['where do i get the launcher, el volut ese', 'volute', '/descargas|volute.gg'],
  ['me dijeron q son tres programas los q hay q bajar, pasen los link porfa', '/descargas'],
  ['causa pasame el enlace pa bajar el cliente del chat de voz pe', 'ts3|teamspeak', '/descargas|teamspeak.com'],

  // The launcher
  ['ya instale volute y me pide una api key, de donde sale eso', 'api key', 'cuenta|perfil'],
  ['q va en game path', '.exe|ejecutable'],
  [
    'Disculpe la molestia, logre abrir el lanzador pero no se que anotar donde dice IP del servidor ni cual seria la contraseña',
    'servidor',
    '/volver-a-jugar|/servidores',
  ],
  ['EL VOLUTE NO ENCUENTRA EL JUEGO QUE RUTA LE PONGO', '.exe|ejecutable'],
  ['q es el laucher id q me piude el volute', 'volute', 'cuenta|perfil'],

  // The voice chat
  ['que direccion se pone en teamspeak para entrar con uds', 'trinchera', 'servidor|conect|conexion|connect'],
  [
    'como se configura el team speak para poder conversar con los del clan mientras se juega',
    'ts3|teamspeak',
    'conect|conexion|connect',
  ],
  ['che y como hablo por microfono con los pibes', 'ts3|teamspeak'],

  // The servers
  ['cuantos hay jugando', '{conectados}'],
  ['hay gente o ta muerto esto', '{conectados}|{servidor 1}'],
  ['q mapa estan dando ahora en el server', '{mapa en juego}'],
  ['servers', '/servidores'],
  ['quien anda metido en los server de liga', '{en liga 2}'],
  [
    'mi marido dijo que iba a estar jugando, el nick de el es tatan, me puede confirmar si esta conectado?',
    'tatan',
    '{servidor 1}|the hunt',
  ],
  ['che hay alguien en el servidor 2 de liga', '{servidor 10}|nochero|petorca'],
  ['CUANTA GENTE HAY EN EL CLANES 1', '5|5/20|cinco'],
  ['esta loixa jugando', 'loica', '{servidor 1}|the hunt'],

  // The streams
  ['quien esta transmitiendo', '{en vivo}'],
  ['algun live?', '{en vivo}'],
  ['buenas, donde puedo ver las partidas sin jugar yo, es pa mirar a mi hijo', '/stream'],
  ['cuantos lokos estan viendo al corral', '23'],

  // The tournaments
  ['cuando es el proximo campeonato', '{torneo}', '28/03|28 de marzo|28-03'],
  ['hay copa luego?', '{torneo}'],
  ['como se anota mi clan en la copa de las dos orillas', 'lider'],
  ['Tendria la gentileza de indicarme en que fecha se disputa la Copa de Otoño', '11/04|11 de abril|11-04'],
  ['cuantos por lado se juega en la dos orillas', 'cinco|5v5|5 contra 5|5 vs 5'],

  // A clan: place, record, streak, members
  ['puesto halcones', '{puesto Los Halcones}', 'halcones'],
  ['quiero saber en que lugar van los alcones', '{puesto Los Halcones}', 'halcones'],
  ['komo va puelche wn', 'puelche', '{puesto Puelche}|{triunfos Puelche}'],
  ['en esta etapa cuantas victorias lleva lobos de atacama', '{triunfos Lobos de Atacama}'],
  ['cunatas perdio barricda', '{derrotas Barricada}'],
  ['que porcentaje gana cerro castillo', '{porcentaje Cerro Castillo}'],
  ['che que racha trae la vieja guardia', '{racha Vieja Guardia}'],
  ['cuantas seguidas a perdido niebla del sur pobres', '{racha Niebla del Sur}'],
  ['quienes juegan en once y media', '{lider Once y Media}', 'quirihue'],
  ['QUIEN ES EL JEFE DE CAMANCHACA', '{lider Camanchaca}'],
  ['desde cuando existe trueno pampino', '{fundado Trueno Pampino}|26 de febrero|26-02'],
  ['cuantos partidos a jugado la ultima micro en total', '{juegos La Última Micro}'],
  ['q tal le va a sin retirada en spearhead', '{triunfos Sin Retirada @ Spearhead}|{puesto Sin Retirada @ Spearhead}'],
  [
    'los zorzales tienen ranking o no todavia',
    'zorzales',
    'sin ranking|no rankead|sin puesto|sin rankear|no tiene|no esta|no figura',
  ],
  [
    'mi hermano juega en los trasnochados y queria saber como les fue',
    '{triunfos Los Trasnochados}|{puesto Los Trasnochados}',
  ],
  ['el tag HLC de quien es', 'halcones'],
  ['escuadra austrl en q puesto va', '{puesto Escuadra Austral}'],
  ['los afuerinos wins and losses pls', '{triunfos Los Afuerinos}', '{derrotas Los Afuerinos}'],
  ['quien es el capitan de paso nevado', 'cachai'],

  // A player
  ['cuantas victorias tiene zorzal viejo', '{ganadas Zorzal Viejo}'],
  ['de q clan es la latetera', 'puelche'],
  ['dattos de quitlro', 'quiltro', '{ganadas Quiltro}|halcones'],
  ['Buenas noches, mi esposo juega con el nombre de Rapel, me podria decir cuantas ha ganado?', '{ganadas Rapel}'],
  ['cuantas veces a perdido don brasero', '{perdidas Don Brasero}'],
  ['cuando se registro el peuco', '{registrado Peuco}|20 de febrero|20-02'],
  ['en que clan anda el ping 300', 'tercer tiempo'],
  ['que rango tiene rucio_7', 'miembro'],
  ['stats of Loica please', '{ganadas Loica}'],
  ['donde veo la lista completa de los jugadores', '/ladder/jugadores'],
  ['cuantas personas hay inscritas en la pagina', '{jugadores}'],
  ['pelao en el duelo 1v1 q lugar ocupa', 'pelao', '{puesto Pelao}|primer'],

  // Who is first in a stage
  ['quien va puntero', '{en 1}'],
  ['quien la lleva en el spearhead', '{en 1 @ Spearhead}'],
  ['quien encabeza la tabla del breakthrough', '{en 1 @ Breakthrough}'],
  ['como termino la etapa 1 de allied, quien quedo primero', '{en 1 @ Allied Assault Etapa I}'],
  ['quien va ganando en francotirador', '{en 1 @ Francotirador}'],
  ['quien es el colista de la etapa 2', '{en 14}'],
  ['quien va 5to en spearhead', '{en 5 @ Spearhead}'],

  // Top lists
  ['best players?', '{top jugador 1}', '{top jugador 2}'],
  ['cual es el segundo mejor jugador de todos', '{top jugador 2}'],

  // Last matches
  ['ultima partida', '{ultimo ganador}', '{ultimo perdedor}'],
  ['contra quien les toco a los halcones la ultima vez', '{rival Los Halcones}'],
  ['que resultados hubo anoche', '{ultimo ganador}', '{ultimo perdedor}'],
  ['cuando fue q cerro castillo jugo x ultima vez', '{jugo Cerro Castillo}|11 de marzo|11-03|hace 2 dias|hace 3 dias'],
  [
    'ultimos enfrentamientos del spearhead',
    '{ultimo ganador @ Spearhead Etapa I}',
    '{ultimo perdedor @ Spearhead Etapa I}',
  ],
  ['gano o perdio barricada su ultimo partido', '{rival Barricada}', 'perdi|derrota|cay|vencio|gano'],

  // Two clans against each other
  ['halcones vs puelche como van en esta etapa', '{duelo Los Halcones / Puelche}', '{duelo Puelche / Los Halcones}'],
  [
    'soy de los lobos de atacama, en esta etapa cuantas le hemos ganado a puelche',
    '{duelo Lobos de Atacama / Puelche}',
  ],
  [
    'cerro castillo con bruma costera como van entre ellos',
    '{duelo Cerro Castillo / Bruma Costera}',
    '{duelo Bruma Costera / Cerro Castillo}',
  ],
  [
    'quien gana mas cuando se topan volcan dormido y los afuerinos',
    '{duelo Volcán Dormido / Los Afuerinos}',
    '{duelo Los Afuerinos / Volcán Dormido}',
  ],
  ['LATETERA VS PEUCO EN EL 1V1', '{duelo LaTetera / Peuco}', '{duelo Peuco / LaTetera}'],

  // Founding and joining a clan
  [
    'con unos amigos del trabajo queremos armar un clan nuevo, como se hace',
    'crear nuevo clan|/ladder/crear-clan|/ladder/etapa|/ladder/juego',
  ],
  ['quiero fundar mi propio team, how?', 'crear nuevo clan|/ladder/crear-clan|/ladder/etapa|/ladder/juego'],
  ['como me meto a los halcones', 'invit|solicit'],
  ['ando solo y busco q algun clan me reciba', 'invit|solicit'],
  ['me llego una invitasion donde la acepto', '/ladder/micuenta|mi cuenta'],
  ['como hago pa sumar a un compadre a mi clan', 'invit|reclut', 'lider|/ladder/reclutar|mi cuenta|/ladder/micuenta'],
  ['me kiero salir de mi clan', 'dejar|deja|salir|abandon', '/ladder/micuenta|mi cuenta'],
  ['como hecho a uno que no viene nunca, soy el lider', 'expuls'],

  // Reporting
  ['perdimos donde lo anoto', '/ladder/reportes|reportar derrota'],
  ['ganamos, hay q reportar algo?', 'perdi|pierde|perdedor|derrota'],
  ['como se sube el resultado de la guerra de hoy', '/ladder/reportes|reportar derrota'],
  ['un miembro raso puede hacer el reporte', 'capitan', 'lider'],
  ['DONDE SE REPORTA', '/ladder/reportes|reportar derrota'],

  // What becomes of a place
  [
    'soy de los del ciber, si le ganamos a vieja guardia en q puesto quedamos',
    '{si gana Los del Ciber / Vieja Guardia}',
  ],
  ['barricada le gana a vieja guardia, hasta donde sube?', '{si gana Barricada / Vieja Guardia}'],
  ['si guardia nocturna gana contra los halcones donde entra', '{si gana Guardia Nocturna / Los Halcones}'],
  ['q pasa si trueno pampino le gana a los lobos', '{si gana Trueno Pampino / Lobos de Atacama}'],
  ['si los halcones pierden con puelche bajan?', '3|tercer', 'baja|pierde|cae|queda'],
  [
    'que pierde vieja guardia si le gana escuadra austral',
    '{si gana Escuadra Austral / Vieja Guardia}|no baja|no pierde|sigue|mantiene|no cambia|se queda',
  ],
  [
    'puelche le gana a barricada, sube?',
    '{puesto Puelche}',
    'no sube|no cambia|no se mueve|no mueve|sigue|mantiene|queda',
  ],
  [
    'en el spearhead ultima bala le gana a cerro castillo, where do they end',
    '{si gana Última Bala / Cerro Castillo @ Spearhead}',
  ],

  // The rules: players and clans
  ['cuanto dura una temporada', '6|seis', 'mes'],
  ['cuando se cierra la etapa todavia se pueden mandar resultados?', 'ya no|no entra|no se|no recibe|no acepta'],
  ['puedo estar en 2 clanes al mismo tiempo', 'un solo clan|solo un clan|un clan por|solo en un|a un solo'],
  ['le quiero poner a mi clan un nombre de un partido, se puede?', 'ofensiv|politic'],
  ['de cuantas letras puede ser el nick', '3', '20'],
  ['mi primo kiere usar mi cuenta hoy, se la puedo pasar?', 'compart|prest'],
  ['que cosas puede hacer un co lider q un capitan no', 'invit', 'expuls|edit'],
  ['cuantos dias dura la invitacion antes q se venza', '14|catorce|dos semanas'],
  ['en las etapas 1v1 con que nombre se entra', 'nick|nombre de usuario|su nombre|tu nombre'],

  // The rules: the match
  ['somos 3 no mas esta noche, igual podemos jugar la guerra?', '4|cuatro', 'jugador|lado|minimo|al menos'],
  ['se le corto la luz a uno de los nuestros cuanto hay q esperarlo', '5|cinco', 'minuto|ronda'],
  ['cuantos mapas se juegan por partida', '2|dos mapas'],
  ['quien elige el primer mapa, nosotros o ellos', 'mapa', 'perdedor|pierde|perdio'],
  ['se vale bazuca?', 'rocket', 'prohibid'],
  ['es obligacion tener el anti cheat po?', 'obligatori'],

  // The rules: the report
  ['cuanto tiempo hay pa mandar la derrota, jugamos anoche tarde', '24'],
  ['los otros no kieren reportar y les ganamos, q hago', 'asamblea', '4|cuatro'],
  ['si aprieto dos veces reportar me cuenta doble?', 'una vez|una sola vez|1 vez|no cuenta'],
  [
    'me cambie de clan la semana pasada, se me borran las victorias que tenia?',
    'no la pierde|no las pierde|no pierde|no se pierde|no se borra|cuando se report|conserva|mantien|estaban',
  ],

  // The rules: the ranking
  [
    'xq mi clan sale no rankeado si ya jugamos',
    'primera victoria|primer triunfo|victoria valida|una victoria|primera que gan',
  ],
  ['como se sube en la tabla', 'mitad'],
  ['si el 10 le gana al 4 donde queda', '7|septimo'],
  [
    'sirve de algo ganarle a uno que va mas abajo',
    'no mueve|no cambia|no sube|no se mueve|no se sube|donde mismo|no gana puesto|ningun puesto',
  ],
  ['xq bajamos si no hemos perdido con nadie', 'lo pasa|los pasa|pasan|pasaron|mas abajo|de abajo|debajo'],
  ['q significa el fueguito al lado del clan', '10|diez', 'victoria|triunfo|seguid|ganad'],
  ['que pasa con la tabla si un clan se disuelve', 'de abajo|sale del ranking|suben un'],
  ['como se calcula el top 5 de clanes, xq no salen los mas ganadores', 'puesto', 'victoria|antig|activ'],

  // The rules: rulings
  ['que pasa con los puestos cuando anulan una partida', 'nunca|como si no|no cuenta'],
  ['que castigo hay por inventar un partido que no se jugo', 'no rankead|sin ranking|sin puesto|desrank|sin rankear'],
  ['pillaron a uno con hack, que le pasa a su clan?', '5|cinco', 'puesto|lugar'],
  ['los fallos de los admin los puede ver cualquiera?', 'motivo|a la vista|se ve|public|todos'],
  ['donde leo las reglas completas', '/ladder/reglamento'],

  // Maps
  ['q mapas valen', '/ladder/mapas'],
  ['cuantos mapas oficiales son', '43'],
  ['bastogne esta permitido?', 'bastogne', 'permitid|/ladder/mapas|si,|si:|esta en la lista'],
  ['que mapas hay del breakthrough', 'anzio|bologna|kasserine|palermo|tunisia'],
  [
    'puedo elegir dust2 jaja',
    'no esta|no figura|no aparece|no se puede|no es|no hay|no,',
    '/ladder/mapas|lista|permitid',
  ],

  // Account troubles
  ['no me llega el correo pa validar', '/validar-cuenta'],
  ['el link que me mandaron para poner contraseña nueva me sale vencido', '/recuperar-password'],
  [
    'quiero cambiar mi contraseña xq la sabe mi ex',
    '/ladder/micuenta|mi cuenta|/recuperar-password|/ladder/modificar-password',
  ],
  ['se puede cambiar el nick? me aburri del mio', '/ladder/micuenta|mi cuenta|/ladder/editar-micuenta'],
  ['como pongo mi canal de twitch en el perfil', '/ladder/micuenta|mi cuenta|/ladder/editar-micuenta'],
  ['Quisiera dar de baja mi cuenta por favor', '/ladder/micuenta|mi cuenta'],
  ['me aparece que estoy suspendido, con quien lo veo', 'administra|staff|moderador|pitazo|elintendente'],

  // The staff
  ['quien es el dueño o administrador de esto', 'elintendente'],
  ['quien modera la ladder', 'pitazo'],
  ['quien escribe las noticias', 'elpregonero'],

  // Hello, thanks, help, news
  ['HOLA BUENAS TARDES', 'hola|buenas|que tal|bienvenid'],
  ['gracias wn te pasaste', 'de nada|gusto|para eso|cuando quieras|a la orden|por nada|suerte|nos vemos'],
  ['help', 'pregunt|ayud|puedo'],
  ['q hay de nuevo en la pagina, hace rato q no entro', '{anuncio}'],

  // Threads
  [['cuantas a ganado los halcones', 'y sus derrotas?'], '{derrotas Los Halcones}'],
  [
    ['en la etapa 2 como van los halcones contra vieja guardia', 'y contra puelche?'],
    '{duelo Los Halcones / Puelche}',
    '{duelo Puelche / Los Halcones}',
  ],
  [['quien va primero en la etapa 2', 'y el segundo'], '{en 2}'],
  [['cuando es el prox torneo', 'y a que hora'], '20:00|20 h|20hrs|8 de la noche|8 p'],
  [['sin retirada en q puesto va en la etapa 2', 'y en la otra etapa'], '{puesto Sin Retirada @ Spearhead}'],
  [['quien es el lider de puelche', 'cuantos son en total'], '{integrantes Puelche}'],
  [['q tal zorzal viejo', 'y de q clan es'], 'vieja guardia'],
  [['hay alguien jugando', 'en q mapa'], '{mapa en juego}'],
  [['hay algun stream', 'y cuanta gente lo esta viendo'], '23'],
  [['de donde me bajo el juego', 'y el ts'], 'ts3|teamspeak', '/descargas|teamspeak.com'],
  [['olvide mi contraseña', 'ya lo pedi y no me llega el correo'], '/recuperar-password|spam|no deseado'],
  [['perdimos recien con los lobos', 'donde lo pongo'], '/ladder/reportes|reportar derrota'],
  [['cuanto plazo hay pa reportar', 'y si no reportan?'], 'asamblea'],
  [
    ['en q puesto queda barricada si le gana a puelche', 'y a lobos de atacama?'],
    '{si gana Barricada / Lobos de Atacama}',
  ],
  [['quien elige el primer mapa', 'y el segundo?'], 'mapa', 'ganador|gana|gano'],
  [['que le pasa al clan q juega con un cheater', 'y al tramposo cuanto lo dejan afuera'], '3|tres', 'mes'],
  [['racha de vieja guardia', 'y la de barricada'], '{racha Barricada}'],
  [['top jugadores', 'y de clanes?'], '{top clan 1}', '{top clan 2}'],
  [['contra quien jugaron los bigotes la ultima vez', 'y bruma costera?'], '{rival Bruma Costera}'],
  [['hola', 'necesito ayuda', 'como hago un clan'], 'crear nuevo clan|/ladder/crear-clan|/ladder/etapa|/ladder/juego'],
  [['cuantas victorias tiene peuco', 'y quiltro', 'y el rucio_7?'], '{ganadas Rucio_7}'],
  [['quien va ultimo en spearhead', 'y el penultimo'], '{en 9 @ Spearhead}'],
  [['quien es el admin', 'y el de los torneos'], 'lallave'],
  [['cuantos mapas son en total', 'cuales son los de spearhead'], 'bahnhof|bazaar|brest|gewitter|stadt'],
  [['como instalo volute', 'y la api key de donde la saco'], 'cuenta|perfil', 'api key'],
  [['quien es el lider de volcan dormido', 'cuando se fundo ese clan'], '{fundado Volcán Dormido}|28 de mayo|28-05'],
  [['que lugar ocupa loica en el duelo 1v1', 'y huemul'], '{puesto Huemul @ Duelo}'],
  [
    ['cual fue el ultimo partido', 'y en breakthrough?'],
    '{ultimo ganador @ Breakthrough}',
    '{ultimo perdedor @ Breakthrough}',
  ],
  [['es obligatorio el anticheat', 'y de donde lo bajo'], '/descargas'],
  [['puesto de once y media', 'y cual a sido el mejor'], '{mejor Once y Media}'],
  [['cuantos jugadores minimo por lado', 'y si se cae uno a la mitad?'], '5|cinco', 'minuto|ronda'],
  [
    ['soy de los del ciber en q puesto vamos', 'y si le ganamos a los halcones'],
    '{si gana Los del Ciber / Los Halcones}',
  ],
  [['copa de las dos orillas cuando es', 'hay otra despues de esa?'], 'copa de otoño'],
  [['cuantas gano cerro castillo', 'perdon queria decir bruma costera'], '{triunfos Bruma Costera}'],
  [['puelche', 'cuantos integrantes tiene', 'y quien es el colider'], 'reineta|electricista'],
]
