import { keepCompiled } from '@trinchera/runtime/compile-cache'

keepCompiled()
const { start } = await import('./start')
await start()
