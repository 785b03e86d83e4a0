/** What people write for short, and what they mean by it; nothing where it means nothing. Plain words. */
const meanings: Record<string, string> = {
  que: 'q k ke qe',
  quien: 'qn kn qien',
  porque: 'xq xk pq pk porq xke xque pork',
  por: 'x',
  para: 'pa p',
  tambien: 'tb tmb tbn tbm tamb',
  de: 'd',
  me: 'm',
  te: 't',
  el: 'l',
  en: 'n',
  donde: 'dnd dnde adonde ande aonde',
  cuando: 'cdo cnd kdo cuand qndo kndo cndo',
  como: 'cm km komo',
  cuanto: 'cto qto cuant qnto knto cnto',
  contra: 'vs versus v/s',
  hola: 'ola holi holis wena wenas buena buenas alo aloo hey ey oli saludos saludo buenos',
  gracias: 'grax grcs gracia grasias thx thanks ty grac',
  bien: 'bn',
  mas: '+',
  porcentaje: '%',
  estoy: 'toy',
  esta: 'ta',
  estan: 'tan',
  mensaje: 'msj msje',
  jugar: 'juar jugal jgar',
  nada: 'na',
  todo: 'too',
  voy: 'vo',
  administrador: 'adm adms',
  servidor: 'sv srv svr servs',
  informacion: 'info inf',
  estadistica: 'stats stat',
  partida: 'match matchs clanwar cw cws scrim scrims pcw',
  contrasena: 'pass pw psw',
  jugador: 'player players jugaor pj',
  computador: 'pc compu pece',
  facebook: 'fb feis face',
  instagram: 'ig insta',
  youtube: 'yt',
  whatsapp: 'wsp wasap wp guasap wassap whatsap watsap',
  discord: 'dc ds disc',
  usted: 'ud uds',
  estas: 'tas',
  verdad: 'vdd',
  hacer: 'acer aser hacel',
  ahora: 'aora ora ahorita',
  conectado: 'on onlain',
  ganar: 'wins win',
  perder: 'loses lose',
}

/** Said for the sound of it, or to be polite: it changes no question. */
const nothing = `
  po poh pos pues weon wn won hueon hueo weona wna weones wnes wea weas huea aweonao ctm csm conchetumare qlo qliao qlia culiao culia culiaos
  cachai cacho cachas cachan cacha porfa porfis porfavor xfa plis pls please favor oye oie oigan oe ey eh ehh ah ahh oh jaja jajaja jaj jajaj jeje xd lol
  altiro tiro mano hermano hermanos bro broder compa compadre compare amigo amigos cabros cabro cabrito chiquillos muchachos socio
  bueno este osea mira mire mijo mija rey reina maestro lince brigido bacan filete pulento fome piola igual nomas nomasito
  dime digame decime cuentame muestrame muestra muestre muestren mostrar mostrame dame deme denme pasame pasen tirame tirate tira explicame explica explicar
  quiero quisiera kiero queria necesito nesesito ocupo gustaria podrias podrian podria
  favorcito porfavorcito estimado estimados estimada senor senora ahi asi entonces solo solamente justo tipo realmente
  actualmente ahorita momento rato oiga disculpa disculpe disculpen perdon consulta pregunta duda preguntita consultita urgente
  murio cresta chucha puta putas maldito maldita mierda
`.trim().split(/\s+/)

/** Plain word → what it stands for: '' for nothing. */
export const slang: ReadonlyMap<string, string> = new Map([
  ...nothing.map((word) => [word, ''] as const),
  ...Object.entries(meanings).flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning] as const)),
])
