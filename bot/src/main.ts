/** The Discord process: it starts only where DISCORD_TOKEN is set, and has nothing to answer with until the assistant exists. */
process.stdout.write('bot: todavía no hay asistente que responda en Discord\n')

// It stays until it is told to end, as the other processes do: whoever watches over it takes an end for a death.
const staying = setInterval(() => {}, 2 ** 30)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => clearInterval(staying))
