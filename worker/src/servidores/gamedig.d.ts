declare module 'gamedig' {
  export class GameDig {
    /** Rejects without an answer. The result is not validated. */
    query(options: {
      type: string
      host: string
      /** Resolved address of `host`; without it the host is looked up again. */
      address: string
      /** The query port, with `givenPortOnly`. */
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
