interface Build {
  id: string
  /** Files that show any screen that can be seen offline, whatever page is opened. */
  shell: readonly string[]
  /** Every hashed file of the build. */
  assets: readonly string[]
}

/** Set by scripts/lib/build/service-worker.mjs. */
declare const BUILD: Build

export const build = BUILD
