import { ApplicationCommandOptionType } from 'discord.js'
import { paths } from '@trinchera/contract/site-paths'
import { slash, type Command } from '../command'
import { linkedAccount } from '../linked-account'
import { link } from '../text'

export const avisame: Command = {
  data: {
    ...slash('avisame', 'Recibe acá, por mensaje directo, tus avisos del sitio'),
    options: [
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'activo',
        description: 'No: deja de recibirlos',
        required: false,
      },
    ],
  },
  isPrivate: true,
  async run({ site }, { user, options }) {
    await linkedAccount(site, user.id)
    const activo = options.getBoolean('activo') ?? true
    const { message } = await site.api.setDiscordNotices({ params: { discord_id: user.id }, body: { activo } })
    const which = link('Elige cuáles', site.url(paths.avisos))
    return { content: activo ? `${message}, por mensaje directo. ${which} en el sitio.` : `${message}.` }
  },
}
