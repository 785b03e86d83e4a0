import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { BackupError } from './backup-error'

export const manifestName = 'manifest.json'
export const databaseName = { sqlite: 'database.sqlite', postgres: 'database.dump' } as const

/** Files in the data folder that contain secrets; only an encrypted backup includes them. */
export const secretNames = ['jwt-secret', 'bot-secret', 'vapid-key'] as const
/** Folders of the data folder that contain pictures. */
export const pictureFolders = ['uploads', 'evidencias'] as const

/** True for the path of a stored picture. Other files in the picture folders are not backed up. */
export const isPicture = (path: string): boolean => /^(uploads|evidencias)(\/[\w-]+)*\/[\w-]+\.webp$/.test(path)

const singleNames: readonly string[] = [...Object.values(databaseName), ...secretNames]

/** A path that a backup may contain; a restore never writes to any other path. */
const path = z.string().refine((name) => singleNames.includes(name) || isPicture(name))

const manifest = z.object({
  format: z.literal(1),
  product: z.string(),
  created: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** Name of the last migration. */
  schema: z.string(),
  files: z.array(z.object({ path, bytes: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
})
export type Manifest = z.infer<typeof manifest>
export type BackedUpFile = Manifest['files'][number]

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Paths of all files in a folder and its subfolders, relative to the folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()
}

/** All files in a folder and its subfolders, with their sizes and checksums. */
export async function listFiles(folder: string): Promise<BackedUpFile[]> {
  const listed: BackedUpFile[] = []
  for (const name of await filesBelow(folder)) {
    const file = join(folder, name)
    listed.push({ path: name, bytes: (await stat(file)).size, sha256: await sha256Of(file) })
  }
  return listed
}

/** Checks that an unpacked backup contains exactly the files of its manifest, unchanged, and returns the manifest. Throws BackupError. */
export async function checkUnpacked(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => null)
  return checkFiles(text, await listFiles(folder))
}

/** Checks that the files found in a backup are those of its manifest, unchanged. `text`: the manifest; null if missing. Throws BackupError. */
export function checkFiles(text: string | null, found: readonly BackedUpFile[]): Manifest {
  if (text === null) throw new BackupError('No es un respaldo de Trinchera: le falta el índice')
  const parsed = manifest.safeParse(parseJson(text))
  if (!parsed.success) throw new BackupError('El índice del respaldo no se entiende: está dañado o es de otra versión')
  const wanted = new Map(parsed.data.files.map((file) => [file.path, file.sha256]))
  for (const file of found) {
    if (file.path === manifestName) continue
    if (!wanted.has(file.path)) throw new BackupError(`El respaldo está dañado: ${file.path} no está en su índice`)
    if (wanted.get(file.path) !== file.sha256) throw new BackupError(`El respaldo está dañado: ${file.path} cambió`)
    wanted.delete(file.path)
  }
  const [missing] = wanted.keys()
  if (missing) throw new BackupError(`El respaldo está dañado: falta ${missing}`)
  if (!parsed.data.files.some((file) => file.path === databaseName[parsed.data.database]))
    throw new BackupError('El respaldo está dañado: no trae la base de datos')
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
