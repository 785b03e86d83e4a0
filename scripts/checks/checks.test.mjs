import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { strayAddresses } from './addresses.mjs'
import { assistantWrites } from './assistant-reads.mjs'
import { browserProblems } from './browsers/built-web.mjs'
import { badCitations } from './citations.mjs'
import { cssModuleProblems } from './css-modules.mjs'
import { deviceClockReads } from './device-clock.mjs'
import { explodingExpressions } from './expressions.mjs'
import { sqlOutsideDb } from './sql.mjs'
import { brokenByTranslation } from './translation.mjs'
import { untestedThreats } from './threats.mjs'
import { outdatedWalks } from './walks.mjs'

/** @param {Record<string, string>} files text by path */
const sources = (files) => Object.entries(files).map(([path, text]) => ({ path, text }))

describe('citations', () => {
  const documents = {
    'docs/rules.md': '# Rules\n\n## 5. Rulings\n\n### 5.2 falso\n',
    'docs/behaviour/accounts.md': '## Login\n\n## Password change\n',
  }
  /** @param {string} comment */
  const problems = (comment) => badCitations(sources({ ...documents, 'a.ts': `\n${comment}` }))

  it.each([
    '/** Places (docs/rules.md#falso). */',
    '// docs/rules.md#Rulings; docs/behaviour/accounts.md#Login',
    '/**\n * docs/behaviour/accounts.md#Password\n * change). */',
    '/** docs/behaviour/accounts.md#Login */',
  ])('accepts %s', (comment) => expect(problems(comment)).toEqual([]))
  it.each([
    '// docs/rules.md#trampa',
    '// docs/rules.md#Rulings of old',
    '// docs/behaviour/gone.md#Login',
    '// docs/behaviour/accounts.md#falso',
    '// The specification, section 6.',
    "// as the spec's client sends it",
    '// (the contract, section 3)',
  ])('refuses %s', (comment) => expect(problems(comment)).toEqual([expect.stringContaining('a.ts:2 ')]))
})

describe('regular expressions', () => {
  /** @param {string} code */
  const problems = (code) => explodingExpressions(sources({ 'a.ts': `\n${code}` }))
  it.each(['const a = /^(a+)+$/', String.raw`if (/^(\w+\s?)*$/u.test('')) b()`])('refuses %s', (code) =>
    expect(problems(code)).toEqual([expect.stringMatching(/^a\.ts:2 .*exponential/)]),
  )
  it.each(['const a = /^[^\\s@]+@[^\\s@]+$/', 'const a = b / c / d'])('accepts %s', (code) =>
    expect(problems(code)).toEqual([]),
  )
})

