import type { TemaBusca } from '@trinchera/contract/foro'
import { paths } from '@trinchera/contract/site-paths'
import type { ReactNode } from 'react'
import { Link } from '../../lib/router'
import { buscaFacts, buscaNames } from './busca-text'
import css from './foro.module.css'

interface BuscaCardProps {
  busca: TemaBusca
  creador: string
  /** Buttons by which the viewer can respond. */
  children: ReactNode
}

/** The card of a topic in which somebody looks for a clan or for players: what is looked for, and buttons to respond. */
export const BuscaCard = ({ busca, creador, children }: BuscaCardProps) => (
  <section className={`row ${css.busca}`} aria-label={`${creador} ${buscaNames[busca.tipo].toLowerCase()}`}>
    <dl>
      <div>
        <dt>{busca.tipo === 'clan' ? creador : 'Clan'}</dt>
        <dd>
          {busca.tipo === 'clan' && <span>Busca clan</span>}
          {busca.tipo === 'gente' &&
            (busca.clan ? (
              <>
                <Link className="target" to={paths.clan(busca.clan.id)} translate="no">
                  {busca.clan.nombre}
                </Link>{' '}
                <span>busca gente</span>
              </>
            ) : (
              <span>Ya no está en ese clan</span>
            ))}
        </dd>
      </div>
      {buscaFacts(busca).map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {label === 'Etapa' && busca.etapa ? (
              <Link className="target" to={paths.etapa(busca.etapa.id)}>
                {text}
              </Link>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
    <div className={`grid ${css.buscaActs}`}>{children}</div>
  </section>
)
