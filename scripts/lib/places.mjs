import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top of the project, wherever a command was called from. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
