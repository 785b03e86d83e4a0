import { REST, Routes } from 'discord.js'
import { localized } from './commands/english'
import { commands, personCommands } from './commands/list'
import { botConfigOrExit } from './config'
import { reasonOf } from './reason'

// npm run discord:commands: registers the bot's commands with Discord in place of the earlier ones. Repeating this does no harm.

const config = botConfigOrExit()

async function register(token: string, discordUrl: string, guild: string | null): Promise<number> {
  const rest = new REST({ api: discordUrl }).setToken(token)
  const application: unknown = await rest.get(Routes.currentApplication())
  const id =
    typeof application === 'object' && application !== null && 'id' in application ? String(application.id) : ''
  const body = [...commands.map(({ data }) => localized(data)), ...personCommands.map(({ data }) => data)]
  await rest.put(guild ? Routes.applicationGuildCommands(id, guild) : Routes.applicationCommands(id), { body })
  return body.length
}

if (config) {
  try {
    const count = await register(config.token, config.discordUrl, config.guild)
    process.stdout.write(
      `${count} comandos registrados ${config.guild ? 'en el servidor de Discord: ya se pueden usar' : 'en todas partes: Discord puede tardar una hora en mostrarlos'}\n`,
    )
  } catch (error) {
    process.stderr.write(`No se pudieron registrar los comandos. ${reasonOf(error)}\n`)
    process.exitCode = 1
  }
} else {
  process.stderr.write('Falta DISCORD_TOKEN: sin él no hay a quién registrarle comandos\n')
  process.exitCode = 1
}
