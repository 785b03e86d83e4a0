import { startProduct, type RunningProduct } from '@trinchera/testing/product'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    product: RunningProduct
  }
}

export default async function start({ provide }: TestProject) {
  const product = await startProduct()
  provide('product', { url: product.url, dataDir: product.dataDir, databaseUrl: product.databaseUrl, env: product.env })
  return () => product.stop()
}
