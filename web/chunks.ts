import { fileURLToPath } from 'node:url'

/** A module in the bundler's graph, with only those fields that are used here. */
interface ModuleInfo {
  importedIds: readonly string[]
}
interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleInfo | null
}

const fileOf = (path: string) => fileURLToPath(new URL(`src/${path}.tsx`, import.meta.url))

/** The module that every page loads first. */
const entry = fileOf('main')
/** The modules of each screen on which visitors typically enter the site (server/src/preview/first-screen.ts). */
const screens = {
  ladder: [fileOf('routes/LadderSection'), fileOf('routes/Ladder')],
  home: [fileOf('routes/Home')],
  etapa: [fileOf('routes/LadderSection'), fileOf('routes/Etapa')],
  clan: [fileOf('routes/LadderSection'), fileOf('routes/DetalleClan')],
  partida: [fileOf('routes/LadderSection'), fileOf('routes/Partida')],
  anuncio: [fileOf('routes/DetalleAnuncio')],
}
/** Texts of the other screens. They have a chunk of their own, because the bundler would put them into a large one with unneeded code. */
const texts = fileURLToPath(new URL('../rules/fixed-texts.ts', import.meta.url))
/** Modules that every page loads in the background, after its screen is shown. */
const background = [fileOf('app/Background'), fileOf('features/asistente/Asistente')]

/** Ids of the modules that are loaded together with `roots`. Dynamic imports are not followed, because they load later. */
function reachedFrom(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set<string>()
  const visit = (id: string) => {
    // Chunks of libraries are left to the bundler. It knows which modules are used, while a library's index file imports all.
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
 * Name of the chunk that a module goes into; null if the bundler decides. Modules are grouped because many small files would delay a first
 * visit. `shared`: modules of the entry and the ladder's first page. `screens`: modules of several other screens. A screen's name: modules
 * of that screen alone. `background`: modules that run behind every page.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  nameOf ??= nameIn(graph)
  return nameOf(id)
}
