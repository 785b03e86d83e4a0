import { asList, asObject, asText, type Json } from './world'

/** True if Discord would accept a URL in a message. It refuses hosts without a dot, such as `localhost`. */
const isWellFormed = (link: string) =>
  /^https?:\/\//.test(link) && URL.canParse(link) && new URL(link).hostname.includes('.')

/** The ways in which a message breaks Discord's documented limits, each as `path: reason`. */
export function faultsOfMessage(body: Json): string[] {
  const faults: string[] = []
  const atMost = (path: string, value: unknown, max: number) => {
    if ([...asText(value)].length > max) faults.push(`${path}: ${max} or fewer`)
  }
  const needed = (path: string, value: unknown) => {
    if (!asText(value).trim()) faults.push(`${path}: required`)
  }
  atMost('content', body.content, 2000)
  atMost('nonce', body.nonce === undefined ? '' : String(body.nonce), 25)
  const embeds = asList(body.embeds)
  if (embeds.length > 10) faults.push('embeds: 10 or fewer')
  let total = 0
  const counted = (value: unknown) => {
    total += asText(value).length
    return value
  }
  for (const [index, embed] of embeds.entries()) {
    const at = `embeds.${index}`
    const fields = asList(embed.fields)
    atMost(`${at}.title`, counted(embed.title), 256)
    atMost(`${at}.description`, counted(embed.description), 4096)
    atMost(`${at}.footer.text`, counted(asObject(embed.footer).text), 2048)
    atMost(`${at}.author.name`, counted(asObject(embed.author).name), 256)
    if (fields.length > 25) faults.push(`${at}.fields: 25 or fewer`)
    for (const [number, field] of fields.entries()) {
      needed(`${at}.fields.${number}.name`, field.name)
      needed(`${at}.fields.${number}.value`, field.value)
      atMost(`${at}.fields.${number}.name`, counted(field.name), 256)
      atMost(`${at}.fields.${number}.value`, counted(field.value), 1024)
    }
    for (const link of [embed.url, asObject(embed.image).url, asObject(embed.thumbnail).url]) {
      if (link !== undefined && link !== null && !isWellFormed(asText(link)))
        faults.push(`${at}: Not a well formed URL.`)
    }
  }
  if (total > 6000) faults.push('embeds: 6000 characters or fewer together')
  if (!asText(body.content).trim() && !embeds.length && !asList(body.components).length)
    faults.push('content: cannot send an empty message')
  const rows = asList(body.components)
  if (rows.length > 5) faults.push('components: 5 or fewer')
  for (const [row, { components }] of rows.entries()) {
    const parts = asList(components)
    if (parts.length < 1 || parts.length > 5) faults.push(`components.${row}: 1 to 5`)
    for (const [index, part] of parts.entries()) {
      atMost(`components.${row}.${index}.custom_id`, part.custom_id, 100)
      atMost(`components.${row}.${index}.label`, part.label, 80)
    }
  }
  return faults
}

export function faultsOfChoices(choices: unknown): string[] {
  const list = asList(choices)
  const faults = list.length > 25 ? ['choices: 25 or fewer'] : []
  for (const [index, { name, value }] of list.entries()) {
    if (!asText(name) || asText(name).length > 100) faults.push(`choices.${index}.name: 1 to 100`)
    if (typeof value === 'string' && (!value || value.length > 100)) faults.push(`choices.${index}.value: 1 to 100`)
  }
  return faults
}

const commandName = /^[-_\p{Ll}\p{Lo}\p{N}]{1,32}$/u

export function faultsOfCommands(commands: unknown): string[] {
  const list = asList(commands)
  const faults = list.length > 100 ? ['commands: 100 or fewer'] : []
  if (new Set(list.map(({ name }) => name)).size < list.length) faults.push('commands: names repeat')
  for (const { type, name, description, options, name_localizations } of list) {
    // A command in a context menu (type 2 or 3) may have any name and has no description.
    if (type === 2 || type === 3) {
      if (!asText(name) || asText(name).length > 32) faults.push(`${asText(name)}: 1 to 32`)
      if (description !== undefined || options !== undefined) faults.push(`${asText(name)}: only a name`)
      continue
    }
    for (const local of Object.values(asObject(name_localizations)))
      if (!commandName.test(asText(local))) faults.push(`${asText(local)}: not a name`)
    for (const part of [{ name, description }, ...asList(options)]) {
      if (!commandName.test(asText(part.name))) faults.push(`${asText(part.name)}: not a name`)
      const length = asText(part.description).length
      if (length < 1 || length > 100) faults.push(`${asText(part.name)}: description of 1 to 100`)
    }
    const required = asList(options).map((option) => option.required === true)
    if (required.lastIndexOf(true) > required.indexOf(false) && required.includes(false))
      faults.push(`${asText(name)}: required options come first`)
  }
  return faults
}
