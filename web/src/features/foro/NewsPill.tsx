import css from './foro.module.css'

/** A button with the number of new posts or topics that are not on the screen. Takes no space, so that the text does not move. */
export const NewsPill = ({ text, onPress }: { text: string; onPress: () => void }) => (
  <div className={css.pillPlace} role="status">
    {text && (
      <button type="button" className={css.pill} onClick={onPress}>
        {text}
      </button>
    )}
  </div>
)
