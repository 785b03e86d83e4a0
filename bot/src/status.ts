import type { RESTPostAPIChannelMessageJSONBody } from 'discord.js'
import { twitch } from './commands/streams'
import { isRefusal, isUnknownMessage, type DiscordRest } from './discord-rest'
import { embedOf } from './embeds'
import { clanLink, serverLine } from './lines'
import type { Names } from './names'
import { nonceIn } from './nonce'
import { paths } from '@trinchera/contract/site-paths'
import type { Site } from './site'
import { link, quoted } from './text'

/** Between two edits, ms. */
export const statusPause = 60_000
/** Its last line, by which it is known again. */
const mark = 'Este mensaje se actualiza solo'
const mostServers = 12
const mostStreams = 8
const mostStages = 10

/** How things stand: who plays, who streams, who is first. The same facts give the same message. */
async function statusNow(site: Site, names: Names): Promise<RESTPostAPIChannelMessageJSONBody> {
  const { api } = site
  const [
    { data: servers },
    {
      data: { online },
    },
    etapas,
    clanes,
  ] = await Promise.all([api.listServers(), api.getStreams(), names.etapas(), names.clanes()])
  const playing = servers.filter(({ jugadores }) => jugadores > 0).sort((a, b) => b.jugadores - a.jugadores)
  const total = playing.reduce((sum, { jugadores }) => sum + jugadores, 0)
  const stages = etapas
    .filter(({ activo, archivada }) => activo && !archivada)
    .slice(0, mostStages)
    .map((etapa) => {
      const first = clanes.find(({ clan }) => clan.id_etapa === etapa.id && clan.ranking_actual === 1)
      return `${link(etapa.nombre, site.url(paths.etapa(etapa.id)))}: ${first ? clanLink(site, first.clan) : 'sin primero todavía'}`
    })
  const field = (name: string, lines: readonly string[], none: string) => ({
    name,
    value: lines.length ? lines.join('\n') : none,
  })
  const embed = embedOf({
    title: `${quoted(site.name)}, ahora`,
    url: site.url('/'),
    lines: [],
    fields: [
      field(
        total === 1 ? 'Juega 1' : `Juegan ${total}`,
        playing.slice(0, mostServers).map((server) => serverLine(site, server)),
        'Nadie por ahora',
      ),
      field(
        'En vivo',
        online
          .slice(0, mostStreams)
          .map(
            ({ user_login, user_name, title }) => `🔴 ${link(user_name, twitch(user_login))} · ${quoted(title, 60)}`,
          ),
        'Nadie transmite',
      ),
      field('Primeros', stages, 'No hay etapas en juego'),
    ],
    footer: mark,
  })
  return { embeds: [embed], allowed_mentions: { parse: [] } }
}

interface Needs {
  site: Site
  names: Names
  discord: DiscordRest
  self: string
  channel: string
  now?: () => number
}

/**
 * Keeps the one message of the first channel as things stand; edits it when they have changed, and not more often than Discord is to be bothered.
 * The site remembers which message it is; where it does not, the channel itself is looked through before there is a new one.
 */
export class StatusKeeper {
  readonly #needs: Needs
  #message: string | null = null
  /** The one that the site has noted. */
  #noted: string | null = null
  #shown = ''
  #editedAt = 0

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async round(): Promise<void> {
    const { site, names, discord, channel } = this.#needs
    await this.#tellSite()
    if (this.#now() - this.#editedAt < statusPause) return
    if (this.#message === null) {
      const { data: kept } = await site.api.getStatusMessage()
      if (kept?.canal === channel) this.#message = this.#noted = kept.mensaje
    }
    const body = await statusNow(site, names)
    const text = JSON.stringify(body)
    if (text === this.#shown) return
    if (this.#message === null || !(await this.#edit(this.#message, body))) {
      const found = await this.#find()
      if (found !== null && (await this.#edit(found, body))) this.#message = found
      else
        this.#message = await discord.post(channel, {
          ...body,
          nonce: nonceIn(channel, `estado-${Math.floor(this.#now() / statusPause)}`),
          enforce_nonce: true,
        })
    }
    this.#shown = text
    this.#editedAt = this.#now()
    await this.#tellSite()
  }

  /** Has the site note which message it is, until it has. */
  async #tellSite() {
    const { site, channel } = this.#needs
    if (this.#message === null || this.#message === this.#noted) return
    await site.api.storeStatusMessage({ body: { canal: channel, mensaje: this.#message } })
    this.#noted = this.#message
  }

  /** The newest of its kind in the channel; null where there is none, or the channel's past may not be read. */
  async #find(): Promise<string | null> {
    const { discord, self, channel } = this.#needs
    try {
      return (
        (await discord.newest(channel)).find(({ author, footers }) => author === self && footers[0] === mark)?.id ??
        null
      )
    } catch (error) {
      if (!isRefusal(error)) throw error
      return null
    }
  }

  #now(): number {
    return (this.#needs.now ?? Date.now)()
  }

  /** Answers false where somebody deleted it. */
  async #edit(message: string, body: RESTPostAPIChannelMessageJSONBody): Promise<boolean> {
    try {
      await this.#needs.discord.edit(this.#needs.channel, message, body)
      return true
    } catch (error) {
      if (isUnknownMessage(error)) return false
      throw error
    }
  }
}
