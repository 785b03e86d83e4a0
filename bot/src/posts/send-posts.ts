import type { DiscordPost } from '@trinchera/contract/discord'
import { isMalformed, isRefusal, type DiscordRest } from '../discord-rest'
import { reasonOf, type Log } from '../log'
import type { Site } from '../site'
import { keyIn, postMessage } from './post-message'

/** How long a channel that refused is left alone, ms. */
const pause = 5 * 60_000

interface Needs { site: Site; discord: DiscordRest; self: string; channels: readonly string[]; log: Log }
interface Sent { canal: string; mensaje: string }

/**
 * Posts what the site owes Discord, in order, each once in each channel.
 *
 * The site's list is the truth: a post leaves it only when it is said to be done. Between Discord taking a message and the site hearing of it
 * anything may break, so before anything is sent to a channel whose state is not known (at the start, or after a call whose end was not seen)
 * its newest messages are read: what is there already is not sent again. The nonce covers the moment in between.
 */
export class PostSender {
  readonly #needs: Needs
  /** Message ids by channel and key, of what is posted and not yet said to be done. */
  readonly #sent = new Map<string, string>()
  /** Channels whose newest messages are known. */
  readonly #known = new Set<string>()
  readonly #refusedUntil = new Map<string, number>()
  /** The site has answered: from its first answer ever it counts what is news. */
  #heard = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Sends what is owed now. Rejects where the site or Discord did not answer: the next round goes on from there. */
  async round(stopping: AbortSignal): Promise<void> {
    const { api } = this.#needs.site
    for (;;) {
      const { data: owed } = await api.listPosts()
      if (!this.#heard) this.#needs.log.info({ debe: owed.length }, 'al habla con el sitio')
      this.#heard = true
      let done = 0
      for (const post of owed) {
        if (stopping.aborted) return
        const mensajes = await this.#deliver(post)
        if (!mensajes) continue
        await api.notePosted({ params: { id: post.id }, body: { mensajes } })
        for (const { canal } of mensajes) this.#sent.delete(`${canal} ${post.clave}`)
        done++
      }
      if (!owed.length || done < owed.length) return
    }
  }

  /** The messages a post became: none where nobody would have it. Null: it stays owed, for every channel is closed for now. */
  async #deliver(post: DiscordPost): Promise<Sent[] | null> {
    if (post.tipo === 'invitacion') return this.#deliverToPerson(post)
    const sent: Sent[] = []
    let closed = 0
    for (const canal of this.#needs.channels) {
      const result = await this.#send(canal, post)
      if (result === 'closed') closed++
      else if (result !== 'malformed') sent.push({ canal, mensaje: result })
    }
    return closed > 0 && !sent.length ? null : sent
  }

  async #deliverToPerson(post: DiscordPost & { tipo: 'invitacion' }): Promise<Sent[]> {
    try {
      const canal = await this.#needs.discord.directWith(post.discord_id)
      const result = await this.#send(canal, post)
      return result === 'closed' || result === 'malformed' ? [] : [{ canal, mensaje: result }]
    } catch (error) {
      if (isRefusal(error)) return [] // nobody there any more
      throw error
    }
  }

  async #send(channel: string, post: DiscordPost): Promise<string | 'closed' | 'malformed'> {
    const { discord, site, log } = this.#needs
    const personal = post.tipo === 'invitacion'
    if (!personal && (this.#refusedUntil.get(channel) ?? 0) > Date.now()) return 'closed'
    await this.#recall(channel)
    const key = `${channel} ${post.clave}`
    const before = this.#sent.get(key)
    if (before) return before
    try {
      const id = await discord.post(channel, postMessage(site, post))
      this.#sent.set(key, id)
      return id
    } catch (error) {
      if (!isRefusal(error)) {
        this.#known.delete(channel) // it may have arrived all the same
        throw error
      }
      if (isMalformed(error)) {
        log.error({ motivo: reasonOf(error), tipo: post.tipo, id: post.id }, 'Discord no acepta una publicación')
        return 'malformed'
      }
      if (!personal) {
        log.warn({ canal: channel, motivo: reasonOf(error) }, 'no se puede publicar en un canal; se reintenta en unos minutos')
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
      log.warn({ canal: channel, motivo: reasonOf(error) }, 'no se puede leer lo publicado en un canal: le falta el permiso de ver su historial')
    }
    this.#known.add(channel)
  }
}
