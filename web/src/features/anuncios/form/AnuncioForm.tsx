import type { Anuncio } from '@trinchera/contract/anuncios'
import { anuncioLength } from '@trinchera/rules/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from '../../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { api } from '../../../lib/api'
import { useDraftFile } from '../../../lib/draft'
import { uploadApi } from '../../../lib/upload'
import { Button } from '../../../ui/controls/Button'
import { Input, Textarea } from '../../../ui/form/Field'
import { PictureInput, pictureHelp } from '../../../ui/form/PictureInput'
import { useSubmit } from '../../../ui/form/use-form'
import { toast } from '../../../ui/toast/toast'
import { LazyEditor } from '../../../ui/editor/LazyEditor'
import type { EditorHandle } from '../../../ui/editor/RichEditor'
import { AnuncioPicture } from '../list/AnuncioPicture'
import { anuncioQuery } from '../queries'
import { useTextDraft } from '../../../lib/text-draft'
import css from './AnuncioForm.module.css'
import { changesTo, emptyVersion, parseEdits, contentError, type Edits, type Field } from './changes'
import { EditConflict, MergedChanges } from './EditConflict'
import { useMergedAnuncio } from './use-merged-anuncio'

const sendPicture = async (imagen: File, onProgress: (share: number) => void) =>
  (await uploadApi(onProgress).uploadAnuncioPicture({ body: { imagen } })).data.imagen

/** Fetches an announcement from the server. Undefined if the request fails. */
const fetchAnuncio = (id: number) => api.getAnuncio({ params: { id } }).catch(() => undefined)

/** The form that creates or edits an announcement. Unsaved edits are kept as a draft, which survives errors, a new login and a reload. */
export function AnuncioForm({ anuncio }: { anuncio?: Anuncio }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const editor = useRef<EditorHandle>(null)
  const key = anuncio ? `anuncio:${anuncio.id}` : 'anuncio'
  const draft = useTextDraft(key)
  const { file, setFile } = useDraftFile(key)
  const edits = parseEdits(draft.text)
  const { base, conflicts, merged, resolveConflicts, dismissMerged } = useMergedAnuncio(
    anuncio ?? emptyVersion,
    edits,
    file !== null,
  )
  const [share, setShare] = useState(0)
  const edit = (patch: Edits) =>
    draft.store(JSON.stringify({ ...edits, ...patch, ...(anuncio ? { baseRevision: base.revision } : {}) }))
  const contenido = edits.contenido ?? base.contenido
  // The editor is uncontrolled. When code replaces its text, a new key mounts the editor anew.
  const [initial, setInitial] = useState({ html: contenido, key: 0 })
  const resetEditor = () => setInitial({ html: base.contenido, key: initial.key + 1 })
  if (edits.contenido === undefined && initial.html !== base.contenido) resetEditor()

  function discard() {
    draft.clear()
    setFile(null)
    resetEditor()
  }

  const html = () => editor.current?.html() ?? contenido
  const { form, errors, pending } = useSubmit({
    picture: file,
    check: () => ({
      contenido: editor.current?.busy() ? 'Espera a que terminen de subir las imágenes' : contentError(html()),
    }),
    send: () => {
      const sender = uploadApi(setShare)
      const imagen = file ? { imagen: file } : {}
      const changes = changesTo(base, { ...edits, contenido: html() })
      return anuncio
        ? sender.updateAnuncio({ params: { id: anuncio.id }, body: { ...changes, ...imagen, revision: base.revision } })
        : sender.createAnuncio({ body: { titulo: '', descripcion: '', contenido: '', ...changes, ...imagen } })
    },
    failure: 'No pudimos guardar el anuncio. Lo que escribiste sigue acá: intenta de nuevo.',
    onSuccess: ({ data }) => {
      draft.removeStored()
      setFile(null)
      client.setQueryData(anuncioQuery(data.id).queryKey, data)
      return navigate(paths.anuncios)
    },
    onRefused: async (code, message) => {
      if (!anuncio || code !== 409) return false
      toast.error(message)
      // Somebody else edited the announcement meanwhile. Fetches that newer version, so that the form can show both versions.
      const stored = await fetchAnuncio(anuncio.id)
      if (stored) client.setQueryData(anuncioQuery(anuncio.id).queryKey, stored.data)
      return true
    },
  })

  function focusConflict(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>('fieldset input')?.focus()
  }

  function resolve(discarded: readonly Field[]) {
    const next: Edits = { ...edits, baseRevision: anuncio?.revision }
    for (const field of discarded) {
      if (field === 'imagen') {
        setFile(null)
        delete next.removePicture
      } else delete next[field]
    }
    draft.store(JSON.stringify(next))
    resolveConflicts()
  }

  const picture = edits.removePicture ? null : base.imagen
  return (
    <form
      {...form}
      onSubmit={conflicts.length > 0 ? focusConflict : form.onSubmit}
      className={`form ${css.form}`}
      aria-label={anuncio ? 'Modificar anuncio' : 'Crear Anuncio'}
    >
      {conflicts.length > 0 && anuncio && (
        <EditConflict fields={conflicts} stored={anuncio} edits={edits} onResolve={resolve} />
      )}
      {merged.length > 0 && <MergedChanges fields={merged} onDismiss={dismissMerged} />}
      <Input
        label="Título"
        name="titulo"
        autoComplete="off"
        maxLength={anuncioLength.titulo}
        error={errors.titulo}
        value={edits.titulo ?? base.titulo}
        onChange={(event) => edit({ titulo: event.target.value })}
      />
      <Textarea
        label="Descripción"
        name="descripcion"
        maxLength={anuncioLength.descripcion}
        rows={2}
        error={errors.descripcion}
        help="Una o dos frases: se leen en la lista y al compartir."
        value={edits.descripcion ?? base.descripcion}
        onChange={(event) => edit({ descripcion: event.target.value })}
      />
      <PictureInput
        label="Imagen"
        optional
        error={errors.imagen}
        help={file || picture ? pictureHelp : `${pictureHelp} Sin imagen, va el amanecer de la portada.`}
        file={file}
        onFile={setFile}
        preview={(address) => (
          <AnuncioPicture
            id={anuncio?.id ?? 0}
            titulo={edits.titulo ?? base.titulo}
            imagen={address ?? picture}
            className={css.picture}
          />
        )}
      />
      {base.imagen && !file && (
        <Button size="small" className="mt-2" onClick={() => edit({ removePicture: !edits.removePicture })}>
          {edits.removePicture ? 'Conservar la imagen' : 'Quitar la imagen'}
        </Button>
      )}
      <LazyEditor
        key={initial.key}
        ref={editor}
        kind="anuncio"
        label="Contenido"
        placeholder="Escribe aquí tu noticia..."
        initial={initial.html}
        error={errors.contenido}
        send={sendPicture}
        onChange={(html) => edit({ contenido: html })}
      />
      <div className="row actions">
        <Button
          type="submit"
          kind="primary"
          pending={pending}
          pendingText={file && share < 1 ? `Subiendo… ${Math.round(share * 100)}%` : 'Guardando…'}
        >
          Guardar Anuncio
        </Button>
        {(draft.text || file) && (
          <Button onClick={discard}>{anuncio ? 'Dejarlo como estaba' : 'Descartar lo escrito'}</Button>
        )}
        <span className="small dim" role="status">
          {draft.status}
        </span>
      </div>
    </form>
  )
}
