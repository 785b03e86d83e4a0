import type { Clan } from '@trinchera/contract/clanes'
import type { Linaje } from '@trinchera/contract/palmares'
import { paths } from '@trinchera/contract/site-paths'
import { counted } from '@trinchera/rules/counted'
import { staffMay } from '@trinchera/rules/permissions'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router'
import { Emblem } from '../../art/Emblem'
import { clanQuery } from '../../lib/queries'
import { useSession } from '../../lib/session'
import { Record } from '../../ui/record/Figures'
import { RankIcon } from '../../ui/record/Rank'
import { SectionHead } from '../../ui/controls/SectionHead'
import { DeclareLineage, UndoLineage } from './DeclareLineage'
import lineCss from '../../ui/record/clan-line.module.css'
import css from './lineage.module.css'
import { linajeQuery } from './queries'

function Stretch({ stretch, here }: { stretch: Linaje['tramos'][number]; here: boolean }) {
  const { clan, etapa, puesto, rankeados, triunfos, derrotas, medallas } = stretch
  return (
    <li className={`grid link-row ${lineCss.line} ${css.stretch}`} aria-current={here || undefined}>
      <Emblem nombre={clan.nombre} imagen={clan.imagen} size={36} />
      <div>
        {clan.eliminado ? (
          <span className={lineCss.name} translate="no">
            {clan.nombre}
          </span>
        ) : (
          <Link className={`row-link ${lineCss.name}`} to={paths.clan(clan.id)} translate="no">
            {clan.nombre}
          </Link>
        )}
        <span className="small">
          <Link to={etapa.archivada ? paths.palmaresEtapa(etapa.id) : paths.etapa(etapa.id)} translate="no">
            {etapa.nombre}
          </Link>
          <span>{`${etapa.archivada ? ', cerrada' : ', en curso'}${medallas > 0 ? ` · ${counted(medallas, 'medalla', 'medallas')}` : ''}`}</span>
        </span>
      </div>
      <span className={`line ${lineCss.place} ${css.place}`}>
        {puesto > 0 ? (
          <>
            <RankIcon actual={puesto} /> <b translate="no">{puesto}</b> <span className="dim">{`de ${rankeados}`}</span>
          </>
        ) : (
          <span className="dim">No Rankeado</span>
        )}
      </span>
      <span className={`figure ${lineCss.record}`}>
        <Record triunfos={triunfos} derrotas={derrotas} />
      </span>
    </li>
  )
}

/** True if the viewer, staff or leader of both clans, may undo that this one continues `earlier` (docs/rules.md#Lineage of a clan). */
function useMaySeparate(clan: Pick<Clan, 'id_lider'>, earlier: Linaje['tramos'][number] | undefined): boolean {
  const viewer = useSession()?.player
  const leads = viewer !== undefined && clan.id_lider === viewer.id
  const { data } = useQuery({
    ...clanQuery(earlier?.clan.id ?? 0),
    enabled: leads && earlier !== undefined && !earlier.clan.eliminado,
  })
  if (!viewer || !earlier || earlier.clan.eliminado) return false
  return staffMay(viewer, 'clans.manage') || (leads && data?.id_lider === viewer.id)
}

/**
 * The clan's history through the etapas. Viewers with the right can declare which earlier clan this clan continues. Renders nothing if
 * there is neither a history nor an earlier clan to declare.
 */
export function Lineage({ clan }: { clan: Clan }) {
  const { data } = useQuery(linajeQuery(clan.id))
  const tramos = data?.tramos ?? []
  const candidatos = data?.candidatos ?? []
  const earlier = tramos[tramos.findIndex((stretch) => stretch.clan.id === clan.id) - 1]
  const maySeparate = useMaySeparate(clan, earlier)
  if (tramos.length < 2 && candidatos.length === 0) return null
  return (
    <section aria-label="A través de las etapas">
      <SectionHead title="A través de las etapas" count={tramos.length} />
      <ol className="list">
        {tramos.map((stretch) => (
          <Stretch key={stretch.clan.id} stretch={stretch} here={stretch.clan.id === clan.id} />
        ))}
      </ol>
      {candidatos.length > 0 && <DeclareLineage clan={clan} candidates={candidatos} />}
      {maySeparate && earlier && <UndoLineage clan={clan} earlier={earlier} />}
    </section>
  )
}
