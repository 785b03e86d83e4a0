/** A failed call to Twitch. `message` is logged. `until`: earliest time of the next call; null if Twitch names none. */
export class TwitchFailure extends Error {
  readonly until: Date | null
  constructor(message: string, until: Date | null = null) {
    super(message)
    this.name = 'TwitchFailure'
    this.until = until
  }
}

/** Twitch refused a request (400), because one of its logins is invalid. */
export class RefusedLogins extends TwitchFailure {
  constructor() {
    super('contestó 400')
    this.name = 'RefusedLogins'
  }
}

/** The earliest time of the next call, from `Ratelimit-Reset` (s since the epoch) or `Retry-After` (seconds or a date), or null. */
export function wantedAfter(headers: Headers, now: Date): Date | null {
  const [reset, retry] = [headers.get('ratelimit-reset'), headers.get('retry-after')]
  const times = [
    reset !== null && /^\d{1,12}$/.test(reset) ? Number(reset) * 1000 : Number.NaN,
    retry !== null && /^\d{1,6}$/.test(retry) ? now.getTime() + Number(retry) * 1000 : Date.parse(retry ?? ''),
  ].filter((time) => !Number.isNaN(time))
  return times.length ? new Date(Math.max(...times)) : null
}
