// Trusted Types (docs/security.md): the browser accepts only values made by a policy as HTML or as the URL of a script, not plain strings.
// TypeScript's DOM types accept only strings, so the values made by policies are typed as strings.

interface TrustedTypesPolicy {
  createHTML?: (text: string, type: string, sink: string) => string
  createScriptURL?: (text: string) => string
}

interface Window {
  /** Undefined in browsers without Trusted Types. Each name can be used for one policy, and must be listed in the server's header. */
  trustedTypes?: {
    createPolicy<P extends TrustedTypesPolicy>(
      name: 'trinchera-html' | 'trinchera-worker' | 'trinchera-embed' | 'default',
      policy: P,
    ): { [K in keyof P]: (text: string) => string }
  }
}
