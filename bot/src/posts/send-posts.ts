import { cut } from '@trinchera/rules/discord-text'
import {
  channelTipos,
  type ChannelTipo,
  type DiscordChannel,
  type DiscordPost,
  type PostedMessage,
} from '@trinchera/contract/discord'
import type { RESTPatchAPIChannelMessageJSONBody } from 'discord.js'
import { forEachIsolated } from '@trinchera/runtime/each-isolated'
import { isMalformed, isRejection, isUnknownChannel, type DiscordRest } from '../discord-rest'
import type { Log } from '@trinchera/runtime/log'
import { reasonOf } from '../reason'
import { isOfOne } from '../of-one'
import type { Names } from '../names'
import { versus } from '../reto-lines'
import { settledOffer } from '../reto-offers'
import type { Site } from '../site'
import { syncEvents } from './guild-events'
import { settledInvitation, keyOf, postMessage, type NewPost } from './post-message'

/** How long no posts are sent to a channel after the channel rejected one, ms. */
const rejectedChannelMs = 5 * 60_000
/** Discord's limit for the name of a thread, in characters. */
const mostThreadName = 100

type ChannelPost = Extract<DiscordPost, { tipo: ChannelTipo | 'reto-hoy' }>

const isForChannels = (post: DiscordPost): post is ChannelPost =>
  post.tipo === 'reto-hoy' || channelTipos.some((tipo) => tipo === post.tipo)

interface Needs {
  site: Site
  names: Pick<Names, 'mapNamed'>
  discord: DiscordRest
  self: string
  channels: readonly string[]
  log: Log
}

/** The messages that a post has so far. `incomplete`: true if a channel rejects posts at the moment, so the post is sent there later. */
interface Delivered {
  mensajes: PostedMessage[]
  incomplete: boolean
}

/**
 * Sends the posts that the site keeps for Discord (its outbox), in order and once per channel. A post stays in the outbox until every
 * channel has accepted it or rejected it as malformed. The process may fail after Discord accepted a message and before the site recorded
 * that. So before the first message to a channel, and after a call whose outcome is unknown, the channel's latest messages are read, and
 * posts found there are not sent again. The nonce prevents duplicates in between.
 */
export class PostSender {
  readonly #needs: Needs
  /** Ids of Discord messages that the site has not recorded yet. The map's key is the channel and the post's key. */
  readonly #sent = new Map<string, string>()
  /** Channels whose latest messages have been read, so that it is known which posts they have. */
  readonly #loaded = new Set<string>()
  readonly #rejectedUntil = new Map<string, number>()
  /** Channel and key of each post that Discord rejected as malformed. These posts are not sent to that channel again. */
  readonly #malformed = new Set<string>()
  /** The channels that were configured inside Discord with `/configurar`, as the site stores them. */
  #set: readonly DiscordChannel[] = []
  /** The id of the Discord server of each channel in the bot's configuration; null for a direct message. */
  readonly #guilds = new Map<string, string | null>()
  /** True once the site has replied, so that the first contact is logged only once. */
  #connected = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Sends all posts of the site's outbox. Rejects if the site or Discord did not respond; the next call sends the remaining posts. */
  async sendPending(stopping: AbortSignal): Promise<void> {
    const { api } = this.#needs.site
    for (let after: number | undefined; ; ) {
      const { data: pending } = await api.listPosts({ query: { despues: after } })
      if (!this.#connected) this.#needs.log.info({ debe: pending.length }, 'al habla con el sitio')
      this.#connected = true
      if (!pending.length) return
      // Read after the posts, so that each is sent as its channels were set when it was written, or later.
      this.#set = (await api.listDiscordChannels()).data
      const failed = await forEachIsolated(
        pending,
        (post) => this.#deliverAndRecord(post),
        (error, { tipo, clave }) =>
          this.#needs.log.error({ motivo: reasonOf(error), tipo, clave }, 'algo no se pudo publicar; lo demás sigue'),
        { stopping, isOfAll: (error) => !isOfOne(error) },
      )
      if (stopping.aborted) return
      const last = pending.findLast(isForChannels)
      if (last) after = last.id
      if (failed && (!last || failed === pending.length)) return // nothing was sent, so the site would return the same posts again
    }
  }

  async #deliverAndRecord(post: DiscordPost) {
    const { mensajes, incomplete } = await this.#deliver(post)
    if (incomplete && mensajes.length === post.publicado.length) return
    await this.#needs.site.api.recordPosted({ params: { id: post.id }, body: { mensajes, faltan: incomplete } })
    for (const { canal } of mensajes) this.#sent.delete(`${canal} ${post.clave}`)
  }

