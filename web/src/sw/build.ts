interface Build {
  id: string
  /** Files that are enough to show any screen available offline, whatever URL is opened. */
  shell: readonly string[]
  /** Every hashed file of the build. */
  assets: readonly string[]
}

/** Set by scripts/lib/build/service-worker.mjs. */
declare const BUILD: Build

export const build = BUILD
