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
  const { typed, errors, type, conflicts, ...form } = useSection(
    opciones,
    section,
    unsavedEdits.get(section.part) ?? none,
  )
  const labelOf = (field: string) => section.inputs.find(({ name }) => name === field)?.label ?? field
  return (
    <SectionForm
      {...form}
      title={section.title}
      lead={section.lead}
      conflicts={conflicts.map(({ field, stored, own }) => ({
        label: labelOf(field),
        stored: String(stored),
        own: String(own),
      }))}
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
