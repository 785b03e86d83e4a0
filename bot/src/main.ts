/** The Discord process: it starts only where DISCORD_TOKEN is set, and has nothing to answer with until the assistant exists. */
process.stdout.write('bot: todavía no hay asistente que responda en Discord\n')
