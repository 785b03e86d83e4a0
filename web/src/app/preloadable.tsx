import { lazy, useState, type ComponentType, type PropsWithChildren } from 'react'

type Chunk = ComponentType<PropsWithChildren>

/** A component in a chunk of its own, which may be fetched before it is drawn. */
export interface Preloadable {
  Component: Chunk
  /** Fetches the chunk; a component drawn after that is there in the same commit, where `lazy` would show its fallback first. */
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
      // the same type for the component's whole life: another one would mount it anew
      const [Now] = useState<Chunk>(() => loaded ?? Lazy)
      return <Now>{children}</Now>
    },
    load: async () => void (await fetchChunk()),
  }
}
