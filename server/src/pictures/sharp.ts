import type { default as Sharp } from 'sharp'

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  // Only the loaders of the accepted formats are enabled, so that SVG, PDF or raw files never reach a decoder.
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

/** Loads the picture library sharp when it is first needed, so that the server starts faster. */
export const loadSharp = () => (loaded ??= load())
