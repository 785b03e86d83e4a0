import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '../../lib/router'
import { useSession } from '../../lib/session'
import { usePage } from '../../lib/page'
import { Tabs } from '../../ui/controls/Tabs'
import { EmptyState } from '../../ui/state/states'
import { cuales, recentQuery, seccionesQuery, type Cuales } from './queries'
import { TemaList } from './TemaList'
import { Scene } from '../../art/Scene'
import { FirstTopics } from './FirstTopics'

/** Shown if the forum has no topics: a picture, and suggestions for the first topics. */
function EmptyForo() {
  const { data: secciones = [] } = useQuery(seccionesQuery)
  return (
    <>
      <Scene of="field" />
      <EmptyState title="Todavía no hay temas">
        El campo está abierto y nadie ha dicho nada. El primero que hable aparece acá al tiro, para todos.
      </EmptyState>
      <FirstTopics secciones={secciones} />
    </>
  )
}

const labels: Record<Cuales, string> = { todos: 'Todos', 'sin-leer': 'Sin leer', seguidos: 'Seguidos' }

const emptyTexts: Record<Exclude<Cuales, 'todos'>, { title: string; line: string }> = {
  'sin-leer': { title: 'Estás al día', line: 'No tienes mensajes sin leer en el foro.' },
  seguidos: {
    title: 'No sigues ningún tema',
    line: 'Entra a uno y elige «Seguir»: te avisamos de cada respuesta, y queda acá.',
  },
}

function Empty({ which }: { which: Cuales }) {
  if (which === 'todos') return <EmptyForo />
  const { title, line } = emptyTexts[which]
  return <EmptyState title={title}>{line}</EmptyState>
}

function Recent({ which }: { which: Cuales }) {
  const { page, setPage } = usePage()
  const query = useQuery(recentQuery(which, page))
  const { data: secciones } = useQuery(seccionesQuery)
  return (
    <TemaList
      query={query}
      // The event does not tell whether the viewer follows the topic or has read it, so filtered lists ignore the event.
      concerns={() => which === 'todos'}
      page={page}
      onPage={setPage}
      seccionOf={({ id_seccion }) => secciones?.find(({ id }) => id === id_seccion)?.nombre}
      empty={<Empty which={which} />}
    />
  )
}

/** The topics of all sections, those with the latest post first. Players can filter them: with unread posts, or followed. */
export function RecentTemas() {
  const session = useSession()
  const [search, setSearch] = useSearchParams()
  const which = cuales.find((one) => one === search.get('ver')) ?? 'todos'
  if (!session) return <Recent which="todos" />
  return (
    <Tabs
      label="Lo último"
      tabs={cuales.map((key) => ({ key, label: labels[key] }))}
      current={which}
      onChange={(key) => setSearch(key === 'todos' ? {} : { ver: key })}
    >
      <Recent key={which} which={which} />
    </Tabs>
  )
}
