import module from 'node:module'

/** Caches the code that V8 compiles from now on, which speeds up the next start. Does nothing on Node.js 20, which lacks this cache. */
export function keepCompiled(): void {
  if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function') module.enableCompileCache()
}
