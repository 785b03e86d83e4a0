import { colours, cut, oneLine } from '@trinchera/rules/discord-text'
import type { APIEmbed } from 'discord.js'
import { cutMarkup, fitLines, limits } from './text'

export interface Card {
  /** Title of the embed, with markup already escaped. `lines` and `fields` must be escaped too. */
  title: string
  /** Link of the title; null if Discord would reject the site's URL. */
  url?: string | null
  lines: readonly string[]
  fields?: readonly { name: string; value: string }[]
  /** Text of the footer, without markup, because Discord renders none there. */
  footer?: string
  colour?: number
  image?: string | null
}

/** Discord's limit for all texts of an embed together, in characters. */
const maxEmbedLength = 6000

/** Builds an embed within Discord's limits: long texts are cut and excess fields are left out. */
export function embedOf({ title, url, lines, fields = [], footer, colour = colours.brass, image }: Card): APIEmbed {
  const embed: APIEmbed = { title: cutMarkup(title, limits.title), color: colour }
  if (url) embed.url = url
  const foot = footer ? cut(oneLine(footer), 200) : ''
  if (foot) embed.footer = { text: foot }
  if (image) embed.image = { url: image }
  const description = fitLines(lines, limits.description)
  if (description) embed.description = description
  let left = maxEmbedLength - (embed.title?.length ?? 0) - foot.length - description.length
  embed.fields = []
  for (const { name, value } of fields.slice(0, limits.fields)) {
    const field = { name: cutMarkup(name, limits.fieldName), value: fitLines(value.split('\n'), limits.fieldValue) }
    left -= field.name.length + field.value.length
    if (left < 0) break
    embed.fields.push(field)
  }
  return embed
}
