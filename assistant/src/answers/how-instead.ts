/** An order to do what a person does on the site: what it asks, what is not done for them, and the intent that tells how they do it. */
interface Order {
  says: RegExp
  what: string
  intent: string
  /** It says when it is to be done. */
  later?: true
  /** It asks for what nobody may have done for them. */
  away?: true
}

const my = '(?:mi|mis|la|el|las|los|una?|esta|este|esa|ese|nuestr[oa]|al|a)'
/** In the order of what is most particular. */
const orders: readonly Order[] = [
  {
    says: new RegExp(
      `^(?:cambi|muev|corr|pas|reagend|reprogram|posterg|atras|adelant|aplaz)(?:a|e|ale|anos|ame|alo|alos|ala|enos|eme|ele|elo)?\\b.*\\b(?:fecha|hora|dia|reto|partido|partida|match|amistoso|desafio)s?\\b`,
    ),
    what: 'cambiar la fecha de un reto',
    intent: 'otra-fecha',
  },
  {
    says: /^cancel(?:a|ale|anos|ame|alo)\b.*\b(?:reto|desafio|partido|match)\b/,
    what: 'cancelar un reto',
    intent: 'cancelar-reto',
  },
  {
    says: /^(?:acept|rechaz|respond)(?:a|e|ale|ame|anos|alo|ela)\b.*\b(?:reto|desafio)\b/,
    what: 'responder un reto',
    intent: 'responder-reto',
  },
  {
    says: /^(?:acept|confirm|valid|aprueb|rechaz|respond|contest)(?:a|e|ale|ame|anos|alo|ala|ela|elo|amel[ao]|anosl[ao])?\b.*\b(?:resultados?|partid[oa]s?|match|derrotas?|victorias?|reportes?|marcador)\b/,
    what: 'confirmar ni rechazar partidas',
    intent: 'responder-reporte',
  },
  {
    says: /^(?:acept|rechaz|respond)(?:a|e|ale|ame|anos|alo|ela)\b.*\binvitaci\w+/,
    what: 'responder una invitación',
    intent: 'invitaciones',
  },
  {
    says: /^(?:inscrib|anot|apunt|met)(?:e|a|enos|anos|eme|ame|ele|ale|elos|alos)\b.*\b(?:torneo|copa|campeonato|liga|en (?:el|la) ·)/,
    what: 'inscribir a nadie',
    intent: 'torneo-inscribir',
  },
  {
    says: /^(?:inscrib|anot|apunt|met|agreg|sum|un)(?:eme|ame|enos|anos|elo|alo|ime)\b(?: \w+){0,4} (?:·|clan\b|equipo\b)/,
    what: 'meterte a un clan',
    intent: 'unirse',
  },
  {
    says: new RegExp(`^report(?:a|ame|anos|ale) ${my} (?:derrota|partida|perdida|partido)\\b|^report(?:ame|anos)\\b`),
    what: 'reportar por ti',
    intent: 'reportar',
  },
  {
    says: /^(?:anot|registr|ingres|apunt|carg|pon|sub)(?:a|e|ame|anos|ale|alo|ala|eme|enos|ele|eala|elo|ela|le)?\b(?: (?:ahi|porfa|en (?:el sitio|la pagina|el ladder|la tabla)))*(?: que (?:(?:hoy|ayer|anoche|les?|los|nos|me|yo|nosotros|·) )*(?:gan(?:amos|e|aron|o)|perd(?:imos|i|ieron|io))| (?:la|el|una?|nuestr[oa]|mi|esta) (?:derrotas?|victorias?|triunfos?|resultados?|marcador)\b.*(?:·|\b(?:nuestr[oa]|mi|ladder|partid[oa])\b))/,
    what: 'anotar ni reportar partidas',
    intent: 'reportar',
  },
  {
    says: /^(?:ret|desafi)(?:a|anos|ame|ale|alos)(?: por mi)? (?:a|al)\b/,
    what: 'retar por ti',
    intent: 'coordinar',
  },
  { says: /^(?:invit|reclut)(?:a|ame|anos|ale|alo) (?:a|al|gente)\b/, what: 'invitar a nadie', intent: 'invitar' },
  {
    says: /^(?:haz(?:le|lo|la|me)?|(?:asciend|nombr|hac|pon|sub|baj|degrad)(?:e|a|ele|ale|elo|alo|z|le|lo)?)\b.*\b(?:capitan|co ?lider|miembro|rango)\b/,
    what: 'cambiar rangos',
    intent: 'editar-clan',
  },
  {
    says: /^(?:reclam|impugn|disput)(?:a|ame|anos|ale|ala)\b.*\b(?:partid[oa]|resultado|derrota|match|reporte)\b/,
    what: 'reclamar por ti',
    intent: 'reclamar',
  },
  {
    says: /^(?:pid|reclam|solicit|cobr)(?:e|a|ela|ala|enos|anos|eme|ame)\b.*\b(?:victoria|triunfo|ganada)\b/,
    what: 'pedir la victoria por ti',
    intent: 'no-reportan',
  },
  {
    says: /^(?:sac|ech|kicke|expuls|bot)(?:a|ame|anos|alo|ala|al[oe]s|en|enme)?(?: fuera)? (?:al?|·)(?: .*)?\b(?:clan|equipo|team)\b/,
    what: 'expulsar a nadie',
    intent: 'expulsar',
  },
  {
    says: /^(?:sac|desvincul|retir)(?:a|ame|anos)\b(?! (?:al?|·)(?= |$)).*\bclan\b/,
    what: 'sacarte de un clan',
    intent: 'salir-clan',
  },
  {
    says: /^cambi(?:a|ame|anos|ale|e)\b.*\b(?:clave|contrasena|password)\b/,
    what: 'cambiar tu contraseña',
    intent: 'cambiar-clave',
  },
  { says: /^cambi(?:a|ame|ale|e)\b.*\b(?:correo|mail|email)\b/, what: 'cambiar tu correo', intent: 'cambiar-correo' },
  {
    says: /^(?:cambi|pon|actualiz|edit)(?:a|ame|ale|e|me|le)\b.*\b(?:tag|emblema|logo|lema|nombre (?:de|del|de mi|al) clan)\b/,
    what: 'editar un clan',
    intent: 'editar-clan',
  },
  {
    says: /^(?:cambi|pon|actualiz|edit)(?:a|ame|ale|e|me)\b.*\b(?:nick|nombre|foto|avatar|perfil|volute)\b/,
    what: 'cambiar tu perfil',
    intent: 'editar-perfil',
  },
  {
    says: /^(?:un|met|agreg|sum)(?:ete|eme|enos|ame|anos)\b.*(?:·|\bclan\b)/,
    what: 'unirte a un clan',
    intent: 'unirse',
  },
  {
    says: /^(?:expuls|kicke|ech|sac)(?:a|alo|ala|ame)(?: fuera)? (?:a|al) ·$/,
    what: 'expulsar a nadie',
    intent: 'expulsar',
    away: true,
  },
  {
    says: /^(?:mand|envi|escrib|dil|pregunt)(?:a|ale|e|ele|iale|ame)\b.*(?:\bmensaje\b.*(?:·|admin|mod)|^(?:dile|preguntale|escribele) (?:a|al) (?:·|admin|moder))/,
    what: 'mandar mensajes',
    intent: 'contacto',
    away: true,
  },
  { says: /^(?:cre|fund|arm)(?:a|ame|anos)\b.*\bclan\b/, what: 'crear un clan', intent: 'crear-clan' },
  {
    says: /^(?:abr|cre|public|escrib)(?:e|a|eme|ame)\b.*\b(?:tema|hilo|post)\b/,
    what: 'escribir en el foro',
    intent: 'foro-tema',
  },
  {
    says: /^(?:avis|notific|recuerd|acuerd)(?:ame|anos|uame|uenos|arme|arnos)\b(?!.*\b(?:streams?|transmit\w*|vivo|directo|prend\w+|canal|twitch)\b)/,
    what: 'avisarte yo',
    intent: 'avisos',
    later: true,
  },
  {
    says: /^(?:borr|elimin|escond|quit)(?:a|e|ale|ame|alo|en)\b(?!.*\b(?:mi|mis)\b).*\b(?:comentarios?|mensajes?|posts?)\b/,
    what: 'borrar comentarios',
    intent: 'denunciar-comentario',
    away: true,
  },
  { says: /^(?:apel)(?:a|ame|anos)\b/, what: 'apelar por ti', intent: 'apelar' },
  {
    says: /^(?:desbane|desuspend)(?:a|ame|anos|alo)\b|^quitame (?:el|la|este|esta) (?:ban|suspension|castigo)\b/,
    what: 'levantar una suspensión',
    intent: 'apelar',
  },
  {
    says: /^(?:cierr|elimin|borr)(?:a|ame|e) mi cuenta\b/,
    what: 'cerrar tu cuenta',
    intent: 'cerrar-cuenta',
  },
]

