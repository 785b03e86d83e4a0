import { quoted } from '@trinchera/rules/discord-text'
import type { RESTPostAPIChannelMessageJSONBody } from 'discord.js'
import { paths } from '@trinchera/contract/site-paths'
import { twitch } from './commands/streams'
import { isRejection, isUnknownMessage, type DiscordRest } from './discord-rest'
import { embedOf } from './embeds'
import { clanLink, serverLine } from './lines'
import type { Names } from './names'
import { nonceFor } from './nonce'
import type { Site } from './site'
import { link } from './text'

/** Minimum time between two edits of the status message, ms. */
export const statusIntervalMs = 60_000
/** Footer by which the bot recognises its status message. */
const statusFooter = 'Este mensaje se actualiza solo'
const maxServers = 12
const maxStreams = 8
const maxEtapas = 10

/** The content of the status message: who plays, who streams, who leads each etapa. Unchanged data gives the same content. */
async function statusBody(site: Site, names: Names): Promise<RESTPostAPIChannelMessageJSONBody> {
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
  const leaders = etapas
    .filter(({ activo, archivada }) => activo && !archivada)
    .slice(0, maxEtapas)
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
        await Promise.all(playing.slice(0, maxServers).map((server) => serverLine(site, names, server))),
        'Nadie por ahora',
      ),
      field(
        'En vivo',
        online
          .slice(0, maxStreams)
          .map(
            ({ user_login, user_name, title }) => `🔴 ${link(user_name, twitch(user_login))} · ${quoted(title, 60)}`,
          ),
        'Nadie transmite',
      ),
      field('Primeros', leaders, 'No hay etapas en juego'),
    ],
    footer: statusFooter,
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
 * The message with the site's current status, in the first channel. It is edited when the status changes, at most once per
 * `statusIntervalMs`. The site stores the message's id; if none is stored, the bot searches the channel before it posts a new message.
 */
export class StatusMessage {
  readonly #needs: Needs
  #message: string | null = null
  /** The message id that the site has stored; null if none or not known yet. */
  #stored: string | null = null
  #lastBody = ''
  #editedAt = 0

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async update(): Promise<void> {
    const { site, names, discord, channel } = this.#needs
    await this.#storeMessage()
    if (this.#now() - this.#editedAt < statusIntervalMs) return
    if (this.#message === null) {
      const { data: stored } = await site.api.getStatusMessage()
      if (stored?.canal === channel) this.#message = this.#stored = stored.mensaje
    }
    const body = await statusBody(site, names)
    const text = JSON.stringify(body)
    if (text === this.#lastBody) return
    if (this.#message === null || !(await this.#edit(this.#message, body))) {
      const found = await this.#find()
      if (found !== null && (await this.#edit(found, body))) this.#message = found
      else
        this.#message = await discord.post(channel, {
          ...body,
          nonce: nonceFor(channel, `estado-${Math.floor(this.#now() / statusIntervalMs)}`),
          enforce_nonce: true,
        })
    }
    this.#lastBody = text
    this.#editedAt = this.#now()
    await this.#storeMessage()
  }

  /** Stores the message's id on the site. If this fails, the next update tries again. */
  async #storeMessage() {
    const { site, channel } = this.#needs
    if (this.#message === null || this.#message === this.#stored) return
    await site.api.storeStatusMessage({ body: { canal: channel, mensaje: this.#message } })
    this.#stored = this.#message
  }

  /** Finds the id of the latest status message in the channel; null if there is none or the bot may not read the channel's history. */
  async #find(): Promise<string | null> {
    const { discord, self, channel } = this.#needs
    try {
      return (
        (await discord.latestMessages(channel)).find(
          ({ author, footers }) => author === self && footers[0] === statusFooter,
        )?.id ?? null
      )
    } catch (error) {
      if (!isRejection(error)) throw error
      return null
    }
  }

  #now(): number {
    return (this.#needs.now ?? Date.now)()
  }

  /** Edits the status message. False if the message was deleted. */
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
