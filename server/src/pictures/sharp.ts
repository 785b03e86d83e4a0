import type { default as Sharp } from 'sharp'

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  // Only the loaders of the accepted formats stay enabled: no SVG, PDF or raw file ever reaches its decoder.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadPng',
      'VipsForeignLoadJpeg',
      'VipsForeignLoadWebp',
      'VipsForeignLoadNsgif',
      'VipsForeignLoadHeif',
    ],
  })
  return sharp
}

let loaded: ReturnType<typeof load> | undefined

/** The library that decodes and encodes pictures, loaded with the first of them: no start should wait for it. */
export const loadSharp = () => (loaded ??= load())
