/** Reads until it is as it should be, or for so long, ms; resolves with what was read last. */
export async function settled<T>(
  read: () => Promise<T>,
  isSettled: (value: T) => boolean,
  patience: number,
): Promise<T> {
  const until = performance.now() + patience
  for (;;) {
    const value = await read()
    if (isSettled(value) || performance.now() > until) return value
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
