import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lazily } from '@trinchera/rules/lazily'

/** The version of the product, as package.json has it. The file has the same relative path from this source and from the bundle. */
export const productVersion = lazily((): string => {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
  )
  return version
})
