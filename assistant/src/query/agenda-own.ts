// What whoever asks says of the matches of their own clan.

/** Whether two matches are at the same hour. */
export const clashes = /\bmism[ao] (?:hora|dia|momento)\b|\b(?:se )?(?:topan?|chocan?|cruzan|coinciden|pisan)\b(?! ·)/
/** When whoever asks plays next, with no day said. */
export const ownNext =
  /^(?:y |oye |hola )?(?:cuando|a que hora|que dia|(?:contra|con) quien) (?:nos toca(?: jugar)?|me toca(?: jugar)?|jugamos|juego)(?: la proxima| el proximo| ahora| de nuevo)?$|^(?:que|cuales|cuant[oa]s) partid[oa]s (?:nos |me )?(?:tenemos|tengo|quedan?|faltan?)(?: por jugar| pendientes?| agendad[oa]s)?$/
/** Whether something is to be picked by whoever asks. */
export const ownTurn = /\b(?:me|nos) toca(?: a mi)? (?:elegir|escoger|pickear|responder)\b/
export const ofPicksOfTwo =
  /^(?:en |con )?(?:que|cual(?:es)?) (?:servidor|server|sv|mapas?|bando|lado)\b.*\b(?:juegan?|van?|tocan?|eligieron|sera|seran)\b/
/** What may be at the same hour as another. */
export const aMatchOrTorneo = /\b(?:partid[oa]s?|retos?|match|semis?|semifinal|torneo|copa|final)\b/
