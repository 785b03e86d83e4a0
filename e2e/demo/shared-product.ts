import { startProduct } from '@trinchera/testing/product'
import type { TestProject } from 'vitest/node'

/** Starts the product with the demo community, generated for the tests' fixed date. */
export default async function start({ provide }: TestProject) {
  const product = await startProduct({ SEED_DEMO: '1' })
  provide('product', { url: product.url, dataDir: product.dataDir, databaseUrl: product.databaseUrl, env: product.env })
  return () => product.stop()
}
