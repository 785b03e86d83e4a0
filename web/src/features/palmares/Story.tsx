import type { PalmaresEtapaPage } from '@trinchera/contract/palmares'
import { paths } from '@trinchera/contract/site-paths'
import { formatDate } from '@trinchera/rules/presentation'
import { Link } from '../../lib/router'
import { SectionHead } from '../../ui/controls/SectionHead'
import css from './story.module.css'

/** The story of an etapa: its main events, by day. */
export const Story = ({ historia }: Pick<PalmaresEtapaPage, 'historia'>) => (
  <section aria-label="La historia de la temporada">
    <SectionHead title="La historia de la temporada" />
    <ol className={css.story}>
      {historia.map(({ fecha, texto, partida }) => (
        <li key={texto}>
          <time translate="no" className={css.when} dateTime={fecha}>
            {formatDate(fecha)}
          </time>
          <p>
            <span>{texto}</span>{' '}
            {partida !== null && (
              <Link className={`more ${css.match}`} to={paths.partida(partida)} aria-label={`Ver la partida: ${texto}`}>
                Ver la partida
              </Link>
            )}
          </p>
        </li>
      ))}
    </ol>
  </section>
)
