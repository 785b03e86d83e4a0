import { calendarAddress } from '@trinchera/contract/calendars'
import {
  embedCode,
  embedHeight,
  embedPath,
  embedThemes,
  embedWidth,
  signatureCodes,
  signaturePath,
  signatureSize,
  type EmbedTheme,
} from '@trinchera/contract/embeds'
import { paths } from '@trinchera/contract/site-paths'
import { embedRows } from '@trinchera/rules/limits'
import { useState } from 'react'
import { Button } from '../controls/Button'
import { CopyButton } from '../controls/CopyButton'
import { Tabs } from '../controls/Tabs'
import { Dialog } from '../dialog/Dialog'
import { Select, Textarea } from '../form/Field'
import { Options } from '../form/Options'
import type { Shown } from './shown'
import css from './PutOnSite.module.css'

const themeNames: Record<EmbedTheme, string> = { oscuro: 'Oscuros', claro: 'Claros' }
const rowChoices = [5, embedRows.standard, 20, embedRows.most]

/** A read-only field with a text to be copied. */
const Code = ({ label, help, text }: { label: string; help?: string; text: string }) => (
  <div className={`grid ${css.code}`}>
    <Textarea
      label={label}
      help={help}
      value={text}
      rows={Math.min(5, Math.ceil(text.length / 48))}
      readOnly
      spellCheck={false}
      onFocus={(event) => event.currentTarget.select()}
    />
    <CopyButton text={text} label="Copiar" name={`Copiar: ${label}`} />
  </div>
)

function LiveTable({ kind, id, nombre }: Shown) {
  const [tema, setTema] = useState<EmbedTheme>()
  const [filas, setFilas] = useState<number>(embedRows.standard)
  const title = kind === 'etapa' ? `Tabla de ${nombre}` : nombre
  const code = embedCode(location.origin, kind, id, {
    ...(tema ? { tema } : {}),
    filas,
    title,
    width: embedWidth,
    height: embedHeight(kind, filas),
  })
  return (
    <>
      <div className={`grid ${css.choices}`}>
        <Select
          label="Colores"
          value={tema ?? ''}
          onChange={({ target }) => setTema(embedThemes.find((theme) => theme === target.value))}
        >
          <option value="">Automáticos</option>
          <Options of={embedThemes.map((theme) => [theme, themeNames[theme]])} />
        </Select>
        <Select
          label={kind === 'clan' ? 'Partidas' : 'Filas'}
          value={filas}
          onChange={({ target }) => setFilas(Number(target.value))}
        >
          <Options of={rowChoices.map((count) => [count, count])} untranslated />
        </Select>
      </div>
      <Code
        label="Código para tu página"
        help="Pégalo donde quieras que aparezca. Se actualiza solo, en vivo."
        text={code}
      />
      {/* this iframe needs no sandbox, because it shows a page of this site, which has no frames of other sites */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        className={css.preview}
        title={`Vista previa: ${title}`}
        src={embedPath(kind, id, { ...(tema ? { tema } : {}), filas })}
      />
    </>
  )
}

function Signature({ id, nombre }: Shown) {
  const codes = signatureCodes(location.origin, { id, nombre }, location.origin + paths.clan(id))
  return (
    <>
      <img className={css.signature} src={signaturePath(id)} alt={`Firma de ${nombre}`} {...signatureSize} />
      <Code label="BBCode" text={codes.bbcode} />
      <Code label="HTML" text={codes.html} />
      <Code label="Markdown" text={codes.markdown} />
    </>
  )
}

const calendarOf = {
  etapa: (etapa: number) => ({ etapa }),
  clan: (clan: number) => ({ clan }),
  torneo: (torneo: number) => ({ torneo }),
}
const shownIn = {
  etapa: 'sus retos acordados y sus torneos',
  clan: 'sus retos acordados y sus torneos',
  torneo: 'cuándo parte y la hora de cada partida',
}

const CalendarFeed = ({ kind, id, nombre }: Shown) => (
  <Code
    label={`Calendario de ${nombre}`}
    help={`Con esta dirección tu calendario muestra ${shownIn[kind]} y se mantiene al día solo.`}
    text={location.origin + calendarAddress(calendarOf[kind](id))}
  />
)

type Part = 'vivo' | 'firma' | 'calendario'

/** A dialog to embed an etapa or clan on other sites: HTML code with a preview, image for signatures (clans only), and calendar. */
export default function PutOnSiteDialog({
  open,
  onOpenChange,
  ...shown
}: Shown & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [part, setPart] = useState<Part>('vivo')
  const tabs: { key: Part; label: string }[] = [
    { key: 'vivo', label: 'En vivo' },
    ...(shown.kind === 'clan' ? [{ key: 'firma', label: 'Firma para foros' } as const] : []),
    { key: 'calendario', label: 'Calendario' },
  ]
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      over="Poner en tu sitio"
      title={shown.nombre}
      actions={<Button onClick={() => onOpenChange(false)}>Cerrar</Button>}
    >
      <Tabs label="Qué poner" tabs={tabs} current={part} onChange={setPart}>
        {part === 'vivo' && <LiveTable {...shown} />}
        {part === 'firma' && <Signature {...shown} />}
        {part === 'calendario' && <CalendarFeed {...shown} />}
      </Tabs>
    </Dialog>
  )
}
