import { SectionHead } from '../../ui/controls/SectionHead'
import css from './OwnStripLoading.module.css'

/** A placeholder as high as one clan, shown while `OwnStrip` loads. */
export const OwnStripLoading = () => (
  <>
    <SectionHead title="Tu clan" />
    <div className={css.loading} aria-busy="true" />
  </>
)
