import module from 'node:module'

/** Keeps what V8 compiles from here on for the next start. Node.js 20, whose types these are, has no such cache. */
export function keepCompiled(): void {
  if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function') module.enableCompileCache()
}
