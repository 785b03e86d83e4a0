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
import { reasonOf, type Log } from '../log'
import { isOfOne } from '../of-one'
import type { Names } from '../names'
import { versus } from '../reto-lines'
import { settledOffer } from '../reto-offers'
import type { Site } from '../site'
import { syncEvents } from './guild-events'
import { settledInvitation, keyOf, postMessage, type NewPost } from './post-message'

/** How long no posts are sent to a channel after it rejected one, ms. */
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

/** The result of delivering a post. `incomplete`: a channel rejects posts for now and gets this one later. */
interface Delivered {
  mensajes: PostedMessage[]
  incomplete: boolean
}

/**
 * Sends the site's pending posts (its outbox for Discord), in order and once per channel.
 *
 * A post stays pending on the site until every channel has accepted it or rejected it as malformed. The process may fail between Discord
 * accepting a message and the site recording it. So before the first message to a channel, and after a call with an unknown outcome, the
 * channel's latest messages are read, and what was posted already is not sent again. The nonce covers the time in between.
 */
export class PostSender {
  readonly #needs: Needs
  /** Ids of messages that were posted but that the site has not recorded yet, by channel and key. */
  readonly #sent = new Map<string, string>()
  /** Channels whose latest messages have been read. */
  readonly #loaded = new Set<string>()
  readonly #rejectedUntil = new Map<string, number>()
  /** Channel and key of posts that Discord rejected as malformed; they are not retried. */
  readonly #malformed = new Set<string>()
  /** The channels that were set up inside Discord, as the site stores them. */
  #set: readonly DiscordChannel[] = []
  /** The Discord server of each channel named in the configuration. */
  readonly #guilds = new Map<string, string | null>()
  /** True once the site has answered; used for the log. */
  #connected = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Sends all pending posts. Rejects if the site or Discord did not answer; the next call continues from there. */
  async sendPending(stopping: AbortSignal): Promise<void> {
    const { api } = this.#needs.site
    this.#set = (await api.listDiscordChannels()).data
    for (let after: number | undefined; ; ) {
      const { data: pending } = await api.listPosts({ query: { despues: after } })
      if (!this.#connected) this.#needs.log.info({ debe: pending.length }, 'al habla con el sitio')
      this.#connected = true
      if (!pending.length) return
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
      if (failed && (!last || failed === pending.length)) return // nothing moved forward, so the site would return the same posts again
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
   * Starts a thread for the news of a reto from each of its messages. Skips a message that already has a thread or where the bot may not
   * start one.
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

  /** Posts news to the threads of the messages; a thread has the id of its message. Skips messages without a thread. */
  async #deliverToThreads(post: DiscordPost & { tipo: 'reto-novedad' }): Promise<Delivered> {
    const mensajes: PostedMessage[] = []
    for (const { mensaje: canal } of post.mensajes) {
      const result = await this.#send(canal, post)
      if (result !== 'closed' && result !== 'malformed') mensajes.push({ canal, mensaje: result })
    }
    return { mensajes, incomplete: false }
  }

  /** The Discord servers that have a channel for retos. */
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
   * The channels that get posts of this `tipo`: all configured channels that were not also set up inside Discord, and those set up there
   * for this `tipo`.
   */
  #channelsFor(tipo: ChannelTipo): string[] {
    const set = this.#set
    const own = this.#needs.channels.filter((canal) => !set.some((one) => one.canal === canal))
    return [...own, ...set.filter(({ tipos }) => tipos.includes(tipo)).map(({ canal }) => canal)]
  }

  /** Sends a direct message. A user who accepts no messages or has left counts as delivered, because they still see it on the site. */
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

  /** Edits the messages that asked for an answer so that they show the outcome. */
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
        this.#loaded.delete(channel) // the message may have arrived despite the error, so the channel is read again
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

  /** Loads which posts are already in a channel. Without permission to read its history, only the nonce prevents duplicates. */
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
