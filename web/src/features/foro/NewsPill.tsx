import css from './foro.module.css'

/** A button that says how much new has arrived that is not on the screen. It takes no space, so that the text does not move. */
export const NewsPill = ({ text, onPress }: { text: string; onPress: () => void }) => (
  <div className={css.pillPlace} role="status">
    {text && (
      <button type="button" className={css.pill} onClick={onPress}>
        {text}
      </button>
    )}
  </div>
)
