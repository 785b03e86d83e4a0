import { pageTexts } from '@trinchera/rules/fixed-texts'
import { useSocials } from '../app/site'
import { usePageText } from '../app/title'
import css from '../features/foro/foro.module.css'
import { RecentTemas } from '../features/foro/RecentTemas'
import { SearchBox } from '../features/foro/SearchBox'
import { SeccionList } from '../features/foro/SeccionList'
import { SectionHead } from '../ui/controls/SectionHead'
import { Parts } from '../ui/state/Parts'
import { LiveBadge, OfflineBar } from '../ui/state/Live'

/** The forum's start page: its sections, their newest posts, and the community's other channels. */
export default function Foro() {
  const socials = useSocials()
  usePageText(pageTexts.foro)
  return (
    <Parts className="page">
      <OfflineBar />
      <div className="row title">
        <h1 className="grow">Foro</h1>
        <div className="row actions">
          <LiveBadge />
        </div>
      </div>
      <SearchBox />
      <div className={`grid mt-6 ${css.columns}`}>
        <section aria-label="Secciones">
          <SectionHead title="Secciones" />
          <SeccionList />
        </section>
        <section aria-label="Lo último">
          <SectionHead title="Lo último" />
          <RecentTemas />
        </section>
      </div>
      {socials.length > 0 && (
        <section className="soon-part">
          <SectionHead title="También conversamos en" />
          <ul className={`out-links row ${css.socials}`}>
            {socials.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Parts>
  )
}
