import type { ClanRow } from '@trinchera/contract/clanes'
import { winPercent } from '@trinchera/rules/presentation'
import { memo, type ReactNode } from 'react'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { Emblem } from '../../art/Emblem'
import { Record, WinBar } from '../../ui/record/Figures'
import { Cell, FlipTable, HeadCell, RowHead } from '../../ui/table/FlipTable'
import { RankMove } from '../../ui/record/Rank'
import { RelativeTime } from '../../ui/state/RelativeTime'
import { SkeletonRows } from '../../ui/state/states'
import { Tally } from '../../ui/record/Tally'
import css from './RankedTable.module.css'

interface RankedTableProps {
  caption: string
  clanes: readonly ClanRow[]
  /** When a clan was changed by a live event, in ms since the epoch, by clan id. Contains only clans changed just now. */
  hot: ReadonlyMap<number, number>
  own?: number
  /** Ids of the clans whose place changed recently. The arrows of other clans are grey. If undefined, all arrows have colour. */
  moved?: ReadonlySet<number>
  /** Renders a button for a clan at the end of its row, 44 px wide on a phone. If undefined, the table has no such column. */
  act?: (clan: ClanRow) => ReactNode
}

const head = (
  <>
    <HeadCell className="align-left wide-head">Puesto</HeadCell>
    <HeadCell>
      <span className="screen-reader-only">Movimiento</span>
    </HeadCell>
    <HeadCell>
      <span className="screen-reader-only">Emblema</span>
    </HeadCell>
    <HeadCell className="align-left">Tag</HeadCell>
    <HeadCell className="align-left">Clan</HeadCell>
    <HeadCell>Racha</HeadCell>
    <HeadCell>V–D</HeadCell>
    <HeadCell>Victorias</HeadCell>
    <HeadCell>
      <span className="screen-reader-only">Estado</span>
    </HeadCell>
  </>
)

const actHead = (
  <HeadCell>
    <span className="screen-reader-only">Retar</span>
  </HeadCell>
)

const cells = ['place', 'move', 'emblem', 'tag', 'name', 'streak', 'figure', 'percent', 'change'] as const

export const RankedSkeleton = () => (
  <table className="data-table two-line" aria-hidden="true">
    <thead>
      <tr>{head}</tr>
    </thead>
    <tbody>
      <SkeletonRows rows={14} cells={cells} />
    </tbody>
  </table>
)

interface CellsProps {
  clan: ClanRow
  /** True if the clan's last change of place is not recent, so that its arrow is grey. */
  old: boolean | undefined
  /** When the clan was changed by a live event, in ms since the epoch. Undefined unless that was just now. */
  changed: number | undefined
  act: RankedTableProps['act']
}

/** Memoised, because a ladder table has hundreds of rows and an event changes only a few rows. */
const Cells = memo(function Cells({ clan, old, changed, act }: CellsProps) {
  const percent = winPercent(clan.triunfos, clan.juegos) ?? 0
  return (
    <>
      <Cell className="place-cell" translate="no">
        {clan.ranking_actual}
      </Cell>
      <Cell className={`move-cell ${css.move}`}>
        <RankMove actual={clan.ranking_actual} ultimo={clan.ultimo_ranking} old={old} />
      </Cell>
      <Cell className="emblem-cell">
        <Emblem nombre={clan.nombre} imagen={clan.imagen} />
      </Cell>
      <Cell className="tag-cell" translate="no">
        {clan.tag}
      </Cell>
      <RowHead className="name-cell">
        <Link className="row-link" to={paths.clan(clan.id)} title={clan.nombre} translate="no">
          {clan.nombre}
        </Link>
      </RowHead>
      <Cell className={`streak-cell ${css.streak}`}>
        <Tally racha={clan.racha_actual} />
      </Cell>
      <Cell className={`record-cell ${css.record}`}>
        <Record triunfos={clan.triunfos} derrotas={clan.derrotas} />
      </Cell>
      <Cell className="percent-cell">
        <WinBar percent={percent} />
        <span translate="no">{percent}</span>
        <span className="dim" translate="no">
          {' '}
          %
        </span>
      </Cell>
      <Cell className={`live-cell ${css.changed}`}>{changed !== undefined && <RelativeTime at={changed} />}</Cell>
      {act && <Cell className="act-cell">{act(clan)}</Cell>}
    </>
  )
})

/** The ranked clans of an etapa. Rows move to their new places with an animation. */
export const RankedTable = memo(function RankedTable({ caption, clanes, hot, own, moved, act }: RankedTableProps) {
  return (
    <FlipTable
      caption={caption}
      head={
        act ? (
          <>
            {head}
            {actHead}
          </>
        ) : (
          head
        )
      }
      className={act && 'data-table two-line with-act'}
      rows={clanes}
      rowId={(clan) => clan.id}
      rowClass={(clan) => (clan.id === own ? 'mine' : '')}
      hot={hot}
    >
      {(clan) => <Cells clan={clan} old={moved && !moved.has(clan.id)} changed={hot.get(clan.id)} act={act} />}
    </FlipTable>
  )
})