describe('browsers', () => {
  const browsers = { chrome: '109', edge: '109', firefox: '115', safari: '15.6', ios: '15.6' }
  /** @param {string} path @param {string} text @param {import('./browsers/built-web.mjs').Allowed[]} [allowed] */
  const problems = (path, text, allowed = []) => browserProblems(sources({ [path]: text }), browsers, allowed)

  it.each([
    ['a.toSorted()', 'toSorted: not in chrome 109, edge 109, safari 15.6, ios 15.6'],
    ['a.b(c)["toReversed"]()', 'toReversed'],
    ['a(b)?.toSpliced(0,1)', 'toSpliced'],
    ['a.union(b)', 'union'],
    ['a.values().map(b)', 'Iterator.map'],
    ['Object.groupBy(a,b)', 'Object.groupBy'],
    ['a.filter(URL.canParse)', 'URL.canParse: not in chrome 109, edge 109, safari 15.6, ios 15.6'],
    ['globalThis.AbortSignal.any([a])', 'AbortSignal.any'],
    ['new Intl.Segmenter("es")', 'Intl.Segmenter: not in firefox 115'],
    ['requestIdleCallback(a)', 'requestIdleCallback: not in safari 15.6, ios 15.6'],
    ['window.requestIdleCallback(a)', 'requestIdleCallback'],
    ['navigator.userAgentData.brands', 'navigator.userAgentData'],
    ['function a(){const b=new URLSearchParams(c);return b.size?d:e}', 'URLSearchParams.size: not in chrome 109'],
    ['a=new URLSearchParams(b).size', 'URLSearchParams.size'],
    ['a.requestSubmit()', 'requestSubmit: not in safari 15.6'],
    ['a.addEventListener("scrollend",b)', 'event scrollend'],
    ['a=/(?<!b)c/', 'lookbehind: not in safari 15.6, ios 15.6'],
    ['a=RegExp("(?<=b)c")', 'lookbehind'],
    ['a=/[b--c]/v', 'syntax newer than ES2022'],
    ['a=RegExp(b,"v")', 'flag v'],
    ['class A{static{a()}}', 'static block: not in safari 15.6'],
    ['import a from"a"with{type:"json"}', 'syntax newer than ES2022'],
  ])('refuses the script %s', (code, what) =>
    expect(problems('a.js', code)).toEqual([expect.stringContaining(`a.js ${what}`)]),
  )
  it.each([
    '[...a].sort()',
    'a.at(-1)',
    'function a(b){return b.size}const c=new URLSearchParams()',
    'const a=new Map();a.size',
    'Object.entries(a).map(b)',
    'a.findLast(b)',
    'structuredClone(a)',
    'navigator.setAppBadge?.(1)',
    'navigator.setAppBadge&&navigator.setAppBadge(1)',
    '"canParse"in URL?URL.canParse(a):b(a)',
    'typeof requestIdleCallback=="function"?requestIdleCallback(a):setTimeout(a)',
    'function b(){if(!URL.canParse)return c();return URL.canParse(a)}',
    'Array.prototype.toSorted??=b',
    'a=/(?<name>b)(?=c)/u',
  ])('takes the script %s', (code) => expect(problems('a.js', code)).toEqual([]))

  it.each([
    ['a:has(b){color:red}', ':has: not in firefox 115'],
    ['a{color:oklch(50% 0 0)}', 'oklch(): not in chrome 109'],
    ['a{color:color-mix(in srgb,red,blue)}', 'color-mix()'],
    ['a{color:light-dark(red,blue)}', 'light-dark()'],
    ['a{color:rgb(from red r g b)}', 'color from another'],
    ['a{& b{color:red}}', 'nesting'],
    ['a{width:50cqi}', 'cqi: not in safari 15.6'],
    ['a{overflow:clip}', 'overflow: clip: not in safari 15.6'],
    ['a{text-wrap:pretty}', 'text-wrap'],
    ['@container (width>9px){a{color:red}}', '@container'],
    ['@starting-style{a{color:red}}', '@starting-style'],
    ['@media (width>=9px){a{color:red}}', '@media (a < b): not in safari 15.6'],
  ])('refuses the style %s', (code, what) => expect(problems('a.css', code)[0]).toContain(`a.css ${what}`))
  it.each([
    'a:is(b,c):focus-visible{inset:0;aspect-ratio:1}',
    'a{height:100vh;height:100dvh}',
    'a{color:red;color:oklch(50% 0 0)}',
    'a{-webkit-user-select:none;user-select:none}',
    '@supports selector(:has(*)){a:has(b){color:red}}',
  ])('takes the style %s', (code) => expect(problems('a.css', code)).toEqual([]))

  it('take what is allowed, in the file it is allowed in, while somebody uses it', () => {
    const allowed = [{ what: 'toSorted', file: 'a-', why: 'ours' }]
    expect(problems('dist/a-1.js', 'b.toSorted()', allowed)).toEqual([])
    expect(problems('dist/b-1.js', 'b.toSorted()', allowed)).toHaveLength(2)
    expect(problems('dist/a-1.js', 'b()', allowed)).toEqual([expect.stringContaining('nobody uses toSorted')])
  })
})

describe('the threat model', () => {
  const exists = (/** @type {string} */ path) => path === 'a/b.test.ts'
  /** @param {string} row */
  const problems = (row) =>
    untestedThreats(
      sources({ 'docs/security.md': `| attack | what stops it | test |\n| --- | --- | --- |\n${row}\n` }),
      exists,
    )

  it('takes a row whose test exists', () => expect(problems('| a | b | `a/b.test.ts` |')).toEqual([]))
  it.each(['| a | b | none |', '| a | b | `a/gone.test.ts` |'])('refuses %s', (row) =>
    expect(problems(row)).toEqual([expect.stringContaining('docs/security.md:3 ')]),
  )
})

