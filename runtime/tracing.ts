/** An open step of a trace. */
export interface Span {
  /** Runs the work of this step. Steps begun within it become its children. */
  run<T>(work: () => T): T
  readonly traceparent: string
  end(attributes: Record<string, string | number>, failed: boolean): void
}

export interface Beginning {
  kind: 'server' | 'consumer'
  /** `traceparent` of the parent step; undefined: a new trace begins. */
  parent: string | undefined
  /** A step of another trace that has the same work as this one, to be linked. */
  like?: Span
}

/** Runs `work` as a child of the current step. Without a current step, only runs `work`. */
export type Step = <T>(name: string, work: () => T) => T

export interface Tracing {
  begin(name: string, beginning: Beginning): Span
  step: Step
  /** The `traceparent` of the current step, to be continued in another process. */
  carried(): string | undefined
  /** Sends the remaining steps to the collector. */
  close(): Promise<void>
}

export interface TracingLog {
  warn(details: object, message: string): void
}
