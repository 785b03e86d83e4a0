import { describe, expect, it } from 'vitest'
import { auditVerdict, unsealedPackages } from './audit.mjs'

/** @param {Record<string, { severity: string }>} vulnerabilities */
const report = (vulnerabilities) => JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} }, null, 2)

describe('the audit of dependencies', () => {
  it('refuses packages with a high or critical advisory, and names them', () =>
    expect(
      auditVerdict(report({ ws: { severity: 'high' }, qs: { severity: 'moderate' }, tar: { severity: 'critical' } })),
    ).toEqual({ outcome: 'vulnerable', packages: ['ws (high)', 'tar (critical)'] }))

  it('passes without any, or with slight ones alone', () => {
    expect(auditVerdict(report({}))).toEqual({ outcome: 'clean' })
    expect(auditVerdict(report({ qs: { severity: 'low' } }))).toEqual({ outcome: 'clean' })
  })

  it.each([
    [
      'npm warn audit 405\nnpm error audit endpoint returned an error\n{ "message": "405 Method Not Allowed", "error": {} }\nnpm error A log',
      '405 Method Not Allowed',
    ],
    ['npm error network request failed', 'npm error network request failed'],
  ])('says that it does not know where the registry does not tell: %s', (output, reason) =>
    expect(auditVerdict(output)).toEqual({ outcome: 'unknown', reason }),
  )

  it('finds a package that the lock file holds to no hash', () => {
    const packages = {
      '': {},
      'node_modules/a': { integrity: 'sha512-x' },
      'node_modules/@trinchera/db': { link: true },
      'node_modules/b': { version: '1.0.0' },
    }
    expect(unsealedPackages(JSON.stringify({ packages }))).toEqual(['node_modules/b'])
  })
})
