import type { Db } from '../../database'

/** Maximum number of pages of each kind in the sitemap; newer ones go first. A sitemap may have at most 50,000 URLs. */
const mostOf = {
  etapas: 2000,
  anuncios: 6000,
  clanes: 12_000,
  players: 12_000,
  partidas: 11_000,
  retos: 6000,
  temas: 6000,
}

/** A page for the sitemap. `changed`: when the page last changed, ISO 8601; null if unknown. */
export interface PublicAddress {
  id: number
  changed: string | null
}

const dated = (rows: readonly { id: number; changed?: string | null }[]): PublicAddress[] =>
  rows.map(({ id, changed = null }) => ({ id, changed }))

/** Ids of all juegos, etapas, clans and so on that have a public page, newest first, at most `mostOf` of each kind. */
export async function publicAddresses(
  db: Db,
): Promise<
  Record<
    'juegos' | 'etapas' | 'palmares' | 'clanes' | 'players' | 'anuncios' | 'partidas' | 'retos',
    PublicAddress[]
  > & { temas: { id: number; titulo: string }[] }
> {
  const [juegos, etapas, palmares, anuncios, clanes, players, partidas, retos, temas] = await Promise.all([
    db.selectFrom('juegos').select('id').orderBy('id').execute(),
    db
      .selectFrom('etapas')
      .leftJoin('ladders', 'ladders.id_etapa', 'etapas.id')
      .select(['etapas.id', 'ladders.updated_at as changed'])
      .orderBy('etapas.id', 'desc')
      .limit(mostOf.etapas)
      .execute(),
    db
      .selectFrom('etapa_cronicas')
      .innerJoin('etapas', 'etapas.id', 'etapa_cronicas.id_etapa')
      .select(['etapas.id', 'etapas.archived_at as changed'])
      .orderBy('etapas.id', 'desc')
      .limit(mostOf.etapas)
      .execute(),
    db
      .selectFrom('anuncios')
      .select((eb) => ['id', eb.fn.coalesce('updated_at', 'created_at').as('changed')])
      .orderBy('id', 'desc')
      .limit(mostOf.anuncios)
      .execute(),
    db
      .selectFrom('clans')
      .leftJoin('standings', 'standings.id_clan', 'clans.id')
      .where('clans.deleted_at', 'is', null)
      .select((eb) => ['clans.id', eb.fn.coalesce('standings.ultimo_registro', 'clans.created_at').as('changed')])
      .orderBy('clans.id', 'desc')
      .limit(mostOf.clanes)
      .execute(),
    db
      .selectFrom('players')
      .where('closed_at', 'is', null)
      .select('id')
      .orderBy('id', 'desc')
      .limit(mostOf.players)
      .execute(),
    db.selectFrom('matches').select(['id', 'fecha as changed']).orderBy('id', 'desc').limit(mostOf.partidas).execute(),
    db
      .selectFrom('retos')
      .where('fecha', 'is not', null)
      .select('id')
      .orderBy('id', 'desc')
      .limit(mostOf.retos)
      .execute(),
    db
      .selectFrom('foro_temas')
      .where('oculto', '=', 0)
      .select(['id', 'titulo'])
      .orderBy('id', 'desc')
      .limit(mostOf.temas)
      .execute(),
  ])
  return {
    juegos: dated(juegos),
    etapas: dated(etapas),
    palmares: dated(palmares),
    anuncios: dated(anuncios),
    clanes: dated(clanes),
    players: dated(players),
    partidas: dated(partidas),
    retos: dated(retos),
    temas,
  }
}
