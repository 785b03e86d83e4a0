import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { keepForBackups } from './backup-staging'

/** Folder of the pictures of evidence: beside `uploads/`, which anybody may read. */
export const evidenciasFolder = (dataDir: string) => join(dataDir, 'evidencias')

const storedName = /^[0-9a-f]{32}\.webp$/

const fileOf = (dataDir: string, archivo: string) => {
  if (!storedName.test(archivo)) throw new Error(`not the name of a stored picture: ${archivo}`)
  return join(evidenciasFolder(dataDir), archivo)
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The bytes of a picture; null if its file is missing. */
export async function readEvidencia(dataDir: string, archivo: string): Promise<Buffer | null> {
  try {
    return await readFile(fileOf(dataDir, archivo))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Deletes a picture's file, if it is there. */
export async function removeEvidencia(dataDir: string, archivo: string): Promise<void> {
  const file = fileOf(dataDir, archivo)
  await keepForBackups(dataDir, join('evidencias', archivo))
  await rm(file, { force: true })
}

/** Names of the files last written before an instant, unfinished ones (`.part`) included. */
export async function evidenceFilesBefore(dataDir: string, before: Date): Promise<string[]> {
  await mkdir(evidenciasFolder(dataDir), { recursive: true })
  const old: string[] = []
  for (const name of await readdir(evidenciasFolder(dataDir))) {
    const written = await stat(join(evidenciasFolder(dataDir), name)).catch(() => null) // deleted meanwhile
    if (written && written.mtime < before) old.push(name)
  }
  return old
}

/** Deletes a file of the folder by its name as `evidenceFilesBefore` gives it. */
export const removeEvidenceFile = (dataDir: string, name: string): Promise<void> =>
  rm(join(evidenciasFolder(dataDir), name), { force: true })
