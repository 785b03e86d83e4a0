/** One step of a trace. */
export interface Span {
  /** Runs what belongs to it; steps in there are below it. */
  run<T>(work: () => T): T
  readonly traceparent: string
  end(attributes: Record<string, string | number>, failed: boolean): void
}

export interface Beginning {
  kind: 'server' | 'consumer'
  /** Where the trace comes from; undefined: it begins here. */
  parent: string | undefined
  /** A step of another trace whose work is this one's too. */
  like?: Span
}

/** A step below the one in progress; without one `work` alone. */
export type Step = <T>(name: string, work: () => T) => T

export interface Tracing {
  begin(name: string, beginning: Beginning): Span
  step: Step
  /** The step in progress (`traceparent`), for what goes on in another process. */
  carried(): string | undefined
  /** Sends what is left. */
  close(): Promise<void>
}

export interface TracingLog {
  warn(details: object, message: string): void
}
