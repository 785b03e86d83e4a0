import type { BracketChanged } from '@trinchera/contract/socket'
import type { Llave, TorneoPage } from '@trinchera/contract/torneo-llave'

export type MergedBracket =
  | {
      kind: 'merged'
      llave: Llave
      /** True if data that the event does not contain may have changed too (group tables, withdrawn clans), so that it must be fetched. */
      more: boolean
    }
  /** The event is not newer than the bracket, so it was ignored. */
  | { kind: 'stale' }
  /** There is no bracket yet, or an event before this one was missed, so the bracket must be fetched again. */
  | { kind: 'gap' }

/** Applies a `bracket:changed` event to a bracket (docs/behaviour/torneos.md#Torneos screens). */
export function mergeBracket(llave: Llave | null, { version, partidas }: BracketChanged): MergedBracket {
  if (!llave || version > llave.version + 1) return { kind: 'gap' }
  if (version <= llave.version) return { kind: 'stale' }
  const changed = new Map(partidas.map((partida) => [partida.id, partida]))
  const inGroups = llave.rondas.some(
    ({ lado, partidas: all }) => lado === 'grupo' && all.some(({ id }) => changed.has(id)),
  )
  return {
    kind: 'merged',
    llave: {
      version,
      rondas: llave.rondas.map((ronda) =>
        ronda.partidas.some(({ id }) => changed.has(id))
          ? { ...ronda, partidas: ronda.partidas.map((one) => changed.get(one.id) ?? one) }
          : ronda,
      ),
    },
    more: inGroups || partidas.some(({ sin_jugar }) => sin_jugar),
  }
}

/** The fetched page of a torneo, but with the bracket on the screen if that is newer because events arrived during the request. */
export const newerBracket = (shown: TorneoPage | undefined, fetched: TorneoPage): TorneoPage =>
  shown?.llave && fetched.llave && shown.llave.version > fetched.llave.version
    ? { ...fetched, llave: shown.llave }
    : fetched