/** What may stand before an order, and makes none of it. */
const before =
  /^(?:(?:por|favor|porfa|porfavor|porfis|oye|hola|radio|bot|ya|ahora|y|puedes|podrias|podri|quiero que|necesito que|me|nos|te pido que) )*/
/** Somebody else who does it, or that it is supposed. */
const noOrder =
  /\b(?:y ahora|y no|no (?:entro|me deja|funciona|carga|aparece|sale)|si|quien|cuando|como|donde|cuanto|cual|que pasa|se puede|puedo|podemos)\b/

/** What a sentence orders that people do themselves; null where it orders nothing of the kind. `text`: without names, each of them `·`. */
export function orderedOf(text: string): Pick<Order, 'what' | 'intent' | 'away'> | null {
  // 'reporta tú la derrota por mí'
  const said = text
    .replace(before, '')
    .replace(/^(\p{L}+) (?:tu|vos|usted|radio)(?: mismo)?(?= )/u, '$1')
    .replace(/ por (?:mi|nosotros)(?= |$)/, '')
  // 'pone que mi nick ya existe': it is what the site says
  if (
    (text.split(' ').length < 2 && !/^\p{L}+(?:ame|eme|anos|enos)$/u.test(text)) ||
    /^(?:pone|dice|sale|aparece) (?:que|q|ke)\b/.test(said)
  )
    return null
  return orders.find(({ says, later }) => says.test(said) && (later || !noOrder.test(text))) ?? null
}

const howIntents = new Set(orders.map(({ intent }) => intent))
/** Whether an intent tells how something is done that people order. */
export const tellsHow = (intent: string | null) => intent !== null && howIntents.has(intent)

/** That it is not done for anybody, and how it is done; that it is not open comes first. */
export function notDone(what: string, how: string): string {
  const told = how.replace(/^Sí[:,] (\p{L})/u, (_all, letter: string) => letter.toUpperCase()).split('\n')
  const closed = told.filter((line) => line.includes('no abre su inscripción'))
  const rest = closed.length ? [] : ['Así se hace:', ...told]
  return [`No puedo ${what}: solo contesto preguntas.`, ...closed, ...rest].join('\n')
}
