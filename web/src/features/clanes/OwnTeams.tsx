import type { Player } from '@trinchera/contract/players'
import { clanMay } from '@trinchera/rules/permissions'
import { useQueries } from '@tanstack/react-query'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { Emblem } from '../../art/Emblem'
import { useRoom } from '../../lib/live'
import { etapaQuery } from '../../lib/queries'
import { rangoText } from '@trinchera/rules/rango'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { Record } from '../../ui/record/Figures'
import { RankMove } from '../../ui/record/Rank'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EmptyState } from '../../ui/state/states'
import { ClanDialog, useClanDialog } from './ClanDialogs'
import css from './OwnTeams.module.css'

type OwnClan = Player['clanes'][number]

/** Buttons that the player's rango allows in a clan (docs/behaviour/clans.md#Own clans). `team`: false in single-player etapas. */
function Actions({ clan, team, player }: { clan: OwnClan; team: boolean; player: number }) {
  const { rango } = clan.PlayerClan
  const { openDialog, dialog } = useClanDialog()
  return (
    <div className={`row above-row ${css.buttons}`}>
      {team && clanMay(rango, 'recruit') && (
        <ButtonLink
          size="small"
          to={paths.reclutar(clan.id, clan.id_etapa)}
          aria-label={`Reclutar para ${clan.nombre}`}
        >
          Reclutar
        </ButtonLink>
      )}
      {clanMay(rango, 'edit') && (
        <ButtonLink size="small" to={paths.editClan(clan.id)} aria-label={`Editar clan ${clan.nombre}`}>
          Editar clan
        </ButtonLink>
      )}
      {team && clanMay(rango, 'hand-over') && (
        <Button size="small" aria-label={`Ceder liderazgo de ${clan.nombre}`} onClick={() => openDialog('hand-over')}>
          Ceder liderazgo
        </Button>
      )}
      <Button size="small" aria-label={`Dejar el clan ${clan.nombre}`} onClick={() => openDialog('leave')}>
        Dejar el clan
      </Button>
      {team && clanMay(rango, 'delete') && (
        <Button size="small" aria-label={`Eliminar clan ${clan.nombre}`} onClick={() => openDialog('delete')}>
          Eliminar clan
        </Button>
      )}
      <ClanDialog clan={clan} player={player} {...dialog} />
    </div>
  )
}

/** Subscribes to a clan's live events while it is rendered. */
function ClanSubscription({ clan }: { clan: number }) {
  useRoom(`clan:${clan}`)
  return null
}

/** The player's clans, one per etapa. ARIA roles are explicit, because `display: grid` removes a table's implicit ones. */
export function OwnTeams({ clanes, player }: { clanes: readonly OwnClan[]; player: number }) {
  const etapas = useQueries({ queries: clanes.map((clan) => etapaQuery(clan.id_etapa)) })
  return (
    <section>
      <SectionHead title="Mis clanes" count={clanes.length} />
      {clanes.length === 0 && (
        <EmptyState
          title="Todavía no tienes clan"
          action={
            <ButtonLink size="small" to={paths.ladder}>
              Ir al Ladder
            </ButtonLink>
          }
        >
          Elige una etapa: funda el tuyo, o pide entrar a uno.
        </EmptyState>
      )}
      {clanes.length > 0 && (
        <table className={`data-table ${css.teams}`} role="table">
          <caption className="screen-reader-only">Mis clanes</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                <span className="screen-reader-only">Emblema</span>
              </th>
              <th role="columnheader" scope="col" className="align-left">
                Clan
              </th>
              <th role="columnheader" scope="col" className="align-left">
                Etapa
              </th>
              <th role="columnheader" scope="col" className="align-left">
                Rango
              </th>
              <th role="columnheader" scope="col">
                Puesto
              </th>
              <th role="columnheader" scope="col">
                V–D
              </th>
              <th role="columnheader" scope="col">
                <span className="screen-reader-only">Acciones</span>
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {clanes.map((clan, index) => (
              <tr key={clan.id} role="row">
                <td role="cell" className={`emblem-cell ${css.emblem}`}>
                  <Emblem nombre={clan.nombre} imagen={clan.imagen} />
                </td>
                <th role="rowheader" scope="row" className={`name-cell ${css.name}`}>
                  <Link className="row-link" to={paths.clan(clan.id)} translate="no">
                    {clan.nombre}
                  </Link>
                </th>
                <td role="cell" className={css.etapa}>
                  <Link className="above-row" to={paths.etapa(clan.id_etapa)} translate="no">
                    {clan.etapa.nombre}
                  </Link>
                  <span className="dim">
                    , <span translate="no">{clan.etapa.juego.nombre}</span>
                  </span>
                </td>
                <td role="cell" className={css.rango}>
                  {rangoText[clan.PlayerClan.rango]}
                </td>
                <td role="cell" className={css.place}>
                  {clan.ranking_actual > 0 ? (
                    <span className={css.standing}>
                      <b translate="no">{clan.ranking_actual}</b>
                      <span className={`move-cell ${css.move}`}>
                        <RankMove actual={clan.ranking_actual} ultimo={clan.ultimo_ranking} />
                      </span>
                    </span>
                  ) : (
                    <span className="dim">No Rankeado</span>
                  )}
                </td>
                <td role="cell" className={`record-cell ${css.record}`}>
                  <Record triunfos={clan.triunfos} derrotas={clan.derrotas} />
                </td>
                <td role="cell" className={css.actions}>
                  <ClanSubscription clan={clan.id} />
                  {etapas[index]?.data?.archivada ? (
                    <span className="small">Etapa cerrada para siempre</span>
                  ) : (
                    <Actions clan={clan} team={etapas[index]?.data?.multijugador === true} player={player} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
