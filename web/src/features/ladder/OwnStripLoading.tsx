import { SectionHead } from '../../ui/controls/SectionHead'
import css from './OwnStripLoading.module.css'

/** A placeholder with the height of one clan, while the strip loads. */
export const OwnStripLoading = () => (
  <>
    <SectionHead title="Tu clan" />
    <div className={css.loading} aria-busy="true" />
  </>
)
