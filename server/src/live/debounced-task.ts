export interface DebouncedTask {
  /** Runs the task after the delay; further calls until then are covered by the same run. */
  schedule(): void
  /** Cancels a scheduled run and waits for the run in progress. */
  close(): Promise<void>
}

/** A task that runs `delay` milliseconds after the first call of `schedule`, one run at a time. Rejections go to `onError`. */
export function debouncedTask(
  task: () => Promise<void>,
  delay: number,
  onError: (error: unknown) => void,
): DebouncedTask {
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()
  let closed = false
  return {
    schedule() {
      if (closed) return
      timer ??= setTimeout(() => {
        timer = null
        running = running.then(() => (closed ? undefined : task())).catch(onError)
      }, delay)
    },
    async close() {
      closed = true
      if (timer) clearTimeout(timer)
      await running
    },
  }
}
