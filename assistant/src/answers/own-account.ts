import { discordCodeMs } from '@trinchera/rules/limits'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { bold, lines, link } from '../wording'

const account = bold(link('Mi Cuenta', paths.miCuenta))

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
