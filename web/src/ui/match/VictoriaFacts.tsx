import { evidencePicture } from '@trinchera/contract/evidence-pictures'
import type { Victoria } from '@trinchera/contract/victorias'
import { SectionHead } from '../controls/SectionHead'
import { EvidenceGrid } from './EvidenceGrid'
import { MatchMaps } from './MatchMaps'
import css from './victoria.module.css'

/** What the winner says and shows of a win that was not reported. */
export const VictoriaFacts = ({ victoria }: { victoria: Victoria }) => (
  <div className="stack">
    <p className={css.text}>{`«${victoria.texto}»`}</p>
    <MatchMaps mapas={victoria.mapas} winner={victoria.ganador.nombre} loser={victoria.perdedor.nombre} />
    <section>
      <SectionHead title="Evidencias" count={victoria.evidencias.length} note="no son públicas" />
      <EvidenceGrid
        pictures={victoria.evidencias}
        addressOf={({ id }) => evidencePicture.victoria(victoria.id, id)}
        empty="Las imágenes ya no se guardan."
      />
    </section>
  </div>
)
