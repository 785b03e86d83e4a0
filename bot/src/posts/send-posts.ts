import type { DiscordPost, PostedMessage } from '@trinchera/contract/discord'
import { isMalformed, isRefusal, type DiscordRest } from '../discord-rest'
import { reasonOf, type Log } from '../log'
import type { Site } from '../site'
import { endedInvitation, keyIn, postMessage, type NewPost } from './post-message'

/** How long a channel that refused is left alone, ms. */
const pause = 5 * 60_000

const isPersonal = ({ tipo }: DiscordPost) => tipo === 'invitacion' || tipo === 'respuesta'

interface Needs {
  site: Site
  discord: DiscordRest
  self: string
  channels: readonly string[]
  log: Log
}

/** What a post became; `lacking`: some channel is closed for now, and is to have it later. */
interface Delivered {
  mensajes: PostedMessage[]
  lacking: boolean
}

/**
 * Posts what the site owes Discord, in order, each once in each channel.
 *
 * The site's list is the truth: a post leaves it only when it is said to be done, which is when every channel has taken it or found it malformed;
 * where it is meanwhile the site knows. Between Discord taking a message and the site hearing of it anything may break, so before anything is sent to a channel whose state is not known (at the start, or after a call whose end was not seen)
 * its newest messages are read: what is there already is not sent again. The nonce covers the moment in between.
 */
export class PostSender {
  readonly #needs: Needs
  /** Message ids by channel and key, of what is posted and not yet said to be done. */
  readonly #sent = new Map<string, string>()
  /** Channels whose newest messages are known. */
  readonly #known = new Set<string>()
  readonly #refusedUntil = new Map<string, number>()
  /** Channel and key of what Discord finds malformed: it would again. */
  readonly #malformed = new Set<string>()
  /** The site has answered: from its first answer ever it counts what is news. */
  #heard = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Sends what is owed now. Rejects where the site or Discord did not answer: the next round goes on from there. */
  async round(stopping: AbortSignal): Promise<void> {
    const { api } = this.#needs.site
    for (let after: number | undefined; ; ) {
      const { data: owed } = await api.listPosts({ query: { despues: after } })
      if (!this.#heard) this.#needs.log.info({ debe: owed.length }, 'al habla con el sitio')
      this.#heard = true
      if (!owed.length) return
      for (const post of owed) {
        if (stopping.aborted) return
        await this.#settle(post)
        if (!isPersonal(post)) after = post.id
      }
    }
  }

  /** Delivers a post, and tells the site what is new of it. */
  async #settle(post: DiscordPost) {
    const { mensajes, lacking } = await this.#deliver(post)
    if (lacking && mensajes.length === post.publicado.length) return
    await this.#needs.site.api.recordPosted({ params: { id: post.id }, body: { mensajes, faltan: lacking } })
    for (const { canal } of mensajes) this.#sent.delete(`${canal} ${post.clave}`)
  }

  async #deliver(post: DiscordPost): Promise<Delivered> {
    if (post.tipo === 'invitacion') return this.#deliverToPerson(post)
    if (post.tipo === 'respuesta') return this.#endInvitation(post)
    const mensajes = [...post.publicado]
    let lacking = false
    for (const canal of this.#needs.channels) {
      if (mensajes.some((message) => message.canal === canal)) continue
      const result = await this.#send(canal, post)
      if (result === 'closed') lacking = true
      else if (result !== 'malformed') mensajes.push({ canal, mensaje: result })
    }
    return { mensajes, lacking }
  }

  /** Whoever takes no messages, or is not there any more, has it on the site. */
  async #deliverToPerson(post: DiscordPost & { tipo: 'invitacion' }): Promise<Delivered> {
    try {
      const canal = await this.#needs.discord.directWith(post.discord_id)
      const result = await this.#send(canal, post)
      return {
        mensajes: result === 'closed' || result === 'malformed' ? [] : [{ canal, mensaje: result }],
        lacking: false,
      }
    } catch (error) {
      if (isRefusal(error)) return { mensajes: [], lacking: false }
      throw error
    }
  }

  async #endInvitation(post: DiscordPost & { tipo: 'respuesta' }): Promise<Delivered> {
    const { discord, site, log } = this.#needs
    for (const { canal, mensaje } of post.mensajes) {
      try {
        await discord.edit(canal, mensaje, endedInvitation(site, post))
      } catch (error) {
        if (!isRefusal(error)) throw error
        log.debug({ motivo: reasonOf(error), id: post.id }, 'el mensaje de una invitación ya no se puede cambiar')
      }
    }
    return { mensajes: post.mensajes, lacking: false }
  }

  async #send(channel: string, post: NewPost): Promise<string | 'closed' | 'malformed'> {
    const { discord, site, log } = this.#needs
    const personal = isPersonal(post)
    if (!personal && (this.#refusedUntil.get(channel) ?? 0) > Date.now()) return 'closed'
    await this.#recall(channel)
    const key = `${channel} ${post.clave}`
    const before = this.#sent.get(key)
    if (before) return before
    if (this.#malformed.has(key)) return 'malformed'
    try {
      const id = await discord.post(channel, postMessage(site, channel, post))
      this.#sent.set(key, id)
      return id
    } catch (error) {
      if (!isRefusal(error)) {
        this.#known.delete(channel) // it may have arrived all the same
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
      if (!personal) {
        log.warn(
          { canal: channel, motivo: reasonOf(error) },
          'no se puede publicar en un canal; se reintenta en unos minutos',
        )
        this.#refusedUntil.set(channel, Date.now() + pause)
      }
      return 'closed'
    }
  }

  /** Learns what is in a channel already. Where its past may not be read, the nonce has to do. */
  async #recall(channel: string) {
    if (this.#known.has(channel)) return
    const { discord, self, log } = this.#needs
    try {
      for (const { id, author, urls } of await discord.newest(channel)) {
        const key = author === self ? keyIn(urls[0]) : null
        if (key) this.#sent.set(`${channel} ${key}`, id)
      }
    } catch (error) {
      if (!isRefusal(error)) throw error
      log.warn(
        { canal: channel, motivo: reasonOf(error) },
        'no se puede leer lo publicado en un canal: le falta el permiso de ver su historial',
      )
    }
    this.#known.add(channel)
  }
}
