import type { Clan } from '@trinchera/contract/clanes'
import { paths } from '@trinchera/contract/site-paths'
import { clanMay } from '@trinchera/rules/permissions'
import { isOpenReto } from '@trinchera/rules/reto'
import { useQuery } from '@tanstack/react-query'
import { useOwnClan } from '../../lib/own-clan'
import { retosQuery } from '../../lib/reto-queries'
import { ButtonLink } from '../../ui/controls/Button'
import css from './retos.module.css'

/** Link on a clan's page to challenge the clan, or to the open reto with the clan. Hidden if the viewer reports for no rival clan. */
export function ChallengeLink({ clan }: { clan: Clan }) {
  const own = useOwnClan(clan.id_etapa)
  const may = clan.etapa.activo && own !== undefined && own.id !== clan.id && clanMay(own.PlayerClan.rango, 'report')
  const { data } = useQuery({ ...retosQuery({ clan: own?.id ?? 0 }), enabled: may })
  if (!may) return null
  const between = data?.find((reto) => isOpenReto(reto) && [reto.retador.id, reto.retado.id].includes(clan.id))
  return (
    <div className={`row ${css.acts}`}>
      <ButtonLink size="small" to={between ? paths.reto(between.id) : paths.nuevoReto(clan.id_etapa, clan.id)}>
        {between ? 'Ver el reto abierto' : 'Retar'}
      </ButtonLink>
    </div>
  )
}
