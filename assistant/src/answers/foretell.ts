import type { Word } from '../words/plain'

const winning =
  '(?:gan(?:ar(?:a|an)?|e|en)|sal(?:ir|dra|dran|ga)|ser|sera|seran|quedar|quedara|campeon|campeones|terminar|terminara|llevarse|llevara)'
/** What nobody can know: who will win, or lead in the end. */
const ofFuture: readonly RegExp[] = [
  new RegExp(`\\b(?:quien|quienes|cual|que clan|que equipo)\\b.*\\b(?:va|van|vaya|ira) a ${winning}\\b`),
  /\b(?:quien|quienes|que clan|que equipo|cual)(?: clan)? (?:ganara|ganaran|saldra|sera|seran|quedara|terminara|se llevara|se lleva la)\b/,
  /\b(?:quien|quienes|cual|que clan)(?: (?:tu|uds|ustedes|vos))? (?:crees|creen|piensas|dirias|apuestas|opinas)\b.*\b(?:gan\w+|campeon|primero)\b/,
  /\bcrees que (?:\w+ ){0,5}(?:gane|ganara|gana|va a ganar|salga campeon)\b/,
  /\b(?:pronostico|pronosticos|prediccion|predicciones|predice|apuesta|apuestas|favorito|favoritos)\b.*\b(?:gan\w+|campeon|etapa|partida|entre|tabla|liga|ladder|para)\b/,
  /\b(?:va|van|vamos|ira) a (?:ganar|salir|ser|quedar|terminar) (?:la|el|campeon|campeones|primer|primero|primeros)\b/,
  /\ba quien le (?:apuestas|pones|apostarias|tienes fe)\b/,
]

/** Whether a question wants to know what is still to be played. */
export function foretells(words: readonly Word[]): boolean {
  const text = words.map(({ plain }) => plain).join(' ')
  return (
    !/\b(?:si|como|torneo|copa|cuando|mundial|eurocopa|libertadores|elecciones)\b/.test(text) &&
    ofFuture.some((asked) => asked.test(text))
  )
}

/** What stands before what the table says. */
export const unknowable = 'Eso nadie lo puede saber: se juega. Esto es lo que dice la tabla hoy.'
