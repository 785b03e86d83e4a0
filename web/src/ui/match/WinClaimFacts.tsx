import { evidencePicture } from '@trinchera/contract/evidence-pictures'
import type { WinClaim } from '@trinchera/contract/win-claims'
import { SectionHead } from '../controls/SectionHead'
import { EvidenceGrid } from './EvidenceGrid'
import { MatchMaps } from './MatchMaps'
import css from './win-claim.module.css'

/** What the winner says about a win that the loser did not report: text, maps and evidence. */
export const WinClaimFacts = ({ winClaim }: { winClaim: WinClaim }) => (
  <div className="stack">
    <p className={css.text}>{`«${winClaim.texto}»`}</p>
    <MatchMaps mapas={winClaim.mapas} winner={winClaim.ganador.nombre} loser={winClaim.perdedor.nombre} />
    <section>
      <SectionHead title="Evidencias" count={winClaim.evidencias.length} note="no son públicas" />
      <EvidenceGrid
        pictures={winClaim.evidencias}
        addressOf={({ id }) => evidencePicture.victoria(winClaim.id, id)}
        empty="Las imágenes ya no se guardan."
      />
    </section>
  </div>
)
