import type { Tema } from '@trinchera/contract/foro'
import { paths } from '@trinchera/contract/site-paths'
import { extracto } from '@trinchera/rules/foro'
import { textOf } from '@trinchera/rules/html-text'
import { extractoLength } from '@trinchera/rules/limits'
import { temaText } from '@trinchera/rules/foro-texts'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useParams } from '../lib/router'
import { usePageText } from '../app/title'
import { BuscaCard } from '../features/foro/BuscaCard'
import { Topic } from '../features/foro/Topic'
import { useTopic } from '../features/foro/use-topic'
import { InviteFromTopic } from '../features/invitaciones/InviteFromTopic'
import { JoinFromTopic } from '../features/invitaciones/JoinFromTopic'
import { codeOf } from '../lib/api'
import { useSession } from '../lib/session'
import { ButtonLink } from '../ui/controls/Button'
import { OfflineBar } from '../ui/state/Live'
import { Parts } from '../ui/state/Parts'
import { EmptyState, SkeletonLines } from '../ui/state/states'
import { NotFoundPage } from './FullPage'
import { ScreenState } from './ScreenState'

/** Button of a topic in which somebody looks for a clan (the viewer invites the author) or for players (the viewer asks to join). */
function Offer({ tema: { busca, creador, id_creador } }: { tema: Tema }) {
  if (!busca?.etapa || id_creador === null) return null
  if (busca.tipo === 'gente') return busca.clan && <JoinFromTopic clan={busca.clan.id} etapa={busca.etapa.id} />
  return <InviteFromTopic etapa={busca.etapa.id} recruit={{ id: id_creador, username: creador }} />
}

/** If the URL of a topic ends with an outdated slug (made from an earlier title), replaces it by the current one. */
function useRightSlug(tema: Tema | undefined) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const right = tema && paths.tema(tema.id, tema.slug)
  useEffect(() => {
    if (right && pathname !== right) void navigate(right + search, { replace: true })
  }, [right, pathname, search, navigate])
}

function Shown({ id }: { id: number }) {
  const shown = useTopic(id)
  const { query, page } = shown
  const seen = useRef(false)
  if (page) seen.current = true
  useRightSlug(page?.tema)
  const first = page?.pagina === 1 ? page.mensajes[0] : undefined
  usePageText(page && temaText(page.tema, extracto(textOf(first?.contenido ?? ''), extractoLength)))
  const missing = codeOf(query.error) === 404
  if (!page && missing && shown.mensaje) {
    return (
      <div className="page">
        <EmptyState
          title="Ese mensaje ya no está"
          action={
            <ButtonLink size="small" to={`${paths.tema(id, 'tema')}?pagina=1`}>
              Ver el tema
            </ButtonLink>
          }
        >
          Lo borraron o lo ocultaron. El tema puede seguir ahí.
        </EmptyState>
      </div>
    )
  }
  if (missing && !seen.current) return <NotFoundPage />
  return (
    <Parts className="page">
      <OfflineBar />
      {!page && (
        <ScreenState query={query} title="Foro" failed="No pudimos traer el tema" loading="Cargando tema…">
          <ul className="list">
            <SkeletonLines lines={4} height={88} />
          </ul>
        </ScreenState>
      )}
      {page && (
        <Topic shown={shown} page={page} gone={missing}>
          {page.tema.busca && (
            <BuscaCard busca={page.tema.busca} creador={page.tema.creador}>
              <Offer tema={page.tema} />
            </BuscaCard>
          )}
        </Topic>
      )}
    </Parts>
  )
}

export default function ForoTema() {
  const id = /^([1-9]\d{0,9})(?:-|$)/.exec(useParams().idSlug ?? '')?.[1]
  const viewer = useSession()?.player.id ?? 0
  return id ? <Shown key={`${id} ${viewer}`} id={Number(id)} /> : <NotFoundPage />
}
