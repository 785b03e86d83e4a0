// Part of npm run check: finds JSX that breaks when a browser translates the page. A process of its own, because type checking takes time.
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { brokenByTranslation } from './checks/translation.mjs'
import { root } from './lib/places.mjs'
import { print } from './lib/progress.mjs'

const path = join(root, 'web', 'tsconfig.json')
const { config } = ts.readConfigFile(path, ts.sys.readFile)
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(path))
const program = ts.createProgram(fileNames, { ...options, noEmit: true, composite: false })
const screens = fileNames.filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
const problems = brokenByTranslation(program, screens).map((problem) => problem.replace(join(root, '/'), ''))
if (problems.length > 0) print(problems.join('\n'))
process.exitCode = problems.length > 0 ? 1 : 0
