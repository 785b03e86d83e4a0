import type { Opciones } from '@trinchera/contract/opciones'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { opcionesQuery } from '../../../lib/site-queries'
import { QueryState } from '../../../ui/state/states'
import { Tabs } from '../../../ui/controls/Tabs'
import { toast } from '../../../ui/toast/toast'
import { CaseViewers } from '../CaseViewers'
import { useAddress } from '../use-address'
import { MapsForm } from './MapsForm'
import { MotivosForm } from './MotivosForm'
import css from './opciones.module.css'
import { PolicyForm } from './PolicyForm'
import { SeccionesForm } from './SeccionesForm'
import { ServersForm } from './ServersForm'
import { StreamersForm } from './StreamersForm'
import { textSections, errorField, type Texts, type TextSection } from './texts'
import { anyUnsaved, useUnsaved, createUnsavedEdit } from './unsaved'
import { Input, Textarea } from '../../../ui/form/Field'
import { SectionForm } from './SectionForm'
import { useSection } from './use-section'

const unsavedEdits = new Map(Object.values(textSections).map(({ part }) => [part, createUnsavedEdit<Texts>(part)]))
const none = createUnsavedEdit<Texts>('')

/** Form for a section of the options that consists of texts and URLs. */
function TextSectionForm({ opciones, section }: { opciones: Opciones; section: TextSection }) {
  const edit = useSection(opciones, section, unsavedEdits.get(section.part) ?? none)
  const { typed, errors, type } = edit
  return (
    <SectionForm
      section={edit}
      title={section.title}
      lead={section.lead}
      labels={Object.fromEntries(section.inputs.map(({ name, label }) => [name, label]))}
    >
      {section.inputs.map(({ name, label, help, maxLength, link, optional, long, day }) => {
        const wiring = {
          label,
          name,
          help,
          optional: optional || link === 'optional' || day,
          maxLength,
          error: errors[errorField(section.part, name)],
          value: typed[name] ?? '',
        }
        return long ? (
          <Textarea key={name} {...wiring} onChange={(event) => type({ [name]: event.target.value })} />
        ) : (
          <Input
            key={name}
            {...wiring}
            type={day ? 'date' : link ? 'url' : 'text'}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => type({ [name]: event.target.value })}
          />
        )
      })}
    </SectionForm>
  )
}

/** Tabs of the area. `part` is the property of the site's options that the tab edits. */
const tabs = [
  { key: 'textos', label: 'Aviso', part: 'aviso_torneo' },
  { key: 'descargas', label: 'Descargas', part: 'descargas' },
  { key: 'guia', label: 'Guía', part: 'guia' },
  { key: 'redes', label: 'Redes', part: 'redes' },
  { key: 'servidores', label: 'Servidores', part: 'servidores' },
  { key: 'streamers', label: 'Streamers', part: 'streamers' },
  { key: 'mapas', label: 'Mapas', part: 'mapas' },
  { key: 'foro', label: 'Foro', part: 'foro' },
  { key: 'motivos', label: 'Motivos', part: 'motivos' },
  { key: 'responsable', label: 'Responsable', part: 'responsable' },
  { key: 'politica', label: 'Privacidad', part: 'politica' },
] as const
type Key = (typeof tabs)[number]['key']

function Part({ name, opciones }: { name: Key; opciones: Opciones }) {
  if (name === 'servidores') return <ServersForm opciones={opciones} />
  if (name === 'streamers') return <StreamersForm opciones={opciones} />
  if (name === 'mapas') return <MapsForm opciones={opciones} />
  if (name === 'motivos') return <MotivosForm opciones={opciones} />
  if (name === 'politica') return <PolicyForm politica={opciones.politica} />
  if (name === 'foro') return <SeccionesForm opciones={opciones} />
  return <TextSectionForm key={name} opciones={opciones} section={textSections[name]} />
}

/** The options of the site. Each section is saved separately. Unsaved edits are kept in memory while other screens are open. */
export default function OpcionesArea() {
  const { get, set } = useAddress()
  const query = useQuery(opcionesQuery)
  const { data, isPending } = query
  const unsaved = useUnsaved()
  const wanted = get('parte')
  const current = tabs.find(({ key }) => key === wanted)?.key ?? 'textos'
  useEffect(
    () => () => {
      if (anyUnsaved()) toast.warning('Dejaste opciones sin guardar. Siguen ahí mientras no cierres la página.')
    },
    [],
  )
  return (
    <div aria-busy={isPending}>
      <CaseViewers caso="opciones:1" />
      <QueryState query={query} lines={5} loading="Cargando opciones…" failed="No pudimos traer las opciones" />
      {data && (
        <Tabs
          label="Opciones"
          tabs={tabs.map(({ key, label, part }) => ({
            key,
            label: unsaved.has(part) ? (
              <>
                <span>{label}</span>
                <span className={css.unsavedDot}>
                  <span className="screen-reader-only">sin guardar</span>
                </span>
              </>
            ) : (
              label
            ),
          }))}
          current={current}
          onChange={(key) => set({ parte: key === 'textos' ? undefined : key })}
        >
          <Part name={current} opciones={data} />
        </Tabs>
      )}
    </div>
  )
}
