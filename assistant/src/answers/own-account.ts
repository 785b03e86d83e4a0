import { clanNameLength, clanTagLength, discordCodeMs, passwordLength, usernameLength } from '@trinchera/rules/limits'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { bold, lines, link } from '../wording'

const account = bold(link('Mi Cuenta', paths.miCuenta))

const span = ({ least, most }: { least: number; most: number }) => bold(`${least} y ${most}`)

/** How long a nick, a password, or a clan's name and tag may be. */
export function nameLength({ terms, numero }: Asked): Reply {
  if (terms.has('contrasena'))
    return {
      text: `La contraseña lleva entre ${span(passwordLength)} caracteres.`,
      sugerencias: ['¿Cómo cambio mi contraseña?'],
    }
  if (terms.has('tag') || terms.has('clan')) {
    const fits =
      numero !== null &&
      terms.has('tag') &&
      (numero >= clanTagLength.least && numero <= clanTagLength.most ? 'Sí, se puede.' : 'No, no se puede.')
    return {
      text: lines(
        fits,
        `Un tag lleva entre ${span(clanTagLength)} caracteres, y el nombre de un clan, entre ${span(clanNameLength)}.`,
      ),
      sugerencias: ['¿Qué nombres no se pueden usar?', '¿Cómo creo un clan?'],
    }
  }
  return {
    text: lines(
      `Un nick lleva entre ${span(usernameLength)} caracteres.`,
      `Se cambia en ${account}, con ${bold('Modificar datos')}.`,
    ),
    sugerencias: ['¿Qué nombres no se pueden usar?'],
  }
}

/** How Discord is linked to an account, where there is a bot to link it. */
export const linkDiscord = ({ site: { discord } }: Asked): Reply =>
  discord
    ? {
        text: lines(
          `En ${account}, en la parte de ${bold('Discord')}, aprieta ${bold('Pedir un código')} y escríbelo en Discord con ${bold('/vincular')}. Sirve una vez y dura ${discordCodeMs / 60_000} minutos.`,
          `Con eso ves tu cuenta ahí con ${bold('/micuenta')} y respondes tus invitaciones. Para soltarlo, ${bold('Desvincular')} en el mismo lugar.`,
        ),
        sugerencias: ['¿Qué redes tienen?'],
      }
    : {
        text: `Por ahora el sitio no tiene bot de Discord, así que no hay nada que vincular. Lo que sí va en tu perfil, desde ${account}, son tus canales de Twitch y YouTube.`,
        sugerencias: ['¿Cómo agrego mi canal?', '¿Qué redes tienen?'],
      }
