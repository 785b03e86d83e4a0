import type { Asked } from '../intent'

const interrogative =
  /^(?:quien|quienes|kien|cual|cuales|como|komo|donde|adonde|cuando|cuanto|cuantos|cuanta|cuantas|porque)$/
/** What may stand before 'qué' when it asks: 'en qué', 'a qué'. Elsewhere it only joins. */
const leadsIn = /^(?:a|en|de|con|por|para|pa|y|hola|oye|oe)$/
const asked =
  /^(?:esta|estan|ta|es|son|va|van|sigue|siguen|hay|habra|viene|vienen|tiene|tienen|tienes|puedo|podemos|puede|pueden|existe|vale|sirve|juega|juegan|acepta|aceptan|recibe|reciben|anda|andan|alguien|transmite|entra|entran|dejan|permiten|permitido|permitida|prohibido|prohibida|obligatorio|obligacion|obligado)$/

/** Whether a question asks for a yes or a no: '¿puedo…?', '¿hay…?', '¿va primero Puelche?'. */
export function asksWhether({ words }: Pick<Asked, 'words'>): boolean {
  const asksWhat = words.some(
    ({ plain }, at) =>
      interrogative.test(plain) ||
      (/^(?:que|q|k|ke)$/.test(plain) && (at === 0 || leadsIn.test(words[at - 1]?.plain ?? ''))),
  )
  return !asksWhat && words.some(({ plain }) => asked.test(plain))
}
