import type { Opciones } from '@trinchera/contract/opciones'
import { paths } from '@trinchera/contract/site-paths'
import { responsableLength } from '@trinchera/rules/limits'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api'
import { Link } from '../../../lib/router'
import { opcionesQuery } from '../../../lib/site-queries'
import { Button } from '../../../ui/controls/Button'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { Textarea } from '../../../ui/form/Field'
import { useFields, useForm } from '../../../ui/form/use-form'

/** Publishes a new version of the privacy page, with a line that says what changed (docs/behaviour/privacy.md#Versions). */
export function PolicyForm({ politica }: { politica: Opciones['politica'] }) {
  const client = useQueryClient()
  const { fields, write } = useFields({ cambio: '' })
  const cambio = fields.cambio.trim()
  const version = politica.version + 1
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({ cambio: cambio ? null : 'Escribe en una línea qué cambió' }),
    send: () => api.updateOpciones({ body: { politica: { version, cambio } } }),
    failure: 'No pudimos publicarla. Lo que escribiste sigue acá: intenta de nuevo.',
    onSuccess: ({ data }) => {
      client.setQueryData(opcionesQuery.queryKey, data)
      write({ cambio: '' })
    },
  })
  return (
    <section>
      <SectionHead
        title="Página de privacidad"
        note={`Versión ${politica.version}`}
        link={{ to: paths.privacidad, label: 'Ver la página' }}
      />
      <p className="small">
        <span>
          {
            'Lo que dice sale de lo que el sitio guarda y de cómo está configurado. Publica una versión nueva cuando cambie algo: la de antes queda a la vista y a quienes tienen la sesión abierta les llega un aviso. Quién responde está en '
          }
        </span>
        <Link className="within" to={`${paths.panelAdmin('opciones')}?parte=responsable`}>
          Responsable
        </Link>
        <span>.</span>
      </p>
      <form {...form} className="form" aria-label="Versión nueva">
        <Textarea {...field('cambio')} label="Qué cambió" rows={2} maxLength={responsableLength.change} />
        <div className="row actions">
          <Button type="submit" kind="primary" pending={pending} pendingText="Publicando…">
            {`Publicar la versión ${version}`}
          </Button>
        </div>
      </form>
    </section>
  )
}
