import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { insertEvidencia, type EvidencePlace } from '@trinchera/db/queries/disputes/evidencias'
import { insertWinClaim } from '@trinchera/db/queries/disputes/stored-win-claims'
import { insertMatch } from '@trinchera/db/queries/ladder/reporting'
import { openTestDatabase, testDialects, type TestDatabase } from '@trinchera/db/testing'
import { evidenceKeptMs, orphanPictureMs } from '@trinchera/rules/limits'
import { deleteOldEvidence } from './delete-evidence'
import { insertEtapa, reconcilerAt } from '../../testing/reconciler'

const dataDir = mkdtempSync(join(tmpdir(), 'trinchera-evidence-'))
const folder = join(dataDir, 'evidencias')
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

describe.each(testDialects)('old evidence on %s', (dialect) => {
  let database: TestDatabase
  beforeEach(async () => {
    mkdirSync(folder)
    database = await openTestDatabase(dialect)
  })
  afterEach(async () => {
    rmSync(folder, { recursive: true })
    await database.drop()
  })

  const now = new Date()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const fecha = now.toISOString()
  const reconcile = () => deleteOldEvidence(reconcilerAt(now, database, dataDir).context)
  let count = 0
  function file(written: Date, ending = '') {
    const name = `${String(count++).padStart(32, '0')}.webp${ending}`
    writeFileSync(join(folder, name), 'x')
    utimesSync(join(folder, name), written, written)
    return name
  }
  /** Inserts a match and a win claim in an etapa archived at this moment; null: in an open etapa. */
  async function storedEvidence(archived: Date | null) {
    const { db } = database
    const id_etapa = await insertEtapa(db, fecha, archived && archived.toISOString())
    const clan = async (nombre: string) => {
      const { id } = await db
        .insertInto('clans')
        .values({ nombre, tag: nombre.slice(0, 3), id_etapa, created_at: fecha })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    }
    const pair = { id_etapa, id_clan_ganador: await clan('Ganadores'), id_clan_perdedor: await clan('Perdedores') }
    const id_match = await insertMatch(db, {
      ...pair,
      seq: 1,
      comentario: '',
      id_reportero: null,
      reportado_por: 'Alguien',
      fecha,
    })
    const who = { player_id: null, quien: 'Alguien', fecha }
    const id_victoria = await insertWinClaim(db, {
      ...pair,
      ...who,
      jugada: fecha,
      texto: '',
      mapas: [],
      responde_hasta: fecha,
    })
    const put = async (place: EvidencePlace) => {
      const archivo = file(ago(2 * evidenceKeptMs))
      await insertEvidencia(db, place, { ...who, id_clan: pair.id_clan_ganador, texto: '', archivo, hash: archivo })
      return archivo
    }
    return [await put({ id_match, id_victoria: null }), await put({ id_match: null, id_victoria })]
  }
  const rows = async () =>
    (await database.db.selectFrom('evidencias').select('archivo').execute()).map(({ archivo }) => archivo).sort()

  it('goes with its files 90 days after its etapa was archived, of matches and of cases alike, and not earlier', async () => {
    await storedEvidence(ago(evidenceKeptMs + 1000))
    const kept = [...(await storedEvidence(ago(evidenceKeptMs - 1000))), ...(await storedEvidence(null))].sort()
    await reconcile()
    expect(await rows()).toEqual(kept)
    expect(readdirSync(folder).sort()).toEqual(kept)
  })

  it('is deleted after a day where no row names the file, unfinished ones included', async () => {
    const named = await storedEvidence(null)
    file(ago(orphanPictureMs + 1000))
    file(ago(orphanPictureMs + 1000), '.part')
    const young = file(ago(orphanPictureMs - 60_000))
    await reconcile()
    expect(readdirSync(folder).sort()).toEqual([...named, young].sort())
  })

  it('needs no folder', async () => {
    rmSync(folder, { recursive: true })
    await reconcile()
    expect(readdirSync(folder)).toEqual([])
  })
})
