/** A step of a trace that has begun and not yet ended (a span of OpenTelemetry). */
export interface Span {
  /** Runs `work`. Steps that begin meanwhile become children of this step. */
  run<T>(work: () => T): T
  readonly traceparent: string
  end(attributes: Record<string, string | number>, failed: boolean): void
}

export interface Beginning {
  kind: 'server' | 'consumer'
  /** `traceparent` (a step's id in W3C's format) of the parent step; undefined to begin a new trace. */
  parent: string | undefined
  /** A step of another trace that did the same work. The new step is linked to it. */
  like?: Span
}

/** Runs `work` as a child step of the current step. If there is no current step, runs `work` without a step. */
export type Step = <T>(name: string, work: () => T) => T

export interface Tracing {
  begin(name: string, beginning: Beginning): Span
  step: Step
  /** The `traceparent` of the current step, by which another process continues the trace; undefined without a current step. */
  carried(): string | undefined
  /** Sends the remaining steps to the collector. */
  close(): Promise<void>
}

export interface TracingLog {
  warn(details: object, message: string): void
}
