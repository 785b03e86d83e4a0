import type { Anuncio } from '@trinchera/contract/anuncios'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { api, codeOf, fieldErrorsOf, messageOf } from '../../../lib/api'
import { useDraftFile } from '../../../lib/draft'
import { uploadApi } from '../../../lib/upload'
import { Button } from '../../../ui/controls/Button'
import { focusFirstError, Input, Textarea } from '../../../ui/form/Field'
import { PictureInput } from '../../../ui/form/PictureInput'
import { toast } from '../../../ui/toast/toast'
import { LazyEditor } from '../editor/LazyEditor'
import type { EditorHandle } from '../editor/RichEditor'
import { AnuncioPicture } from '../list/AnuncioPicture'
import { anuncioQuery } from '../queries'
import { useTextDraft } from '../use-text-draft'
import css from './AnuncioForm.module.css'
import { changesTo, emptyVersion, parseEdits, sizeErrors, type Edits, type Field } from './changes'
import { EditConflict, MergedChanges } from './EditConflict'
import { useMergedAnuncio } from './use-merged-anuncio'

type Errors = Partial<Record<Field, string>>

const sendPicture = async (imagen: File, onProgress: (share: number) => void) =>
  (await uploadApi(onProgress).uploadAnuncioPicture({ body: { imagen } })).data.imagen

/** The stored announcement; undefined where the call fails. */
const fetchAnuncio = (id: number) => api.getAnuncio({ params: { id } }).catch(() => undefined)

/** The form that creates or edits an announcement. Unsaved edits are a draft that survives a failure, a login and a reload. */
export function AnuncioForm({ anuncio }: { anuncio?: Anuncio }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
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
  const [errors, setErrors] = useState<Errors>({})
  const [share, setShare] = useState(0)
  useEffect(() => focusFirstError(form.current), [errors])
  const edit = (patch: Edits) =>
    draft.store(JSON.stringify({ ...edits, ...patch, ...(anuncio ? { baseRevision: base.revision } : {}) }))
  const contenido = edits.contenido ?? base.contenido
  // The editor is uncontrolled: it is mounted anew, by its key, when the text is replaced from outside.
  const [initial, setInitial] = useState({ html: contenido, key: 0 })
  const resetEditor = () => setInitial({ html: base.contenido, key: initial.key + 1 })
  if (edits.contenido === undefined && initial.html !== base.contenido) resetEditor()

  function discard() {
    draft.clear()
    setFile(null)
    setErrors({})
    resetEditor()
  }

  const save = useMutation({
    mutationFn: (changes: ReturnType<typeof changesTo>) => {
      const sender = uploadApi(setShare)
      const imagen = file ? { imagen: file } : {}
      return anuncio
        ? sender.updateAnuncio({ params: { id: anuncio.id }, body: { ...changes, ...imagen, revision: base.revision } })
        : sender.createAnuncio({ body: { titulo: '', descripcion: '', contenido: '', ...changes, ...imagen } })
    },
    onSuccess: ({ data, message }) => {
      draft.removeStored()
      setFile(null)
      client.setQueryData(anuncioQuery(data.id).queryKey, data)
      toast.success(message)
      return navigate(paths.anuncios)
    },
    onError: async (error) => {
      const message = messageOf(error, 'No pudimos guardar el anuncio. Lo que escribiste sigue acá: intenta de nuevo.')
      toast.error(message)
      if (anuncio && codeOf(error) === 409) {
        // Edit conflict: the stored version is needed to show both.
        const stored = await fetchAnuncio(anuncio.id)
        if (stored) client.setQueryData(anuncioQuery(anuncio.id).queryKey, stored.data)
        return
      }
      setErrors({ ...([413, 415].includes(codeOf(error)) && file ? { imagen: message } : {}), ...fieldErrorsOf(error) })
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending) return
    if (conflicts.length > 0) {
      form.current?.querySelector<HTMLElement>('fieldset input')?.focus()
      return
    }
    if (editor.current?.busy()) {
      setErrors({ contenido: 'Espera a que terminen de subir las imágenes' })
      return
    }
    const html = editor.current?.html() ?? contenido
    const tooLarge = sizeErrors(html, file)
    setErrors(tooLarge)
    if (Object.keys(tooLarge).length === 0) save.mutate(changesTo(base, { ...edits, contenido: html }))
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
      className={`form ${css.form}`}
      ref={form}
      onSubmit={submit}
      noValidate
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
        maxLength={120}
        error={errors.titulo}
        value={edits.titulo ?? base.titulo}
        onChange={(event) => edit({ titulo: event.target.value })}
      />
      <Textarea
        label="Descripción"
        name="descripcion"
        maxLength={300}
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
        help={
          file || picture
            ? 'PNG, JPG, WebP o GIF de hasta 5 MB.'
            : 'PNG, JPG, WebP o GIF de hasta 5 MB. Sin imagen, va el amanecer de la portada.'
        }
        file={file}
        onFile={(chosen) => {
          setFile(chosen)
          setErrors((before) => ({ ...before, imagen: undefined }))
        }}
        preview={(address) => (
          <AnuncioPicture id={anuncio?.id ?? 0} imagen={address ?? picture} className={css.picture} />
        )}
      />
      {base.imagen && !file && (
        <Button
          size="small"
          className={css.removePicture}
          onClick={() => edit({ removePicture: !edits.removePicture })}
        >
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
      <div className="actions">
        <Button
          type="submit"
          kind="primary"
          pending={save.isPending}
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
