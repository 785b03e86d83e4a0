/** Durations for which a fault keeps something stopped, ms. */
export interface Span {
  shortMs: number
  longMs: number
}

export type Fault<Site> = (site: Site, span: Span) => Promise<void>
export type Faults<Site> = Readonly<Record<string, Fault<Site>>>

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
