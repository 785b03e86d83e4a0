// What whoever asks says of the matches of their own clan.

/** Whether two matches are at the same hour. */
export const clashes = /\bmism[ao] (?:hora|dia|momento)\b|\b(?:se )?(?:topan?|chocan?|cruzan|coinciden|pisan)\b(?! ·)/
/** When whoever asks plays next, with no day said. */
export const ownNext =
  /^(?:y |oye |hola )?(?:cuando|a que hora|que dia|(?:contra|con) quien) (?:nos toca(?: jugar)?|me toca(?: jugar)?|jugamos|juego|tengo (?:que jugar|partid[oa]))(?: la proxima| el proximo| ahora| de nuevo)?$|^(?:que|cuales|cuant[oa]s) partid[oa]s (?:nos |me )?(?:tenemos|tengo|quedan?|faltan?)(?: por jugar| pendientes?| agendad[oa]s)?$/
/** Whether something is to be picked by whoever asks. */
export const ownTurn = /\b(?:me|nos) toca(?: a mi)? (?:elegir|escoger|pickear|responder)\b/
export const ofPicksOfTwo =
  /^(?:en |con )?(?:que|cual(?:es)?) (?:servidor|server|sv|mapas?|bando|lado)\b.*\b(?:juegan?|van?|tocan?|eligieron|sera|seran)\b/
/** What may be at the same hour as another. */
export const aMatchOrTorneo = /\b(?:partid[oa]s?|retos?|match|semis?|semifinal|torneo|copa|final)\b/

const challenged = '(?:ret(?:o|aron|ado|ando)|desafi(?:o|aron|ado))'
const sentOne = '(?:mando|mandaron|mandado|hizo|hicieron|hecho|envio|enviaron|enviado|pidio|pidieron|pedido)'
/** Who challenged whoever asks, or one that is named. */
const received = new RegExp(
  `\\b(?:nos|me) (?:estan? |han? |a |han )?(?:${challenged}|${sentOne} (?:\\w+ )?(?:retos?|desafios?))\\b|\\b(?:nos|me) (?:ha |han )?lleg(?:o|aron|ado) (?:\\w+ )?(?:retos?|desafios?)\\b|\\bretos? (?:que )?(?:nos|me) (?:han |ha )?(?:mandado|hecho|enviado|mandaron|hicieron|enviaron|llegado|pedido)\\b|\\bretos? (?:que )?(?:nos |me )?(?:recibid\\w+|recibimos|llegaron|llego)\\b|\\b(?:hemos |he )?recibi(?:mos|do)? (?:\\w+ )?(?:retos?|desafios?)\\b|\\b(?:quien(?:es)?|kien|que clan(?:es)?|alguien|algun clan|nadie) (?:ha |han |le |les |lo |los )*(?:${challenged}|${sentOne} (?:\\w+ )?retos?) a ·|\\ba · (?:lo |los |le |les )?(?:ha |han )?(?:${challenged}|${sentOne} (?:\\w+ )?retos?)\\b|^(?:ha |han )?retad?o? a ·$`,
)
/** Whom whoever asks has challenged, or one that is named. */
const sent = new RegExp(
  `\\ba (?:quien(?:es)?|que clan(?:es)?|cuantos clanes) (?:le |les )?(?:hemos |he |ha |han )?(?:ret(?:amos|ado|o|e|aron)|desafi(?:amos|ado|o|e|aron)|(?:mandamos|mandado|mande) (?:\\w+ )?retos?)\\b|^(?:y |ya )?(?:hemos|he) (?:retado|desafiado|mandado (?:\\w+ )?retos?|pedido (?:\\w+ )?retos?)\\b|\\bretos? (?:que )?(?:hemos |he )?(?:mandamos|mandado|enviamos|enviad\\w+|pedimos|pedido|hicimos|hecho|mande|envie|pedi)\\b|· (?:ha |han )(?:retado|desafiado)(?: a (?:alguien|algun \\w+))?$|\\b(?:nos |me )?(?:ya |han? |ha )*(?:acept|respond|contest)(?:aron|ado|ieron|ido|o|io) (?:el|los|un|algun|mi|nuestro|nuestros) (?:retos?|desafios?)\\b`,
)
const notSent =
  /\b(?:subir|escalar|convien\w+|puedo|podemos|puede[n]?|se puede|como|debo|deberi\w+|tengo que|para (?:llegar|ser|quedar))\b/
/** Which way a challenge went that is asked of. */
export const wayIn = (text: string): 'received' | 'sent' | null =>
  notSent.test(text) ? null : received.test(text) ? 'received' : sent.test(text) ? 'sent' : null

/** Whether what was sent was accepted. */
export const accepted = /\b(?:acept|respond|contest)(?:aron|ado|ieron|ido|o|io)\b/
/** Why it was not played, or what became of it. */
export const cameToNothing =
  /\b(?:se (?:cayo|cayeron|bajo|bajaron|suspendi\w+|arrepinti\w+)|no se (?:jugo|jugaron|hizo|concreto)|quedo en nada|fracaso)\b/
export const whatBecame =
  /\b(?:que (?:paso|fue|onda|hubo)|en que (?:quedo|termino|quedaron)|como (?:quedo|termino)) (?:con |de |del |al final )*(?:el |los |ese |un )?(?:retos?|desafios?)\b/

/** Whether what was agreed still is, or falls through. */
export const stillOn =
  /\b(?:sigue en pie|se mantiene|sigue acordad[oa]|(?:se juega|va|sigue) (?:igual|si o si)|va o no|se juega o no|todavia se juega|sigue firme)\b/
export const fallsOff =
  /\b(?:se (?:cae|caen|cancela|suspende|aplaza|posterga|corre|baja|atrasa)|(?:va|van) a (?:caer|cancelar|suspender|postergar)se|(?:se )?(?:va|van) a (?:caer|cancelar|suspender|postergar)|queda (?:suspendid|cancelad)[oa])\b/
