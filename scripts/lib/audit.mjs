/** Severities of vulnerabilities that make the audit fail. */
const refused = ['high', 'critical']

/**
 * The result of `npm audit --json`.
 * @typedef {{ outcome: 'clean' } | { outcome: 'vulnerable', packages: string[] } | { outcome: 'unknown', reason: string }} Verdict
 */

/**
 * The field `name` of a parsed JSON value; undefined if there is none.
 * @param {unknown} value
 * @param {string} name
 * @returns {unknown}
 */
const member = (value, name) => new Map(Object.entries(value ?? {})).get(name)

/**
 * Evaluates the output of `npm audit --json`. `vulnerable`: packages have a vulnerability of high or critical severity; `unknown`: npm did
 * not reach the registry, or the registry has no advisories.
 * @param {string} output of npm: the JSON, possibly between other lines
 * @returns {Verdict}
 */
export function auditVerdict(output) {
  /** @type {unknown} */
  let report
  try {
    report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch {
    return { outcome: 'unknown', reason: output.trim().split('\n')[0] ?? '' }
  }
  const found = member(report, 'vulnerabilities')
  if (typeof found !== 'object' || found === null)
    return { outcome: 'unknown', reason: String(member(report, 'message') ?? 'npm audit no dijo nada') }
  const packages = Object.entries(found).flatMap(([name, one]) => {
    const severity = String(member(one, 'severity'))
    return refused.includes(severity) ? [`${name} (${severity})`] : []
  })
  return packages.length > 0 ? { outcome: 'vulnerable', packages } : { outcome: 'clean' }
}

/**
 * Paths of the packages in a lock file that have no hash, so that npm cannot verify their content.
 * @param {string} lockFile text of package-lock.json
 * @returns {string[]}
 */
export function unsealedPackages(lockFile) {
  const packages = member(JSON.parse(lockFile), 'packages')
  return Object.entries(packages ?? {}).flatMap(([path, one]) =>
    path.includes('node_modules/') && member(one, 'link') !== true && typeof member(one, 'integrity') !== 'string'
      ? [path]
      : [],
  )
}