  async #deliver(post: DiscordPost): Promise<Delivered> {
    if (post.tipo === 'invitacion' || post.tipo === 'aviso') return this.#deliverToPerson(post)
    const { site } = this.#needs
    if (post.tipo === 'respuesta') return this.#settle(post, settledInvitation(site, post))
    if (post.tipo === 'reto-respuesta') return this.#settle(post, settledOffer(site, post.reto))
    if (post.tipo === 'reto-novedad') return this.#deliverToThreads(post)
    if (post.tipo === 'reto-evento' || post.tipo === 'torneo-evento')
      return { mensajes: await syncEvents(this.#needs, await this.#guildsToldOfRetos(), post), incomplete: false }
    const mensajes = [...post.publicado]
    let incomplete = false
    for (const canal of this.#channelsFor(post.tipo === 'reto-hoy' ? 'reto' : post.tipo)) {
      if (mensajes.some((message) => message.canal === canal)) continue
      const result = await this.#send(canal, post)
      if (result === 'closed') incomplete = true
      else if (result !== 'malformed') mensajes.push({ canal, mensaje: result })
    }
    if (post.tipo === 'reto') await this.#startThreads(post, mensajes)
    return { mensajes, incomplete }
  }

  /**
   * Starts a thread for later news from each message about a reto. Skips messages that have a thread or where the bot may not start one.
   */
  async #startThreads({ reto }: DiscordPost & { tipo: 'reto' }, messages: readonly PostedMessage[]) {
    const { discord, log } = this.#needs
    for (const { canal, mensaje } of messages) {
      try {
        await discord.startThread(canal, mensaje, cut(versus(reto), mostThreadName))
      } catch (error) {
        if (!isRejection(error)) throw error
        log.debug({ canal, motivo: reasonOf(error) }, 'no se abre un hilo')
      }
    }
  }

