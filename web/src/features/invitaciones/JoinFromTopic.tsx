import { paths } from '@trinchera/contract/site-paths'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '../../lib/router'
import { useOwnClanIn } from '../../lib/own-clan'
import { clanQuery } from '../../lib/queries'
import { useSession } from '../../lib/session'
import { ButtonLink } from '../../ui/controls/Button'
import { AskToJoin } from './AskToJoin'

/** Shown below a topic in which a clan looks for players: lets a viewer without a clan in the etapa ask to join the clan. */
export function JoinFromTopic({ clan, etapa }: { clan: number; etapa: number }) {
  const session = useSession()
  const { pathname } = useLocation()
  const { clan: own, known } = useOwnClanIn(etapa)
  const { data } = useQuery({ ...clanQuery(clan), enabled: session !== null && known && !own })
  if (!session) {
    return (
      <ButtonLink size="small" kind="primary" to={paths.login(pathname)}>
        Inicia sesión para pedir entrar
      </ButtonLink>
    )
  }
  if (own) return own.id === clan ? <p className="small">Es tu clan.</p> : null
  return data?.etapa.activo ? <AskToJoin clan={data} player={session.player.id} /> : null
}
