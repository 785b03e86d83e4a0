import { SectionHead } from '../../ui/controls/SectionHead'
import css from './OwnStripLoading.module.css'

/** The place of a strip that is still loading, with the height of one clan at least. */
export const OwnStripLoading = () => (
  <>
    <SectionHead title="Tu clan" />
    <div className={css.loading} aria-busy="true" />
  </>
)
