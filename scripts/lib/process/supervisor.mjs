/** @typedef {import('./keep-running.mjs').SupervisedProcess} SupervisedProcess */

/** The processes of an `npm start`, and the dependencies (Redis) that must be ended only after these processes. */
export function createSupervisor() {
  /** @type {SupervisedProcess[]} */
  const processes = []
  /** @type {SupervisedProcess[]} */
  const dependencies = []
  return {
    /** @param {SupervisedProcess} supervised */
    add: (supervised) => void processes.push(supervised),
    /** @param {SupervisedProcess} supervised */
    addDependency: (supervised) => void dependencies.push(supervised),
    /** Stops the processes, then their dependencies. @param {number} graceMs time limit of each of these two steps */
    async end(graceMs) {
      await Promise.all(processes.map((supervised) => supervised.stop(graceMs)))
      await Promise.all(dependencies.map((supervised) => supervised.stop(graceMs)))
    },
    kill() {
      for (const supervised of [...processes, ...dependencies]) supervised.kill()
    },
  }
}
