declare module 'gamedig' {
  export class GameDig {
    /** Rejects where nobody answers. What comes back is parsed by whoever asks. */
    query(options: {
      type: string
      host: string
      /** Where `host` is; without it the host's name would be looked up again. */
      address: string
      /** The query port itself, with `givenPortOnly`. */
      port: number
      givenPortOnly: boolean
      portCache: boolean
      maxRetries: number
      /** Milliseconds. */
      socketTimeout: number
      attemptTimeout: number
    }): Promise<unknown>
  }
}
