import type { ClanRow } from '@trinchera/contract/clanes'
import type { Reto } from '@trinchera/contract/retos'
import { paths } from '@trinchera/contract/site-paths'
import { mostOpenRetos } from '@trinchera/rules/limits'
import { clanMay } from '@trinchera/rules/permissions'
import { isOpenReto } from '@trinchera/rules/reto'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, type ReactNode } from 'react'
import { Link } from '../../lib/router'
import { useOwnClanIn } from '../../lib/own-clan'
import { retosQuery } from '../../lib/reto-queries'
import { useSession } from '../../lib/session'
import { Icon } from '../../ui/controls/Icon'
import { toast } from '../../ui/toast/toast'
import css from './ChallengeAct.module.css'
import { localStore } from '../../lib/storage'

const key = 'reta'

/**
 * Ids of the etapas in which the player who last used this computer may report for a clan. The ladder tables of these etapas reserve space
 * for the challenge buttons before the player's clans are loaded.
 */
function rememberedEtapas(): number[] {
  try {
    const stored: unknown = JSON.parse(localStore.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

/** Stores whether the player may report for a clan in an etapa. The stored ids are deleted on logout. */
function rememberEtapa(etapa: number, reports: boolean): void {
  const before = rememberedEtapas()
  if (before.includes(etapa) === reports) return
  try {
    localStore.setItem(key, JSON.stringify(reports ? [...before, etapa] : before.filter((id) => id !== etapa)))
  } catch {
    // Storage quota exceeded. The only effect is that the challenge buttons appear a moment later.
  }
}

/**
 * Returns a function that renders the button to challenge the clan of a table row: a link if both clans have an open reto, a button that
 * says why if the clan may not be challenged. Returns undefined if the etapa is not open or the viewer may not report for a clan in it.
 */
export function useChallenges(etapa: number, open: boolean): ((clan: ClanRow) => ReactNode) | undefined {
  const session = useSession()
  const { clan: own, known } = useOwnClanIn(etapa)
  const reports = clanMay(own?.PlayerClan.rango, 'report')
  const { data } = useQuery({ ...retosQuery({ clan: own?.id ?? 0 }), enabled: open && reports })
  useEffect(() => {
    if (session && known) rememberEtapa(etapa, reports)
  }, [session, known, etapa, reports])
  const who = !open || !session ? undefined : known ? own : null
  // Memoized, because every row of the ladder table is rendered with this function.
  return useMemo(() => {
    if (who === null) return rememberedEtapas().includes(etapa) ? () => null : undefined
    return who && reports ? challengeAct(etapa, who, data ?? []) : undefined
  }, [etapa, who, reports, data])
}

/** Returns a function that renders the button or link with which clan `own` challenges another clan. `all`: the retos of `own`. */
function challengeAct(etapa: number, own: { id: number }, all: readonly Reto[]): (clan: ClanRow) => ReactNode {
  const retos = all.filter(isOpenReto)
  const made = retos.filter(({ retador }) => retador.id === own.id).length
  return function ChallengeAct({ id, nombre }) {
    const between = retos.find(({ retador, retado }) => [retador.id, retado.id].includes(id))
    const refusal =
      id === own.id
        ? 'Es tu clan'
        : made >= mostOpenRetos
          ? `Tu clan ya tiene ${mostOpenRetos} retos abiertos: espera a que termine uno`
          : null
    if (refusal !== null && (id === own.id || !between))
      return (
        <button
          type="button"
          className={`above-row ${css.act}`}
          aria-disabled
          aria-label={`Retar a ${nombre}: ${refusal}`}
          title={refusal}
          onClick={() => toast.warning(refusal)}
        >
          <Icon name="challenge" size={18} />
        </button>
      )
    return between ? (
      <Link
        className={`above-row ${css.act} ${css.open}`}
        to={paths.reto(between.id)}
        aria-label={`Ver el reto con ${nombre}`}
        title={`Ya hay un reto abierto con ${nombre}`}
      >
        <Icon name="challenge" size={18} />
      </Link>
    ) : (
      <Link
        className={`above-row ${css.act}`}
        to={paths.nuevoReto(etapa, id)}
        aria-label={`Retar a ${nombre}`}
        title={`Retar a ${nombre}`}
      >
        <Icon name="challenge" size={18} />
      </Link>
    )
  }
}
