import { fileURLToPath } from 'node:url'
import { startProduct, type Product } from '@trinchera/testing/product'

/** The product as released, in production mode, with the demo community; its log goes to a pipe, as under a supervisor. */
export const benchProduct = (env: Record<string, string> = {}): Promise<Product> =>
  startProduct({
    NODE_ENV: 'production',
    JWT_SECRET: 'una-clave-de-medir-que-no-sirve-para-nada-1',
    SEED_DEMO: '1',
    ...env,
  })

/** Whether a file was started by itself, and not imported by the run of all. */
export const isMain = (url: string) => process.argv[1] === fileURLToPath(url)
