import { paths } from '@trinchera/contract/site-paths'
import { Parts } from '../../ui/state/Parts'
import { ButtonLink } from '../../ui/controls/Button'
import { LastMatches } from './LastMatches'
import { TopPlayers } from './TopPlayers'
import type { Elements } from '../../lib/elements'

/** The last part of the ladder's first page: latest matches, best players and, below them, `podium`. */
export default function LadderFoot({ podium }: { podium: Elements }) {
  return (
    <>
      <LastMatches
        title="Últimos Enfrentamientos"
        limit={10}
        action={
          <ButtonLink size="small" to={paths.reportes}>
            Reportar Derrota
          </ButtonLink>
        }
      />
      <Parts className="stack">
        <TopPlayers />
        {podium}
      </Parts>
    </>
  )
}
