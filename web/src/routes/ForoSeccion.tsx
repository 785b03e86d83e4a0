import type { ForoSeccion as Seccion } from '@trinchera/contract/foro'
import { paths } from '@trinchera/contract/site-paths'
import { seccionText } from '@trinchera/rules/foro-texts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '../lib/router'
import { usePageText } from '../app/title'
import { FirstTopics } from '../features/foro/FirstTopics'
import { seccionesQuery, temasQuery } from '../features/foro/queries'
import { TemaList } from '../features/foro/TemaList'
import { usePage } from '../lib/page'
import { ButtonLink } from '../ui/controls/Button'
import { Crumbs } from '../ui/controls/Crumbs'
import { LiveBadge, OfflineBar } from '../ui/state/Live'
import { Parts } from '../ui/state/Parts'
import { EmptyState } from '../ui/state/states'
import { NotFoundPage } from './FullPage'
import { ScreenState } from './ScreenState'

const OpenTopic = ({ slug, text = 'Abrir tema' }: { slug: string; text?: string }) => (
  <ButtonLink kind="primary" to={paths.foroNuevo(slug)}>
    {text}
  </ButtonLink>
)

function Section({ seccion }: { seccion: Seccion }) {
  const { id, slug, nombre, descripcion } = seccion
  const { page, setPage } = usePage()
  const query = useQuery(temasQuery(id, page))
  usePageText(seccionText(seccion))
  return (
    <Parts>
      <div className="row title">
        <div className="grow">
          <Crumbs trail={[{ to: paths.foro, label: 'Foro' }]} />
          <h1 translate="yes">{nombre}</h1>
          {descripcion && <p className="hint">{descripcion}</p>}
        </div>
        <div className="row actions">
          <a className="more" href={paths.foroAtom(slug)} type="application/atom+xml">
            Atom
          </a>
          <LiveBadge />
          <OpenTopic slug={slug} />
        </div>
      </div>
      <h2 className="screen-reader-only">Temas</h2>
      <TemaList
        query={query}
        concerns={({ id_seccion }) => id_seccion === id}
        page={page}
        onPage={setPage}
        empty={
          <>
            <EmptyState title="Acá no hay temas todavía" action={<OpenTopic slug={slug} text="Abrir el primero" />}>
              Abre el primero: aparece al tiro, para todos.
            </EmptyState>
            <FirstTopics secciones={[seccion]} />
          </>
        }
      />
    </Parts>
  )
}

export default function ForoSeccion() {
  const { slug } = useParams()
  const secciones = useQuery(seccionesQuery)
  const seccion = secciones.data?.find((one) => one.slug === slug)
  if (secciones.data && !seccion) return <NotFoundPage />
  return (
    <Parts className="page">
      <OfflineBar />
      {seccion ? (
        <Section key={seccion.id} seccion={seccion} />
      ) : (
        <ScreenState query={secciones} title="Foro" failed="No pudimos traer la sección" loading="Cargando sección…" />
      )}
    </Parts>
  )
}
