export interface DebouncedTask {
  /** Runs the task after the delay, unless a run is already scheduled. */
  schedule(): void
  /** Cancels a scheduled run and waits for the run in progress. */
  close(): Promise<void>
}

/** Makes a task that runs `delay` ms after the first call of `schedule`, one run at a time. `onError` receives the errors of the task. */
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
