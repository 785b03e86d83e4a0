interface Span {
  from: number
  to: number
}

/** What a text names, or a part of it. */
interface Named {
  mentions?: readonly Span[]
  etapaMention?: { used: ReadonlySet<number> }
  map?: Span | null
  server?: Span | null
}

/** Whether a word stands in one of these: a name, an etapa, a map, a server. */
export function inNames({ mentions = [], etapaMention, map, server }: Named): (at: number) => boolean {
  const spans = [...mentions, map, server]
  return (at) => spans.some((span) => span && at >= span.from && at < span.to) || Boolean(etapaMention?.used.has(at))
}
