import type { ClanRow } from '@trinchera/contract/clanes'
import { memo, type ReactNode } from 'react'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { Emblem } from '../../art/Emblem'
import { Record } from '../../ui/record/Figures'
import { SectionHead } from '../../ui/controls/SectionHead'

interface UnrankedListProps {
  clanes: readonly ClanRow[]
  ranked: number
  own?: number
  open: boolean
  /** Renders a button for a clan in its row, as in the ranked table. */
  act?: (clan: ClanRow) => ReactNode
}

/** The clans of an etapa that have no place in its ladder table, sorted by name. */
export const UnrankedList = memo(function UnrankedList({ clanes, ranked, own, open, act }: UnrankedListProps) {
  return (
    <section>
      <SectionHead title="No Rankeados" />
      {clanes.length > 0 && (
        <table className="data-table narrow">
          <caption className="screen-reader-only">Clanes no rankeados</caption>
          <thead className="screen-reader-only">
            <tr>
              <th scope="col">Emblema</th>
              <th scope="col">Clan</th>
              <th scope="col">V–D</th>
              {act && <th scope="col">Retar</th>}
            </tr>
          </thead>
          <tbody>
            {clanes.map((clan) => (
              <tr key={clan.id} className={clan.id === own ? 'mine' : undefined}>
                <td className="emblem-cell">
                  <Emblem nombre={clan.nombre} imagen={clan.imagen} size={24} />
                </td>
                <th className="name-cell" scope="row">
                  <Link className="row-link" to={paths.clan(clan.id)} title={clan.nombre} translate="no">
                    {clan.nombre}
                  </Link>
                </th>
                <td className="record-cell">
                  <Record triunfos={clan.triunfos} derrotas={clan.derrotas} />
                </td>
                {act && <td className="act-cell">{act(clan)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="small">
        {clanes.length === 0
          ? ranked > 0
            ? 'Todos tienen puesto.'
            : 'Ningún clan por ahora.'
          : open
            ? 'Entran al ranking con su primera victoria.'
            : 'Cerraron la etapa sin una victoria.'}
      </p>
    </section>
  )
})
