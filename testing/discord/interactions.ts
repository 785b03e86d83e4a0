import { faultsOfChoices, faultsOfMessage } from './limits'
import {
  asList,
  asObject,
  asText,
  messagePayload,
  type DiscordMessage,
  type DiscordReply,
  type Json,
  type World,
} from './world'

/** Time in ms within which the first response to an interaction must come. In Discord 3 s, but the machine of a test may be busy. */
const responseLimitMs = 30_000
const ephemeralFlag = 64

export interface Interaction {
  id: string
  token: string
  channel: string
  since: number
  /** The message whose button was pressed; null for interactions other than button presses. */
  pressed: DiscordMessage | null
  /** Type of the first response, null before it: 4 message, 5 deferred message, 6 deferred edit, 7 edit of `pressed`, 8 choices. */
  callback: number | null
  reply: DiscordReply | null
  /** The bot's messages after the first response. */
  followups: DiscordReply[]
  choices: { name: string; value: unknown }[] | null
}

export interface Answer {
  status: number
  body?: unknown
}

const wrongForm = (faults: readonly string[]): Answer => ({
  status: 400,
  body: {
    code: 50035,
    message: 'Invalid Form Body',
    errors: { _errors: faults.map((message) => ({ code: 'BASE', message })) },
  },
})
const unknown: Answer = { status: 404, body: { code: 10062, message: 'Unknown interaction' } }

const replyOf = (data: Json, deferred: boolean, ephemeral: boolean): DiscordReply => ({
  ephemeral,
  deferred,
  content: asText(data.content),
  embeds: asList(data.embeds),
  components: asList(data.components),
})

/** Keeps all interactions (commands and button presses) and the bot's responses to them. */
export class Interactions {
  readonly #world: World
  readonly #byToken = new Map<string, Interaction>()

  constructor(world: World) {
    this.#world = world
  }

  open(channel: string, pressed: DiscordMessage | null = null): Interaction {
    const id = this.#world.newId()
    const interaction: Interaction = {
      id,
      token: `ficha-${id}`,
      channel,
      since: Date.now(),
      pressed,
      callback: null,
      reply: null,
      followups: [],
      choices: null,
    }
    this.#byToken.set(interaction.token, interaction)
    return interaction
  }

  callback(id: string, token: string, body: Json): Answer {
    const interaction = this.#byToken.get(token)
    if (interaction?.id !== id || Date.now() - interaction.since > responseLimitMs) return unknown
    if (interaction.callback !== null)
      return { status: 400, body: { code: 40060, message: 'Interaction has already been acknowledged.' } }
    const data = asObject(body.data)
    const type = Number(body.type)
    const faults = type === 4 || type === 7 ? faultsOfMessage(data) : type === 8 ? faultsOfChoices(data.choices) : []
    if (faults.length) return wrongForm(faults)
    interaction.callback = type
    const ephemeral = (Number(data.flags ?? 0) & ephemeralFlag) > 0
    if (type === 4) interaction.reply = replyOf(data, false, ephemeral)
    if (type === 5) interaction.reply = { ephemeral, deferred: true, content: '', embeds: [], components: [] }
    if (type === 7 && interaction.pressed) this.#edit(interaction.pressed, data)
    if (type === 7) interaction.reply = replyOf(data, false, false)
    if (type === 8) interaction.choices = asList(data.choices).map(({ name, value }) => ({ name: asText(name), value }))
    this.#world.notifyWaiters()
    return { status: 204 }
  }

  /** Edits the first response to an interaction. If that response was deferred, this gives it its content. */
  editOriginal(token: string, body: Json): Answer {
    const interaction = this.#byToken.get(token)
    if (!interaction || interaction.callback === null) return unknown
    const { pressed, reply } = interaction
    const ofPressed = pressed !== null && interaction.callback >= 6
    const { content, embeds, components } = ofPressed ? pressed : (reply ?? { content: '', embeds: [], components: [] })
    const merged = { content, embeds, components, ...body } // parts that the body omits stay unchanged
    const faults = faultsOfMessage(merged)
    if (faults.length) return wrongForm(faults)
    const edited = replyOf(merged, reply?.deferred ?? false, reply?.ephemeral ?? false)
    if (ofPressed) this.#edit(pressed, body)
    else interaction.reply = edited
    this.#world.notifyWaiters()
    return { status: 200, body: this.#asMessage(interaction, edited) }
  }

  deleteOriginal(token: string): Answer {
    const interaction = this.#byToken.get(token)
    if (!interaction?.reply) return unknown
    interaction.reply = null
    this.#world.notifyWaiters()
    return { status: 204 }
  }

  /** Adds a message after the first response. If that response was deferred and has no content yet, fills it instead, as Discord does. */
  followUp(token: string, body: Json): Answer {
    const interaction = this.#byToken.get(token)
    if (!interaction || interaction.callback === null) return unknown
    if (interaction.reply?.deferred && !interaction.reply.content && !interaction.reply.embeds.length)
      return this.editOriginal(token, body)
    const faults = faultsOfMessage(body)
    if (faults.length) return wrongForm(faults)
    const reply = replyOf(body, false, (Number(body.flags ?? 0) & ephemeralFlag) > 0)
    interaction.followups.push(reply)
    this.#world.notifyWaiters()
    return { status: 200, body: this.#asMessage(interaction, reply) }
  }

  #edit(message: DiscordMessage, data: Json) {
    message.edits.push({ content: message.content, embeds: message.embeds, components: message.components })
    if (data.content !== undefined) message.content = asText(data.content)
    if (data.embeds !== undefined) message.embeds = asList(data.embeds)
    if (data.components !== undefined) message.components = asList(data.components)
  }

  #asMessage({ channel }: Interaction, { content, embeds, components, ephemeral }: DiscordReply): Json {
    const world = this.#world
    return messagePayload(world, {
      id: world.newId(),
      channel_id: channel,
      author: world.bot,
      content,
      embeds,
      components,
      nonce: null,
      ephemeral,
      edits: [],
      rings: [],
      timestamp: new Date().toISOString(),
    })
  }
}
