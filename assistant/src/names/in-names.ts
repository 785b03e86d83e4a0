interface Span {
  from: number
  to: number
}

/** What a text names, or a part of it. */
interface Named {
  mentions?: readonly Span[]
  stages?: { used: ReadonlySet<number> }
  map?: Span | null
  server?: Span | null
}

/** Whether a word stands in one of these: a name, a stage, a map, a server. */
export function inNames({ mentions = [], stages, map, server }: Named): (at: number) => boolean {
  const spans = [...mentions, map, server]
  return (at) => spans.some((span) => span && at >= span.from && at < span.to) || Boolean(stages?.used.has(at))
}
