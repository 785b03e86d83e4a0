import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js'

/** What the commands are called for whoever uses Discord in English; the answers stay Spanish. */
const english: Record<string, { name: string; description: string }> = {
  ladder: { name: 'ladder', description: 'The table of a stage' },
  clan: { name: 'clan', description: 'Place, record and people of a clan' },
  jugador: { name: 'player', description: 'Record and clans of a player' },
  partidos: { name: 'matches', description: 'The latest matches' },
  servidores: { name: 'servers', description: 'The game servers and who plays now' },
  streams: { name: 'streams', description: 'Who streams now' },
  torneos: { name: 'tournaments', description: 'The next tournaments' },
  reglas: { name: 'rules', description: 'The rules of the ladder' },
  pregunta: { name: 'ask', description: 'Ask whatever you want to know of the community' },
  micuenta: { name: 'myaccount', description: 'Your record, clans and invitations' },
  vincular: { name: 'link', description: 'Joins this Discord with your account' },
  desvincular: { name: 'unlink', description: 'Parts this Discord from your account' },
  reportar: { name: 'report', description: 'Report a loss of your clan' },
  avisame: { name: 'notifyme', description: 'Get your notices of the site here' },
  configurar: { name: 'configure', description: 'What is told in this channel' },
}

/** A command with its English name and description beside the Spanish ones. */
export function localized(
  data: RESTPostAPIChatInputApplicationCommandsJSONBody,
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  const words = english[data.name]
  if (!words) return data
  const { name, description } = words
  return {
    ...data,
    name_localizations: { 'en-US': name, 'en-GB': name },
    description_localizations: { 'en-US': description, 'en-GB': description },
  }
}
