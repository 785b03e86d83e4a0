import type { PalmaresEtapa } from '@trinchera/contract/palmares'
import { paths } from '@trinchera/contract/site-paths'
import { Emblem } from '../../art/Emblem'
import { etapaName } from '../../lib/open-etapas'
import { CopyButton } from '../../ui/controls/CopyButton'
import { SectionHead } from '../../ui/controls/SectionHead'
import { ShareButton } from '../../ui/controls/ShareButton'
import css from './share.module.css'

/** A card about the end of a closed etapa, with buttons to copy or share the URL of its page. */
export function ShareClosing({ etapa }: { etapa: PalmaresEtapa }) {
  const [first] = etapa.podio
  const path = paths.palmaresEtapa(etapa.id)
  const name = etapaName(etapa)
  return (
    <section aria-label="Compartir el cierre">
      <SectionHead title="Compartir el cierre" />
      <div className={`line ${css.card}`}>
        {first && <Emblem nombre={first.nombre} imagen={first.imagen} size={72} />}
        <div>
          <p className="label">{name}</p>
          <p className={css.headline}>{first ? `${first.nombre}, primer lugar` : 'Sin nadie en el podio'}</p>
          <p className={`row mt-2 ${css.acts}`}>
            <CopyButton size="normal" text={new URL(path, location.origin).href} label="Copiar enlace" />
            <ShareButton path={path} title={`Palmarés de ${name}`} />
          </p>
        </div>
      </div>
    </section>
  )
}
