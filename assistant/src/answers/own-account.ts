import { clanNameLength, clanTagLength, discordCodeMs, passwordLength, usernameLength } from '@trinchera/rules/limits'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { bold, bullets, lines, link } from '../wording'

const account = bold(link('Mi Cuenta', paths.miCuenta))

/** Somebody else got into an account. */
export const hacked = (): Reply => ({
  text: lines(
    'Si todavía puedes entrar, hazlo ya:',
    bullets([
      `En ${account}, ${bold('Modificar Contraseña')}: al cambiarla se cierran todas las otras sesiones. Que no sea la misma del correo.`,
      `Si ya no entras, pide una nueva en ${bold(link('Recuperar contraseña', paths.recuperarPassword))}.`,
      'Cambia también la de tu correo, y avísale a la administración si hicieron algo con tu cuenta.',
    ]),
  ),
  sugerencias: ['¿Con quién hablo por un reclamo?', '¿Cómo cierro sesión?'],
})

/** The mail of an account is out of reach. */
export const mailOutOfReach = (): Reply => ({
  text: lines(
    'Sin ese correo no te podemos mandar el enlace, pero no hagas otra cuenta: es una por persona.',
    `Si todavía sabes tu contraseña, entra con tu nick. Si no, habla con la ${bold('administración')}: el correo de una cuenta lo cambian ahí, después de ver que eres tú.`,
  ),
  sugerencias: ['¿Quiénes son los administradores?'],
})

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

/** Where one finds one's own: what the assistant cannot tell, for it does not know who asks. */
export const mine = (): Reply => ({
  text: lines(
    `Tus datos, tus clanes y tus invitaciones están en ${account}.`,
    `Tus partidas y tu récord, en tu página de jugador: búscate en ${link('Jugadores', paths.jugadores)}, o dime tu nick y te cuento.`,
  ),
  sugerencias: ['¿Cómo cambio mi nick o mi foto?'],
})
