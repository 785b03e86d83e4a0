import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { articleOf, articleReply } from '../articles'
import { bold, lines, link } from '../wording'

const saysPasskey = /Llave de acceso/

/** How the second step is turned on; where the site has no passkeys, by the app of codes alone. */
export const secondStep = ({ site: { llaves } }: Pick<Asked, 'site'>): Reply => {
  const { es, sugerencias } = articleOf('segundo-paso')
  return llaves
    ? { text: es, sugerencias }
    : {
        text: es
          .split('\n')
          .filter((line) => !saysPasskey.test(line))
          .join('\n')
          .replace('Con el primero', 'Con ella'),
        sugerencias: ['Perdí el teléfono con los códigos'],
      }
}

/** Whether one gets in with a passkey: some sites have none. */
export const passkeys = ({ site: { llaves } }: Pick<Asked, 'site'>): Reply =>
  llaves
    ? articleReply(articleOf('llaves-acceso'))
    : {
        text: lines(
          `${bold('No')}: en este sitio no se entra con llaves de acceso, y su botón no aparece.`,
          `Un segundo paso sí hay, con una app de códigos: se activa en ${link('Seguridad', paths.seguridad)}.`,
        ),
        sugerencias: ['¿Cómo activo el segundo paso?'],
      }
