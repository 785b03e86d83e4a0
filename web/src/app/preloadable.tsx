import { lazy, useState, type ComponentType, type PropsWithChildren } from 'react'

type Chunk = ComponentType<PropsWithChildren>

/** A component in its own chunk. The chunk can be loaded before the component renders. */
export interface Preloadable {
  Component: Chunk
  /** Loads the chunk. Afterwards the component renders immediately, whereas a component of `lazy` would still show its fallback first. */
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
      // kept in state, so that the component's type stays the same while mounted, because another type would remount the component
      const [Now] = useState<Chunk>(() => loaded ?? Lazy)
      return <Now>{children}</Now>
    },
    load: async () => void (await fetchChunk()),
  }
}
