/** What people write for short, and what they mean by it; nothing where it means nothing. Plain words. */
const meanings: Record<string, string> = {
  que: 'q k ke qe what whats',
  quien: 'qn kn qien kien who whos',
  quienes: 'kienes kiens qienes kns',
  porque: 'xq xk pq pk porq xke xque pork',
  por: 'x',
  para: 'pa p pal for',
  tambien: 'tb tmb tbn tbm tamb',
  de: 'd of',
  me: 'm',
  te: 't',
  el: 'l',
  en: 'n at',
  donde: 'where dnd dnde adonde ande aonde',
  cuando: 'when cdo cnd kdo cuand qndo kndo cndo',
  como: 'cm km komo how',
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
  hay: 'habra habran habria',
  administrador: 'adm adms',
  servidor: 'sv srv svr servs',
  informacion: 'info inf',
  estadistica: 'stats stat',
  partida: 'matches match matchs clanwar cw cws scrim scrims pcw',
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
  hacer: 'hecho hechos acer aser hacel hacerme hacerte hacerse hacernos hacerlo',
  ahora: 'aora ora ahorita',
  conectado: 'on onlain',
  ganar: 'beats beat wins win won winner winning',
  perder: 'loses lose lost losing loser',
  // some write the little English they play in

  cual: 'which',
  mi: 'my',
  con: 'with',
}

/** The small words of English, for those who ask in it. */
const english: Record<string, string> = {
  como: 'how',
  que: 'what whats',
  quien: 'who whos',
  donde: 'where wheres',
  cuando: 'when',
  cual: 'which',
  porque: 'why',
  mi: 'my our',
  puedo: 'can',
  hay: 'there',
  muchos: 'many much',
}
const englishNothing = 'the an is are was do does did we you it its of to for in on at and be'.split(' ')

/** Said for the sound of it, or to be polite: it changes no question. */
const nothing = `
  po poh pos pues weon wn won hueon hueo weona wna weones wnes wea weas huea aweonao ctm csm conchetumare qlo qliao qlia culiao culia culiaos
  cachai cacho cachas cachan cacha porfa porfis porfavor xfa plis pls please favor oye oie oigan oe ey eh ehh ah ahh oh jaja jajaja jaj jajaj jeje xd lol
  altiro tiro mano hermano hermanos bro broder compa compadre compare amigo amigos cabros cabro cabrito chiquillos muchachos socio
  bueno este osea mira mire mijo mija rey reina maestro lince brigido bacan filete pulento fome piola igual nomas nomasito
  dime digame decime cuentame muestrame muestra muestre muestren mostrar mostrame dame deme denme pasame pasen tirame tirate tira explicame explica explicar
  quiero quisiera kiero queria necesito nesesito ocupo gustaria podrias podrian podria
  favorcito porfavorcito estimado estimados estimada senor senora ahi asi entonces solo solamente justo tipo realmente
  actualmente ahorita momento rato oiga disculpa disculpe disculpen perdon consulta pregunta duda dudas preguntas preguntita consultita urgente
  the is are do does did can could would to please tell show give need want wanna
  murio cresta chucha puta putas maldito maldita mierda
`
  .trim()
  .split(/\s+/)

/** Plain word → what it stands for: '' for nothing. */
export const slang: ReadonlyMap<string, string> = new Map([
  ...englishNothing.map((word) => [word, ''] as const),
  ...Object.entries(english).flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning] as const)),
  ...nothing.map((word) => [word, ''] as const),
  ...Object.entries(meanings).flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning] as const)),
])
