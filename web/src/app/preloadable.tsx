import { lazy, useState, type ComponentType } from 'react'

/** A component in a chunk of its own, which may be fetched before it is drawn. */
export interface Preloadable {
  Component: ComponentType
  /** Fetches the chunk; a component drawn after that is there in the same commit, where `lazy` would show its fallback first. */
  load: () => Promise<void>
}

export function preloadable(load: () => Promise<{ default: ComponentType }>): Preloadable {
  let loaded: ComponentType | undefined
  const fetchChunk = async () => {
    const chunk = await load()
    loaded = chunk.default
    return chunk
  }
  const Lazy = lazy(fetchChunk)
  return {
    Component: function Chunk() {
      // the same type for the component's whole life: another one would mount it anew
      const [Now] = useState<ComponentType>(() => loaded ?? Lazy)
      return <Now />
    },
    load: async () => void (await fetchChunk()),
  }
}
