import { paths } from '@trinchera/contract/site-paths'
import { howEarned } from '@trinchera/rules/medallas/how-earned'
import { medallaNombre, mostChosenMedals, type MedallaTipo } from '@trinchera/rules/medallas/tipos'
import type { Reply } from '../intent'
import { bold, lines, link } from '../wording'

const medal = /\bmedallas?\b/
/** What a medal is good for, or what it gives. */
const asksWorth =
  /\b(?:para|pa) (?:que|q|k) (?:me |te |nos )?(?:sirv\w+|son|es|quiero|tener)\b|\bque (?:gano|se gana|ganamos|gana uno|me dan?|dan|da|beneficio\w*|ventaja\w*|saco|sirve) .*\b(?:con|por|tener|teniendo|la|una|las)\b|\bsirv\w+ (?:de|para|pa) (?:algo|que|q)\b|\b(?:da|dan|suma|suman|entrega|entregan|otorga\w*) (?:puntos?|puestos?|algo|premios?|plata|ventaja\w*|lugares|ranking)\b|\b(?:cambia|mueve|mueven|influye\w*|afecta\w*|cuenta\w*) .*\b(?:tabla|ranking|puestos?|algo)\b|\bvalen (?:algo|de algo|la pena)\b/
const asksDifference = /\b(?:diferencia\w*|distint\w+|es lo mismo|son lo mismo|es igual|se parecen?)\b/
const fire = /\b(?:fueguito|fuego|llama|llamita|emoji|icono)\b|🔥/
/** Whether a medal is kept. */
const areLost =
  /\b(?:se (?:pierden?|quitan?|borran?|vencen?|acaban?|van|sacan?)|(?:puedo|puede|pueden|se puede) (?:perder|quitar\w*)|me (?:la|las) (?:quitan|sacan|pueden quitar)|caducan?|(?:son|es|duran?) para siempre|cuanto duran?|(?:la|las) pierdo)\b/
const howDone = /\bcomo (?:se )?(?:gan\w+|consig\w+|sac\w+|obtien\w+|eligo|elijo|escojo|pongo|muestro)\b/

/** What a medal is for, or how that of a run is another thing than the sign in the table; null where neither is asked. */
export function medalWorth(text: string, tipo: MedallaTipo | undefined): Reply | null {
  const ofRun = /\bracha\b|🔥/.test(text)
  if (asksDifference.test(text) && /\brachas? de (?:10|diez)\b.*\b(?:20|veinte)\b/.test(text))
    return {
      text: lines(
        `Son dos medallas: ${bold(medallaNombre['racha-10'])} se gana con la décima victoria seguida y ${bold(medallaNombre['racha-20'])} con la vigésima.`,
        'Las dos quedan, y ninguna mueve la tabla.',
      ),
      sugerencias: ['¿Qué medallas hay?'],
    }
  if (ofRun && asksDifference.test(text) && (fire.test(text) || medal.test(text)))
    return {
      text: lines(
        `La ${bold('medalla')} de racha se gana con la décima victoria seguida (otra, con la vigésima) y ${bold('queda')}, aunque después se pierda.`,
        `El ${bold('🔥')} de la tabla se ve solo mientras dura: sale desde las 10 victorias seguidas y se apaga con la primera derrota.`,
        'Ninguno de los dos mueve la tabla.',
      ),
      sugerencias: ['¿Qué medallas hay?', '¿Quién tiene la mejor racha?'],
    }
  if (medal.test(text) && areLost.test(text) && !howDone.test(text))
    return {
      text: lines(
        `${bold('No se pierden')}: las medallas quedan, aunque el clan baje, se corte la racha o se cierre la etapa.`,
        'Solo un fallo de la administración sobre las partidas que la dieron puede quitar una.',
      ),
      sugerencias: ['¿Qué medallas hay?'],
    }
  if (!medal.test(text) || !asksWorth.test(text) || howDone.test(text)) return null
  const which = tipo ? `la medalla ${bold(medallaNombre[tipo])}` : 'las medallas'
  return {
    text: lines(
      `Es ${bold('un reconocimiento')}: ${which} no ${tipo ? 'da' : 'dan'} puestos, puntos ni premios, y no ${tipo ? 'mueve' : 'mueven'} la tabla.`,
      `${tipo ? 'Se muestra' : 'Se muestran'} en la página del clan y en el perfil de los jugadores que estaban en él; en el tuyo ${link('eliges', paths.miCuenta)} hasta ${mostChosenMedals} que salen primero.`,
      tipo && `Se gana así: ${howEarned[tipo]}`,
    ),
    sugerencias: ['¿Qué medallas hay?', '¿Cómo elijo mis medallas?'],
  }
}
