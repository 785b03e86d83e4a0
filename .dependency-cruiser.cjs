// Who may import whom, as ARCHITECTURE.md says. Package names (`@trinchera/db/…`) resolve to the paths of the sources.

const rooms = [
  'rules',
  'contract',
  'db',
  'effects',
  'runtime',
  'assistant',
  'server',
  'worker',
  'bot',
  'web',
  'testing',
  'e2e',
  'bench',
  'scripts',
]
/** Tests, and the helpers that tests of a room share. */
const tests = '(\\.test\\.[cm]?[jt]sx?$|^(assistant|server|worker)/testing/)'

/** The rooms that each room may import. Tests may import others too, except other processes (`tests-stay-below`). */
const mayImport = {
  rules: [],
  contract: ['rules'],
  db: ['rules', 'contract'],
  effects: ['rules', 'contract', 'db'],
  runtime: ['contract'],
  assistant: ['rules', 'contract', 'db'],
  server: ['rules', 'contract', 'db', 'effects', 'runtime', 'assistant'],
  worker: ['rules', 'contract', 'db', 'effects', 'runtime'],
  bot: ['rules', 'contract', 'runtime'],
  web: ['rules', 'contract'],
  testing: ['rules', 'contract', 'db', 'effects', 'runtime'],
  e2e: ['rules', 'contract', 'db', 'effects', 'runtime', 'testing'],
  bench: ['rules', 'contract', 'db', 'effects', 'runtime', 'testing'],
  scripts: [],
}

const roomRules = Object.entries(mayImport).map(([room, allowed]) => ({
  name: `${room}-imports`,
  comment: `${room} may import ${allowed.join(', ') || 'no other room'}`,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: tests },
  to: { path: `^(${rooms.filter((other) => other !== room && !allowed.includes(other)).join('|')})/` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: 'tests-stay-below',
      comment: 'a test may use `testing`, but no process imports another, not even in its tests',
      severity: 'error',
      from: { path: '^(server|worker|bot|web)/' },
      to: { path: '^(server|worker|bot|web)/', pathNot: '^$1/' },
    },
    {
      name: 'test-helpers-stay-out-of-bundles',
      comment: 'only tests import the helpers in `testing/` of a process',
      severity: 'error',
      from: { path: '^(assistant|server|worker)/', pathNot: tests },
      to: { path: '^(assistant|server|worker)/testing/' },
    },
    {
      name: 'rules-import-nothing',
      comment: 'the rulebook is pure: neither packages nor Node itself',
      severity: 'error',
      from: { path: '^rules/', pathNot: tests },
      to: { pathNot: '^rules/' },
    },
    {
      name: 'features-stay-apart',
      comment: 'no feature of the screens imports another',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'ui-and-lib-know-no-feature',
      severity: 'error',
      from: { path: '^web/src/(ui|lib|art)/' },
      to: { path: '^web/src/(features|routes)/' },
    },
    {
      name: 'lib-knows-no-frame',
      comment: 'what the frame is built from may not need the frame',
      severity: 'error',
      from: { path: '^web/src/(ui|lib|art)/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'features-know-no-route',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/routes/' },
    },
    {
      name: 'assistant-only-reads',
      comment:
        'of the database the assistant has the queries; `assistant-reads` of the checks holds that they only read',
      severity: 'error',
      from: { path: '^assistant/', pathNot: tests },
      to: { path: '^db/', pathNot: '^db/(queries/|database\\.ts$)' },
    },
    {
      name: 'assistant-knows-no-http',
      comment: 'the server mounts it',
      severity: 'error',
      from: { path: '^assistant/' },
      to: { path: 'node_modules/(@?fastify|socket\\.io)' },
    },
    {
      name: 'db-emits-nothing',
      comment: 'what follows a write (events, jobs, mail) belongs to `effects`',
      severity: 'error',
      from: { path: '^db/', pathNot: tests },
      to: { path: '^contract/(jobs|socket)\\.ts$' },
    },
    {
      name: 'one-file-loads-sqlite',
      comment: 'which version runs depends on the version of Node.js',
      severity: 'error',
      from: { pathNot: '^db/better-sqlite3\\.(cjs|d\\.cts)$' },
      to: { path: 'node_modules/(@types/)?better-sqlite3' },
    },
    {
      name: 'no-cycles',
      comment: 'type-only imports too: files that need each other to be understood belong together',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'what does not resolve was checked by no rule',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'declared-dependencies',
      comment: 'a package that is used stands in the package.json of the room that uses it, or of the top for tools',
      severity: 'error',
      from: { pathNot: `(${tests}|^vitest\\.config)` },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|coverage|public)/|^data/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    detectJSDocImports: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
}
