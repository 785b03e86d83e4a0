interface Build {
  id: string
  /** URLs of the files that any screen needs to be shown offline. */
  shell: readonly string[]
  /** URLs of all files of the build that have a hash in their name. */
  assets: readonly string[]
}

/** Lists of the current build's files, inserted by scripts/lib/build/service-worker.mjs. */
declare const BUILD: Build

export const build = BUILD
