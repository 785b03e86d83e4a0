/** Durations of faults, in ms. Each fault lasts the short or the long time. */
export interface Span {
  shortMs: number
  longMs: number
}

export type Fault<Site> = (site: Site, span: Span) => Promise<void>
export type Faults<Site> = Readonly<Record<string, Fault<Site>>>

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
