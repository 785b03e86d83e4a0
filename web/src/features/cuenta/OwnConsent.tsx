import { formatDateTime } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, messageOf } from '../../lib/api'
import { apiQuery } from '../../lib/api-query'
import { Link } from '../../lib/router'
import { Button } from '../../ui/controls/Button'
import { Check } from '../../ui/form/Check'
import { toast } from '../../ui/toast/toast'

const consentQuery = apiQuery(['consentimiento'], (signal) => api.getConsent({ signal }))

/** The consent that the player gave, with the button that withdraws it, and whether everybody sees the player's statistics. */
export function OwnConsent() {
  const client = useQueryClient()
  const { data } = useQuery(consentQuery)
  if (!data) return null
  const { consentimiento, estadisticas } = data

  const change = async (send: () => ReturnType<typeof api.getConsent>) => {
    try {
      const reply = await send()
      client.setQueryData(consentQuery.queryKey, reply.data)
      toast.success(reply.message)
    } catch (error) {
      toast.error(messageOf(error, 'No pudimos guardarlo. Intenta de nuevo.'))
    }
  }
  return (
    <>
      <Check
        label="Todos ven mis estadísticas y partidas"
        checked={estadisticas}
        onChange={({ target }) => change(() => api.giveConsent({ body: { estadisticas: target.checked } }))}
      />
      <p className="small">
        <span>
          {consentimiento
            ? `Aceptaste la versión ${consentimiento.version} de la página de `
            : 'No tienes aceptada la página de '}
        </span>
        <Link className="within" to={paths.privacidad}>
          privacidad
        </Link>
        <span>{consentimiento ? ` el ${formatDateTime(consentimiento.fecha)}.` : '.'}</span>
      </p>
      {consentimiento && (
        <div className="row mt-3">
          <Button size="small" pendingText="Retirando…" onClick={() => change(() => api.withdrawConsent())}>
            Retirar mi consentimiento
          </Button>
        </div>
      )}
    </>
  )
}
