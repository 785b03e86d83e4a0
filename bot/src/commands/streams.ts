import { colours, quoted } from '@trinchera/rules/discord-text'
import { paths } from '@trinchera/contract/site-paths'
import { slash, type Command } from '../command'
import { embedOf } from '../embeds'
import { link } from '../text'

export const twitch = (login: string) => `https://www.twitch.tv/${encodeURIComponent(login)}`

export const streams: Command = {
  data: slash('streams', 'Quién transmite ahora'),
  async run({ site }) {
    const {
      data: { online },
    } = await site.api.getStreams()
    const lines = online.map(
      ({ user_login, user_name, title, viewer_count }) =>
        `🔴 ${link(user_name, twitch(user_login))} · ${viewer_count} mirando · ${quoted(title, 140)}`,
    )
    return {
      embeds: [
        embedOf({
          title: 'Streams',
          url: site.url(paths.stream),
          lines: lines.length ? lines : ['Nadie transmite en este momento.'],
          colour: colours.violet,
        }),
      ],
    }
  },
}
