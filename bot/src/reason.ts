import { DiscordAPIError } from 'discord.js'

/** The text of an error, without secrets: the request URL of a DiscordAPIError may contain an interaction's token, so it is left out. */
export function reasonOf(error: unknown): string {
  if (error instanceof DiscordAPIError) return `Discord ${error.status} (${error.code}): ${error.message}`
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
