import { lazy, useState, type ComponentType, type PropsWithChildren } from 'react'

type Chunk = ComponentType<PropsWithChildren>

/** A component in its own chunk, which can be loaded before the component renders. */
export interface Preloadable {
  Component: Chunk
  /** Loads the chunk. A component rendered afterwards appears in the same commit; `lazy` would first show its fallback. */
  load: () => Promise<void>
}

export function preloadable(load: () => Promise<{ default: Chunk }>): Preloadable {
  let loaded: Chunk | undefined
  const fetchChunk = async () => {
    const chunk = await load()
    loaded = chunk.default
    return chunk
  }
  const Lazy = lazy(fetchChunk)
  return {
    Component: function Loaded({ children }) {
      // keeps the same type while the component is mounted, because a different type would remount it
      const [Now] = useState<Chunk>(() => loaded ?? Lazy)
      return <Now>{children}</Now>
    },
    load: async () => void (await fetchChunk()),
  }
}
