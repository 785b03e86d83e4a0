import type { WinClaim } from '@trinchera/contract/win-claims'
import { counted } from '@trinchera/rules/counted'
import { isOpenCase } from '@trinchera/rules/win-claim-state'
import { SectionHead } from '../controls/SectionHead'
import css from './win-claim.module.css'
import type { Elements } from '../../lib/elements'

/** Votes of the Leaders' Assembly on a win claim, then `children`, then the names of those who voted. */
export const WinClaimVotes = ({ winClaim, children }: { winClaim: WinClaim; children?: Elements }) => {
  const { votos, votantes } = winClaim
  return (
    <section aria-label="Asamblea de Líderes">
      <SectionHead title="Asamblea de Líderes" />
      <p className={`row ${css.tally}`} role="status">
        <span>
          <b className="gain" translate="no">
            {votos.si}
          </b>{' '}
          a favor
        </span>
        <span>
          <b className="loss" translate="no">
            {votos.no}
          </b>{' '}
          en contra
        </span>
        <span className="screen-reader-only">{counted(votos.si + votos.no, 'voto', 'votos')}</span>
      </p>
      {children}
      {votantes.length === 0 && (
        <p className="small dim">{isOpenCase(winClaim) ? 'Todavía no vota nadie.' : 'No votó nadie.'}</p>
      )}
      {votantes.length > 0 && (
        <ul className="list" aria-label="Votos">
          {votantes.map(({ quien, clan, voto }) => (
            <li key={clan} className={css.vote}>
              <span>
                <span translate="no">{quien}</span>{' '}
                <span className="dim">
                  de <span translate="no">{clan}</span>
                </span>
              </span>
              <b className={voto === 'si' ? 'gain' : 'loss'}>{voto === 'si' ? 'A favor' : 'En contra'}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
