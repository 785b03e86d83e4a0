// Reading and searching a forum that has grown, beside the demo's, over HTTP: `npx tsx bench/foro.ts [posts]`; on PostgreSQL with TEST_DATABASE_URL.
import { openDatabase, type Database } from '@trinchera/db/database'
import { insertComment } from '@trinchera/db/queries/anuncios/comments'
import { storeWords } from '@trinchera/db/queries/foro/search'
import { addToTema, insertTema, recountTema } from '@trinchera/db/queries/foro/stored-temas'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { startProduct } from '@trinchera/testing/product'

const posts = Number(process.argv[2] ?? 1_000_000)
const longTopic = 10_000
const rounds = 200

const words = ['puente', 'granada', 'escalera', 'humo', 'relevo', 'sótano', 'bandera', 'radio', 'lluvia', 'barro']
/** Text of the post with that number: some words of every tenth, one of every thousandth, one of its own. */
const textOf = (n: number) =>
  `<p>Nota ${n}: ${Array.from({ length: 12 }, (_, i) => words[(n * 7 + i * i) % words.length]).join(' ')} milésima${n % 1000} única${n}</p>`

type Trx = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Stores a topic of `size` posts, the first of which has that number. */
async function storeTopic(trx: Trx, dialect: Database['dialect'], number: number, size: number): Promise<number> {
  const author = { id_creador: 1, creador: 'Comandante', created_at: new Date().toISOString() }
  const busca = { busca: null, id_etapa: null, horario: null, puesto: null }
  const id_tema = await insertTema(trx, { ...author, ...busca, id_seccion: 3, titulo: `Tema de la nota ${number}` })
  const texts = Array.from({ length: size }, (_, i) => textOf(number + i))
  const ids: number[] = []
  for (const text of texts) {
    const id = await insertComment(trx, { ...author, id_tema, cita: null, comentario: text })
    await storeWords(trx, dialect, id, { contenido: text })
    ids.push(id)
  }
  await addToTema(trx, id_tema, ids[0] ?? 0)
  await recountTema(trx, id_tema)
  return id_tema
}

/** Fills the forum: one topic of `longTopic` posts, the others of a hundred. Returns the long one. */
async function grow(database: Database): Promise<number> {
  let long = 0
  const sizes = [longTopic, ...Array.from({ length: (posts - longTopic) / 100 }, () => 100)]
  let number = 0
  for (let at = 0; at < sizes.length; at += 100) {
    const part = sizes.slice(at, at + 100)
    await database.transaction(async (trx) => {
      for (const size of part) {
        const id = await storeTopic(trx, database.dialect, number, size)
        if (number === 0) long = id
        number += size
      }
    })
    process.stderr.write(`\r${number} posts`)
  }
  process.stderr.write('\n')
  return long
}

const product = await startProduct({ SEED_DEMO: '1' })
const database = openDatabase({ url: product.databaseUrl })

/** 95th percentile of the time of a GET, ms. Before each the forum counts as changed: what is kept for the next visitor is not measured. */
async function p95(url: string): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < rounds; i++) {
    await database.transaction((trx) => bumpVersion(trx, 'foro'))
    const started = performance.now()
    const reply = await fetch(url)
    await reply.text()
    if (reply.status !== 200) throw new Error(`${url}: ${reply.status}`)
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds * 0.95)] ?? 0
}

try {
  const api = `${product.url}/api/v1`
  const searches = ['granada', 'puente granada', `milesima7`, `unica${Math.floor(posts / 2)}`, 'gra', 'zzyzxqw']
  const measure = async (tema: number, last: number) => {
    const rows: [string, number][] = []
    rows.push(['sections', await p95(`${api}/foro/secciones`)])
    rows.push(['topics of a section', await p95(`${api}/foro/secciones/3/temas?pagina=1`)])
    rows.push(['first page of a topic', await p95(`${api}/foro/temas/${tema}?pagina=1`)])
    rows.push(['last page of a topic', await p95(`${api}/foro/temas/${tema}?pagina=${last}`)])
    for (const q of searches) rows.push([`search: ${q}`, await p95(`${api}/foro/buscar?q=${q}`)])
    return rows
  }
  await measure(1, 1) // once unmeasured, so that both find the same warm process
  const demo = await measure(1, 1)
  const long = await grow(database)
  await measure(long, Math.ceil(longTopic / 30))
  const grown = await measure(long, Math.ceil(longTopic / 30))
  console.log(`p95 of ${rounds} GETs, ms: the demo's, with ${posts} posts (a topic of ${longTopic}), ratio`)
  for (const [index, [name, ms]] of grown.entries()) {
    const before = demo[index]?.[1] ?? 0
    console.log(
      `${name.padEnd(28)} ${before.toFixed(2).padStart(8)} ${ms.toFixed(2).padStart(8)} ${(ms / before).toFixed(2).padStart(7)}`,
    )
  }
} finally {
  await database.close()
  await product.stop()
}