describe('SQL', () => {
  it.each(["db.selectFrom('clanes')", "trx.insertInto('clanes')", 'sql`select 1`', 'sql<number>`count(*)`'])(
    '%s is refused outside db',
    (code) => {
      expect(sqlOutsideDb(sources({ 'server/src/a.ts': code }))).toHaveLength(1)
      expect(sqlOutsideDb(sources({ 'db/queries/a.ts': code, 'server/src/a.test.ts': code }))).toEqual([])
    },
  )
})

describe('the clock of the device', () => {
  /** @param {string} code */
  const problems = (code) => deviceClockReads(sources({ 'web/src/lib/a.ts': code, 'server/src/a.ts': code }))

  it.each([
    'Date.now()',
    'useState(Date.now)',
    'new Date()',
    'new Date',
    'Date()',
    'Temporal.Now.instant()',
    'day.format()',
  ])('%s is refused in the web alone', (code) => expect(problems(code)).toHaveLength(1))
  it.each(['new Date(at)', 'Date.parse(at)', 'serverNow()', 'performance.now()', 'day.format(at)', 'formatDate(at)'])(
    'accepts %s',
    (code) => expect(problems(code)).toEqual([]),
  )
})

describe('what the assistant imports of the database', () => {
  const queries = `
export const clanById = (db) => db.selectFrom('clans').execute()
const store = (trx) => trx.insertInto('notices').execute()
export async function notify(trx) {
  await store(trx)
}
`
  /** @param {string} name */
  const problems = (name) =>
    assistantWrites(
      sources({
        'db/queries/a.ts': queries,
        'assistant/src/a.ts': `import { ${name} } from '@trinchera/db/queries/a'`,
      }),
    )
  it('may read', () => expect(problems('clanById')).toEqual([]))
  it('may not write, nor call what does', () =>
    expect(problems('notify')).toEqual([expect.stringContaining('notify writes')]))
})

describe('addresses', () => {
  const declared = {
    'contract/site-paths.ts': "home: '/', stream: '/stream', clan: (id: number) => `/ladder/detalle-clan/${id}`,",
  }
  /** @param {string} code */
  const problems = (code) => strayAddresses(sources({ ...declared, 'bot/src/a.ts': code }))

  it.each(["'/stream'", '`/ladder/etapa/${id}`', '`${publicUrl}/stream?x`', '"[Ver](/ladder/mapas)"', "'/ladder#a'"])(
    'refuses %s',
    (code) => expect(problems(code)).toHaveLength(1),
  )
  it.each(["defineRoute('GET', '/stream', {})", "'/streams'", "from './stream'", '/stream/', 'paths.stream'])(
    'accepts %s',
    (code) => expect(problems(code)).toEqual([]),
  )
})

describe('walks in ARCHITECTURE.md', () => {
  /** @param {string} walk */
  const problems = (walk) =>
    outdatedWalks(sources({ 'ARCHITECTURE.md': walk, 'db/fold.ts': 'export function fold() {\n  return 1\n}\n' }))

  it('accepts files and functions that exist', () => {
    expect(problems('| 1 | `db/fold.ts` | 3 | `fold` | folds |')).toEqual([])
  })
  it.each([
    '| 1 | `db/old.ts` | 3 | `fold` | |',
    '| 1 | `db/fold.ts` | 3 | `gone` | |',
    '| 1 | `db/fold.ts` | 9 | `fold` | |',
    'none',
  ])('refuses %s', (walk) => expect(problems(walk)).toHaveLength(1))
})

