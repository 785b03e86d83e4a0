import { fileURLToPath } from 'node:url'

/** The part of the bundler's view of a module that is read here. */
interface ModuleInfo {
  importedIds: readonly string[]
}
interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleInfo | null
}

const fileOf = (path: string) => fileURLToPath(new URL(`src/${path}.tsx`, import.meta.url))

/** Read by every page before it shows anything. */
const entry = fileOf('main')
/** Screens that visitors open the site with: the files of each (server/src/preview/first-screen.ts). */
const screens = {
  ladder: [fileOf('routes/LadderSection'), fileOf('routes/Ladder')],
  home: [fileOf('routes/Home')],
  etapa: [fileOf('routes/LadderSection'), fileOf('routes/Etapa')],
  clan: [fileOf('routes/LadderSection'), fileOf('routes/DetalleClan')],
  partida: [fileOf('routes/LadderSection'), fileOf('routes/Partida')],
  anuncio: [fileOf('routes/DetalleAnuncio')],
}
/** Texts of the other screens. Left to the bundler they come in a large file of which most of those need nothing else. */
const texts = fileURLToPath(new URL('../rules/fixed-texts.ts', import.meta.url))
/** Loaded by every page, once its screen is there. */
const background = [fileOf('app/Background'), fileOf('features/asistente/Asistente')]

/** The modules that one of `roots` needs to run: what is imported when it is used does not count. */
function reachedFrom(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set<string>()
  const visit = (id: string) => {
    // Of a library the bundler knows what is used; its index file imports all of it.
    if (reached.has(id) || id.includes('/node_modules/')) return
    reached.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported)
  }
  for (const root of roots) visit(root)
  return reached
}

type Name = (id: string) => string | null

function nameIn(graph: ModuleGraph): Name {
  const ofEntry = reachedFrom([entry], graph)
  const ofBackground = reachedFrom(background, graph)
  const ofScreens = new Map(Object.entries(screens).map(([name, files]) => [name, reachedFrom(files, graph)]))
  return (id) => {
    if (ofEntry.has(id)) return id === entry ? null : 'shared'
    if (id === texts) return 'screens'
    const users = [...ofScreens].filter(([, reached]) => reached.has(id)).map(([name]) => name)
    if (users.includes('ladder')) return 'shared'
    if (users.length > 1 || (users.length === 1 && ofBackground.has(id))) return 'screens'
    return users[0] ?? (ofBackground.has(id) ? 'background' : null)
  }
}

let nameOf: Name | undefined

/**
 * The file of a module, where many small ones would cost a first visit a share of a round trip each: `shared` by the entry and the ladder's first page, `screens`
 * by several others, one for what one of them alone needs, and `background` for what runs behind every page. The bundler decides about the rest.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  nameOf ??= nameIn(graph)
  return nameOf(id)
}