  /** Posts news of a reto to the threads of its messages. A thread has the same id as its message. Skips messages without a thread. */
  async #deliverToThreads(post: DiscordPost & { tipo: 'reto-novedad' }): Promise<Delivered> {
    const mensajes: PostedMessage[] = []
    for (const { mensaje: canal } of post.mensajes) {
      const result = await this.#send(canal, post)
      if (result !== 'closed' && result !== 'malformed') mensajes.push({ canal, mensaje: result })
    }
    return { mensajes, incomplete: false }
  }

  /** The Discord servers with a channel that gets posts about retos. */
  async #guildsToldOfRetos(): Promise<string[]> {
    const { discord, channels } = this.#needs
    const guilds = new Set(this.#set.filter(({ tipos }) => tipos.includes('reto')).map(({ guild }) => guild))
    for (const canal of channels.filter((own) => !this.#set.some((one) => one.canal === own))) {
      try {
        const guild = this.#guilds.get(canal) ?? (await discord.guildOf(canal))
        this.#guilds.set(canal, guild)
        if (guild) guilds.add(guild)
      } catch (error) {
        if (!isRejection(error)) throw error
      }
    }
    return [...guilds]
  }

  /**
   * The channels that get posts of this `tipo`: the channels of the bot's configuration, and those for which `/configurar` chose this
   * `tipo`. If a channel is in both, only `/configurar` counts.
   */
  #channelsFor(tipo: ChannelTipo): string[] {
    const set = this.#set
    const own = this.#needs.channels.filter((canal) => !set.some((one) => one.canal === canal))
    return [...own, ...set.filter(({ tipos }) => tipos.includes(tipo)).map(({ canal }) => canal)]
  }

  /** Sends a direct message. If the user accepts none or has left, the post counts as delivered, because the site shows the same. */
  async #deliverToPerson(post: DiscordPost & { tipo: 'invitacion' | 'aviso' }): Promise<Delivered> {
    try {
      const canal = await this.#needs.discord.openDirectMessage(post.discord_id)
      const result = await this.#send(canal, post)
      return {
        mensajes: result === 'closed' || result === 'malformed' ? [] : [{ canal, mensaje: result }],
        incomplete: false,
      }
    } catch (error) {
      if (isRejection(error)) return { mensajes: [], incomplete: false }
      throw error
    }
  }

  /** Edits the messages that asked to answer an invitation or a proposed date, so that they show the outcome. */
  async #settle(
    post: DiscordPost & { tipo: 'respuesta' | 'reto-respuesta' },
    body: RESTPatchAPIChannelMessageJSONBody,
  ): Promise<Delivered> {
    const { discord, log } = this.#needs
    for (const { canal, mensaje } of post.mensajes) {
      try {
        await discord.edit(canal, mensaje, body)
      } catch (error) {
        if (!isRejection(error)) throw error
        log.debug({ motivo: reasonOf(error), id: post.id }, 'un mensaje que pedía respuesta ya no se puede cambiar')
      }
    }
    return { mensajes: post.mensajes, incomplete: false }
  }

  async #send(channel: string, post: NewPost): Promise<string | 'closed' | 'malformed'> {
    const { discord, site, names, log } = this.#needs
    const personal = !isForChannels(post)
    if (!personal && (this.#rejectedUntil.get(channel) ?? 0) > Date.now()) return 'closed'
    await this.#loadPosted(channel)
    const key = `${channel} ${post.clave}`
    const before = this.#sent.get(key)
    if (before) return before
    if (this.#malformed.has(key)) return 'malformed'
    try {
      const id = await discord.post(channel, await postMessage(site, names, channel, post))
      this.#sent.set(key, id)
      return id
    } catch (error) {
      if (!isRejection(error)) {
        this.#loaded.delete(channel) // the message may have arrived despite the error, so the channel's messages are read again
        throw error
      }
      if (isMalformed(error)) {
        log.error(
          { motivo: reasonOf(error), canal: channel, tipo: post.tipo, clave: post.clave },
          'Discord no acepta una publicación: se deja sin publicar',
        )
        this.#malformed.add(key)
        return 'malformed'
      }
      if (isUnknownChannel(error) && this.#set.some(({ canal }) => canal === channel)) {
        log.warn({ canal: channel }, 'un canal configurado en Discord ya no existe: se olvida')
        await site.api.deleteDiscordChannel({ params: { canal: channel } })
        return 'malformed'
      }
      if (!personal) {
        log.warn(
          { canal: channel, motivo: reasonOf(error) },
          'no se puede publicar en un canal; se reintenta en unos minutos',
        )
        this.#rejectedUntil.set(channel, Date.now() + rejectedChannelMs)
      }
      return 'closed'
    }
  }

  /** Reads which posts a channel already has. If the bot may not read the channel's history, only the nonce prevents duplicates. */
  async #loadPosted(channel: string) {
    if (this.#loaded.has(channel)) return
    const { discord, self, log } = this.#needs
    try {
      for (const { id, author, urls } of await discord.latestMessages(channel)) {
        const key = author === self ? keyOf(urls[0]) : null
        if (key) this.#sent.set(`${channel} ${key}`, id)
      }
    } catch (error) {
      if (!isRejection(error)) throw error
      log.warn(
        { canal: channel, motivo: reasonOf(error) },
        'no se puede leer lo publicado en un canal: le falta el permiso de ver su historial',
      )
    }
    this.#loaded.add(channel)
  }
}
