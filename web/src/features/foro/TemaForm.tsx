import type { ForoSeccion } from '@trinchera/contract/foro'
import type { Player } from '@trinchera/contract/players'
import { paths } from '@trinchera/contract/site-paths'
import { beginningOf } from '@trinchera/rules/letters'
import { commentBytes, longestBusca, temaTituloLength } from '@trinchera/rules/limits'
import { clanMay } from '@trinchera/rules/permissions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from '../../lib/router'
import { api } from '../../lib/api'
import { useDraft } from '../../lib/draft'
import { createIdempotencyKey } from '../../lib/idempotency-key'
import { etapaName } from '../../lib/open-etapas'
import { openEtapasQuery } from '../../lib/queries'
import { Button } from '../../ui/controls/Button'
import { LazyEditor } from '../../ui/editor/LazyEditor'
import type { EditorHandle } from '../../ui/editor/RichEditor'
import { Input, Select } from '../../ui/form/Field'
import { Options } from '../../ui/form/Options'
import { useForm } from '../../ui/form/use-form'
import css from './foro.module.css'
import { LimitsNote } from './LimitsNote'
import { refusalOf, topicsText } from './limits-text'
import { temasKey } from './queries'
import { limitesQuery } from './topic-queries'

const empty = { clave: '', seccion: '', titulo: '', contenido: '', busca: '', etapa: '', horario: '', puesto: '' }

interface TemaFormProps {
  secciones: readonly ForoSeccion[]
  /** The section named in the URL, if there is one. */
  seccion: ForoSeccion | undefined
  /** A title suggested in the URL. Used if there is no draft yet. */
  titulo: string
  player: Player
}

/** True if the player may recruit for a clan in the etapa, and so may open a topic in which that clan looks for players. */
const recruits = (player: Player, etapa: number) =>
  player.clanes.some(({ id_etapa, PlayerClan }) => id_etapa === etapa && clanMay(PlayerClan.rango, 'recruit'))

/** The form that opens a topic. The text is kept as a draft until the topic is published. */
export function TemaForm({ secciones, seccion: wanted, titulo: begun, player }: TemaFormProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data: limites } = useQuery(limitesQuery)
  const { data: etapas = [] } = useQuery(openEtapasQuery)
  const { fields, write, removeStored, full } = useDraft('tema-nuevo', {
    ...empty,
    titulo: beginningOf(begun, temaTituloLength.most),
  })
  const editor = useRef<EditorHandle>(null)
  const initial = useRef(fields.contenido)
  // Sending the same content again uses the same Idempotency-Key, so that the server opens one topic only. Any change creates a new key.
  const change = (patch: Partial<typeof empty>) => write({ ...patch, clave: createIdempotencyKey() })

  const seccion = secciones.find(({ id }) => String(id) === fields.seccion) ?? wanted
  const looks = seccion?.clase === 'busco'
  const busca = fields.busca === 'clan' || fields.busca === 'gente' ? fields.busca : undefined
  const offered = busca === 'gente' ? etapas.filter(({ id }) => recruits(player, id)) : etapas
  const etapa = offered.find(({ id }) => String(id) === fields.etapa) ?? (offered.length === 1 ? offered[0] : undefined)
  const { least, most } = temaTituloLength
  const titulo = fields.titulo.trim()

  const { form, field, errors, pending } = useForm({
    fields,
    write: change,
    check: () => ({
      id_seccion: seccion ? null : 'Elige la sección',
      titulo: titulo.length < least ? `El título tiene al menos ${least} letras` : null,
      busca: looks && fields.busca === '' ? 'Elige qué buscas' : null,
      etapa: looks && busca && !etapa ? 'Elige la etapa' : null,
      contenido: !fields.contenido
        ? 'Escribe el primer mensaje'
        : new TextEncoder().encode(fields.contenido).length > commentBytes
          ? 'El mensaje pesa más de 20 kB. Acórtalo un poco.'
          : refusalOf(fields.contenido, limites) || null,
    }),
    send: () => {
      if (!seccion) throw new Error('no section')
      const { horario, puesto, contenido } = fields
      return api.createTema({
        body: {
          id_seccion: seccion.id,
          titulo,
          contenido,
          busca: looks && busca && etapa ? { tipo: busca, id_etapa: etapa.id, horario, puesto } : null,
        },
        headers: { 'idempotency-key': fields.clave || createIdempotencyKey() },
      })
    },
    failure: 'No pudimos publicarlo. Lo que escribiste sigue acá: intenta de nuevo.',
    onSuccess: ({ data }) => {
      removeStored()
      void client.invalidateQueries({ queryKey: temasKey })
      void client.invalidateQueries({ queryKey: limitesQuery.queryKey })
      return navigate(paths.tema(data.id, data.slug))
    },
    onRefused: (code) => {
      if (code === 429) void client.invalidateQueries({ queryKey: limitesQuery.queryKey })
    },
    warning: 429,
  })
  const noTopics = limites?.temas === 0
  const topics = limites && topicsText(limites)
  return (
    <form {...form} className={css.form} aria-label="Abrir un tema">
      <Select
        label="Sección"
        help={seccion?.descripcion}
        {...field('seccion')}
        value={seccion ? String(seccion.id) : ''}
        error={errors.id_seccion}
      >
        <option value="">Elige una</option>
        {secciones.map(({ id, nombre }) => (
          <option key={id} value={id} translate="yes">
            {nombre}
          </option>
        ))}
      </Select>
      {looks && (
        <fieldset className={`mt-4 ${css.buscaFields}`}>
          <legend className="screen-reader-only">Qué buscas</legend>
          <Select label="Busco" {...field('busca')}>
            <option value="">Elige</option>
            <option value="clan">Busco clan</option>
            <option value="gente">Busco gente para mi clan</option>
            <option value="nada">Otra cosa</option>
          </Select>
          {busca && (
            <>
              <Select
                label="Etapa"
                {...field('etapa')}
                value={etapa ? String(etapa.id) : ''}
                error={errors.etapa ?? errors['busca.id_etapa']}
                help={
                  busca === 'gente' && offered.length === 0
                    ? 'Para buscar gente tienes que ser Líder o Co-Líder de un clan en una etapa abierta.'
                    : undefined
                }
              >
                <option value="">Elige una</option>
                <Options of={offered.map((one) => [one.id, etapaName(one)])} />
              </Select>
              <Input
                label="Horario"
                optional
                maxLength={longestBusca}
                help="Por ejemplo: de lunes a jueves, desde las 22:00."
                {...field('horario')}
              />
              <Input
                label="Puesto"
                optional
                maxLength={longestBusca}
                help="Por ejemplo: francotirador, o lo que falte."
                {...field('puesto')}
              />
            </>
          )}
        </fieldset>
      )}
      <Input
        label="Título"
        maxLength={most}
        autoComplete="off"
        help={`${fields.titulo.length} de ${most}`}
        {...field('titulo')}
      />
      <LazyEditor
        ref={editor}
        kind="post"
        mentions
        label="Primer mensaje"
        initial={initial.current}
        error={errors.contenido}
        onChange={(contenido) => change({ contenido })}
      />
      <LimitsNote limites={limites} />
      {topics && <p className={`small ${noTopics ? 'brass' : ''}`}>{topics}</p>}
      {full && <p className="small">Este navegador no tiene espacio para guardar el borrador.</p>}
      <p className="mt-4">
        <Button kind="primary" type="submit" pending={pending} pendingText="Publicando…" disabled={noTopics}>
          Publicar tema
        </Button>
      </p>
    </form>
  )
}
