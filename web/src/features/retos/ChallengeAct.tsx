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
import { rememberedStages, rememberStage } from './challenges'

/**
 * The button of each row of a stage's table by which the viewer's clan challenges that one; undefined for who reports for no clan there, and
 * in a stage that is not open. A clan with which a reto is open has a link to it, others that may not be challenged a button that says why.
 */
export function useChallenges(etapa: number, open: boolean): ((clan: ClanRow) => ReactNode) | undefined {
  const session = useSession()
  const { clan: own, known } = useOwnClanIn(etapa)
  const reports = clanMay(own?.PlayerClan.rango, 'report')
  const { data } = useQuery({ ...retosQuery({ clan: own?.id ?? 0 }), enabled: open && reports })
  useEffect(() => {
    if (session && known) rememberStage(etapa, reports)
  }, [session, known, etapa, reports])
  const who = !open || !session ? undefined : known ? own : null
  // The same function while nothing changes: what it draws is in every row.
  return useMemo(() => {
    if (who === null) return rememberedStages().includes(etapa) ? () => null : undefined
    return who && reports ? challengeAct(etapa, who, data ?? []) : undefined
  }, [etapa, who, reports, data])
}

/** What `own` may do with a clan of the stage, given its retos. */
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
