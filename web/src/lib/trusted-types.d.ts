// Types for Trusted Types (docs/security.md): the browser accepts HTML or a script's URL only if a policy made it, not as a plain string.
// TypeScript's DOM types accept only strings, so what a policy makes is typed as a string here.

interface TrustedTypesPolicy {
  createHTML?: (text: string, type: string, sink: string) => string
  createScriptURL?: (text: string) => string
}

interface Window {
  /** Undefined in browsers without Trusted Types. Each policy name may be used once and must be listed in the server's header. */
  trustedTypes?: {
    createPolicy<P extends TrustedTypesPolicy>(
      name: 'trinchera-html' | 'trinchera-worker' | 'trinchera-embed' | 'default',
      policy: P,
    ): { [K in keyof P]: (text: string) => string }
  }
}
