import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js'

/** Command names and descriptions for users whose Discord is in English. Replies stay in Spanish. */
const english: Record<string, { name: string; description: string }> = {
  ladder: { name: 'ladder', description: 'The table of a stage' },
  clan: { name: 'clan', description: 'Place, record and people of a clan' },
  jugador: { name: 'player', description: 'Record and clans of a player' },
  partidos: { name: 'matches', description: 'The latest matches' },
  retos: { name: 'challenges', description: 'The next agreed challenges between clans' },
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

/** Names and descriptions of the commands' options for users whose Discord is in English. */
const englishOptions: Record<string, { name: string; description: string }> = {
  nombre: { name: 'name', description: 'Name or tag' },
  codigo: { name: 'code', description: 'The one from your account on the site' },
  etapa: { name: 'stage', description: 'Which one; without it, the busiest' },
  clan: { name: 'clan', description: 'Those of one clan' },
  texto: { name: 'text', description: 'As you would say it to somebody' },
  articulo: { name: 'article', description: 'One of them, whole' },
  rival: { name: 'rival', description: 'The clan that beat yours' },
  comentario: { name: 'comment', description: 'Whatever you want to say of the match' },
}

const inEnglish = ({ name, description }: { name: string; description: string }) => ({
  name_localizations: { 'en-US': name, 'en-GB': name },
  description_localizations: { 'en-US': description, 'en-GB': description },
})

/** Adds the English name and description to a command and its options. */
export function localized(
  data: RESTPostAPIChatInputApplicationCommandsJSONBody,
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  const words = english[data.name]
  if (!words) return data
  return {
    ...data,
    ...inEnglish(words),
    options: data.options?.map((option) => {
      const asked = englishOptions[option.name]
      return asked ? { ...option, ...inEnglish(asked) } : option
    }),
  }
}