describe('CSS modules', () => {
  /** @param {string} css @param {string} code */
  const problems = (css, code) =>
    cssModuleProblems(
      sources({ 'web/src/Row.module.css': css, 'web/src/Row.tsx': `import css from './Row.module.css'\n${code}` }),
    )

  it('accept classes that are declared and used', () => {
    const css =
      '/* .old */ .row { margin: 0.5em; &.isOpen:hover > .cell {} } @media (width < 1.5em) { .row { color: red } } :global(.ProseMirror) { top: 0 }'
    expect(problems(css, 'css.row + css.isOpen + css["cell"]')).toEqual([])
    expect(problems('.is-won {} .is-lost {}', 'css[`is-${result}`]')).toEqual([])
    expect(problems('.won {} .lost {}', 'css[result]')).toEqual([])
  })
  it('refuse a class that is not declared, or that nobody uses', () => {
    expect(problems('.row {}', 'css.row + css.cell')).toEqual(['web/src/Row.tsx:2 no class cell in ./Row.module.css'])
    expect(problems('.row {}\n.cell {}', 'css.row')).toEqual(['web/src/Row.module.css:2 nobody uses .cell'])
    expect(problems('.row {} .is-won {}', 'css.row + css[`was-${result}`]')).toEqual([
      expect.stringContaining('nobody uses .is-won'),
    ])
  })
  it('refuse a module that nobody imports', () => {
    expect(cssModuleProblems(sources({ 'web/src/Row.module.css': '.row {}' }))).toEqual([
      'web/src/Row.module.css is imported by nobody',
    ])
  })
})

describe('texts that a translated page breaks', () => {
  const react = new URL('../../web/src/ui/a.tsx', import.meta.url).pathname
  const head = `import { Fragment, Suspense, type ReactNode } from 'react'
declare const text: string, n: number, yes: boolean, some: ReactNode, clan: { nombre: string }
declare const Name: () => string | null
declare const Box: (props: { children?: ReactNode; translate?: 'no' | 'yes' }) => React.JSX.Element
export const a = (`
  const options = {
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['react'],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.Preserve,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  /** Checks all shapes in one program, so that React's types are read only once. @param {readonly string[]} shapes */
  const problemsOf = (shapes) => {
    const files = new Map(shapes.map((shape, i) => [react.replace('a.tsx', `${i}.tsx`), `${head}\n${shape})`]))
    host.getSourceFile = (name, languageVersion) => {
      const source = files.get(name)
      return source === undefined
        ? getSourceFile(name, languageVersion)
        : ts.createSourceFile(name, source, languageVersion, true, ts.ScriptKind.TSX)
    }
    const program = ts.createProgram([...files.keys()], options, host)
    return shapes.map((shape, i) => [shape, brokenByTranslation(program, [react.replace('a.tsx', `${i}.tsx`)]).length])
  }

  it('are refused', { timeout: 120_000 }, () => {
    const shapes = [
      '<p>Quedan {text}</p>',
      '<p>{text}<b>2</b></p>',
      "<p>{yes && 'Hola'}<b>2</b></p>",
      '<p>{yes && <b>2</b>} y más</p>',
      '<p>{[1].map((i) => <b key={i}>2</b>)} y más</p>',
      '<p><Box>2</Box> y más</p>',
      '<p><b key={text}>2</b> y más</p>',
      '<>Hola</>',
      '<Fragment>{text}</Fragment>',
      '<Suspense>Hola</Suspense>',
      '<p>{[text, text]}</p>',
      '<p>{some}<b>2</b></p>',
      '<p>{yes ? text : <b>2</b>}<b>2</b></p>',
      '<p><Name /></p>',
      '<Box>Quedan {text}</Box>',
      '<b>{n}</b>',
      '<b>{clan.nombre}</b>',
      '<Box>{clan.nombre}</Box>',
      '<option>Uno</option>',
    ]
    expect(problemsOf(shapes)).toEqual(shapes.map((shape) => [shape, 1]))
  })
  it('and those that React can follow are not', { timeout: 120_000 }, () => {
    const shapes = [
      '<p>{text}</p>',
      '<p>{`Quedan ${text}`}</p>',
      "<p>{yes ? 'Sí' : <b>No</b>}</p>",
      '<p>{some}</p>',
      '<p>Lee el <a href="/">reglamento</a> antes.</p>',
      '<p>Quedan <b>{text}</b> y <b>{text}</b>.</p>',
      '<p>Hola {yes && <b>2</b>}</p>',
      '<p>{yes && <b>2</b>} <b>3</b></p>',
      '<p>{text && <b>2</b>}<b>3</b></p>',
      '<><b>{text}</b></>',
      '<Box>{text}</Box>',
      '<b translate="no">{n}</b>',
      '<div translate="no"><b>{clan.nombre}</b></div>',
      '<option value="1">Uno</option>',
    ]
    expect(problemsOf(shapes)).toEqual(shapes.map((shape) => [shape, 0]))
  })
})
