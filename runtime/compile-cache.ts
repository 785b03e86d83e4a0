import module from 'node:module'

// Imported first by each process: what V8 compiles of the rest is kept for the next start. Node.js 20, whose types these are, has no such cache.
if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function') module.enableCompileCache()
