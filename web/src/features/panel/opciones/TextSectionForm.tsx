import type { Opciones } from '@trinchera/contract/opciones'
import { Input, Textarea } from '../../../ui/form/Field'
import { SectionForm } from './SectionForm'
import { errorField, textSections, type Texts, type TextSection } from './texts'
import { createUnsavedEdit } from './unsaved'
import { useSection } from './use-section'

const unsavedEdits = new Map(Object.values(textSections).map(({ part }) => [part, createUnsavedEdit<Texts>(part)]))
const none = createUnsavedEdit<Texts>('')

/** Form for a section of the options that consists of texts and URLs. */
export function TextSectionForm({ opciones, section }: { opciones: Opciones; section: TextSection }) {
  const edit = useSection(opciones, section, unsavedEdits.get(section.part) ?? none)
  const { typed, errors, type } = edit
  return (
    <SectionForm
      section={edit}
      title={section.title}
      lead={section.lead}
      labels={Object.fromEntries(section.inputs.map(({ name, label }) => [name, label]))}
    >
      {section.inputs.map(({ name, label, help, maxLength, link, long, day }) => {
        const wiring = {
          label,
          name,
          help,
          optional: link === 'optional' || day,
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
