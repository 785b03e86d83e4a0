import { beginningOf } from '@trinchera/rules/letters'
import { useQuery } from '@tanstack/react-query'
import { api, messageOf } from '../../../lib/api'
import { usePage } from '../../../lib/page'
import { saveFile } from '../../../lib/save-file'
import { Button } from '../../../ui/controls/Button'
import { Pager } from '../../../ui/table/Pager'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { EmptyState, QueryState } from '../../../ui/state/states'
import { toast } from '../../../ui/toast/toast'
import { auditPageSize, auditQuery, type AuditFilters as Filters } from '../queries'
import { useAddress } from '../use-address'
import { useValidPage } from '../use-valid-page'
import { AuditFilters } from './AuditFilters'
import { AuditLine } from './AuditLine'
import css from './registro.module.css'

const none: Filters = { quien: '', accion: '', objeto: '', desde: '', hasta: '' }
const day = (word: string) => (/^\d{4}-\d{2}-\d{2}$/.test(word) ? word : '')

/** The audit log, newest entries first. Only rol 1 may see it. */
export default function RegistroArea() {
  const { get, set } = useAddress()
  const { page, setPage } = usePage()
  const filters: Filters = {
    quien: beginningOf(get('quien'), 40),
    accion: beginningOf(get('accion'), 60),
    objeto: beginningOf(get('objeto'), 100),
    desde: day(get('desde')),
    hasta: day(get('hasta')),
  }
  const query = useQuery(auditQuery(filters, page))
  const { data, isPending } = query
  const filtered = Object.values(filters).some(Boolean)
  const pages = useValidPage(data?.total, auditPageSize)
  const first = (page - 1) * auditPageSize + 1
  const shown = data?.rows.length ?? 0

  async function download() {
    try {
      const { data: file } = await api.exportAudit({ query: filters })
      saveFile(file.nombre, file.csv, 'text/csv;charset=utf-8')
      toast.success('El registro va en un archivo CSV')
    } catch (error) {
      toast.error(messageOf(error, 'No pudimos juntar el registro. Intenta de nuevo.'))
    }
  }

  return (
    <section aria-busy={isPending}>
      <SectionHead title="Registro" note={shown > 0 ? `${first}–${first + shown - 1} de ${data?.total}` : undefined}>
        <Button size="small" pendingText="Juntando…" onClick={download}>
          Descargar CSV
        </Button>
      </SectionHead>
      <AuditFilters filters={filters} onChange={(patch) => set(patch, { replace: true })} />
      <QueryState query={query} lines={8} loading="Cargando el registro…" failed="No pudimos traer el registro" />
      {data && shown === 0 && (
        <EmptyState
          title={filtered ? 'Nada calza con el filtro' : 'Todavía no hay nada registrado'}
          action={
            filtered && (
              <Button size="small" onClick={() => set({ ...none })}>
                Ver todo
              </Button>
            )
          }
        >
          Cada cosa que hace la administración queda acá, con lo que había antes y lo que quedó.
        </EmptyState>
      )}
      {shown > 0 && (
        <ul className={`list ${css.entries}`} aria-label="Registro">
          {data?.rows.map((entry) => (
            <AuditLine key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {pages > 1 && <Pager page={page} pages={pages} onPage={setPage} of="registro" />}
    </section>
  )
}
