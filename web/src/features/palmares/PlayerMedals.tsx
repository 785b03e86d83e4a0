import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../lib/session'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EmptyState, ErrorState, LoadingText } from '../../ui/state/states'
import { ChooseMedals } from './ChooseMedals'
import { perfilQuery, playerMedalsQuery } from './queries'
import { MedalItem, Shelf, ShelfSkeleton } from './Shelf'
import css from './player-medals.module.css'

/** The medals that a player has earned in clans. The chosen medals (up to three) come first and are larger. */
export function PlayerMedals({ player }: { player: number }) {
  const { data, isPending, isError, refetch } = useQuery(playerMedalsQuery(player))
  const { data: perfil } = useQuery(perfilQuery(player))
  const own = useSession()?.player.id === player
  const chosen = perfil?.elegidas ?? []
  const rest = data?.filter(({ clave }) => !chosen.some((one) => one.clave === clave))
  return (
    <section aria-busy={isPending} aria-label="Medallas">
      <SectionHead title="Medallas" count={data?.length || undefined} />
      {isPending && <ShelfSkeleton />}
      {isPending && <LoadingText>Cargando las medallas…</LoadingText>}
      {isError && !data && <ErrorState title="No pudimos traer las medallas" onRetry={() => refetch()} />}
      {chosen.length > 0 && (
        <ul className={`grid ${css.chosen}`} aria-label="Sus elegidas">
          {chosen.map((medal) => (
            <MedalItem key={medal.clave} medal={medal} size={96} withClan />
          ))}
        </ul>
      )}
      {rest && (chosen.length === 0 || rest.length > 0) && (
        <Shelf medals={rest} withClan>
          <EmptyState title="Sin medallas todavía">Llegan con las que gane su clan mientras juegue en él.</EmptyState>
        </Shelf>
      )}
      {own && data && data.length > 0 && perfil && <ChooseMedals player={player} medals={data} chosen={chosen} />}
    </section>
  )
}
