// Trusted Types (docs/security.md): the browser takes no text as HTML or as the address of a script, only what a policy made of it. TypeScript's DOM
// knows texts alone, so that what policies make is typed as text.

interface TrustedTypesPolicy {
  createHTML?: (text: string, type: string, sink: string) => string
  createScriptURL?: (text: string) => string
}

interface Window {
  /** Undefined in browsers without them. Each name is for one policy, and listed in the server's header. */
  trustedTypes?: {
    createPolicy<P extends TrustedTypesPolicy>(
      name: 'trinchera-html' | 'trinchera-worker' | 'trinchera-embed' | 'default',
      policy: P,
    ): { [K in keyof P]: (text: string) => string }
  }
}
