import { paths } from '@trinchera/contract/site-paths'
import { counted } from '@trinchera/rules/counted'
import { useQuery } from '@tanstack/react-query'
import { Crumbs } from '../../ui/controls/Crumbs'
import { ShareButton } from '../../ui/controls/ShareButton'
import { LiveBadge } from '../../ui/state/Live'
import css from './foro.module.css'
import { FollowChoice } from './FollowChoice'
import { seccionesQuery } from './queries'
import type { TemaPage } from './topic-page'
import { TopicTools } from './TopicTools'
import type { Elements } from '../../lib/elements'

/** The head of a topic: breadcrumbs, title, author and numbers, and the viewer's menus. */
export function TopicHead({ page: { tema, total }, children }: { page: TemaPage; children: Elements }) {
  const { data: secciones } = useQuery(seccionesQuery)
  const seccion = secciones?.find(({ id }) => id === tema.id_seccion)
  return (
    <>
      <Crumbs
        trail={[
          { to: paths.foro, label: 'Foro' },
          ...(seccion ? [{ to: paths.foroSeccion(seccion.slug), label: seccion.nombre }] : []),
        ]}
      />
      <h1 className={css.topicTitle}>{tema.titulo}</h1>
      <div className={`row facts ${css.topicFacts}`}>
        {tema.fijado && <b className="chip attention">Fijado</b>}
        {tema.cerrado && <b className="chip">Cerrado</b>}
        {tema.oculto && <b className="chip attention">Oculto</b>}
        <span>
          de <span translate="no">{tema.creador}</span>
        </span>
        <span>{counted(total, 'mensaje', 'mensajes')}</span>
        <ShareButton path={paths.tema(tema.id, tema.slug)} title={tema.titulo} />
        <LiveBadge />
      </div>
      <TopicTools tema={tema} />
      {children}
      <FollowChoice tema={tema} />
    </>
  )
}
