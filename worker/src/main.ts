import '@trinchera/runtime/compile-cache'

const { start } = await import('./start')
await start()
