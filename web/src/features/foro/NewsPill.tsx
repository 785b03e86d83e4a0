import css from './foro.module.css'

/** A button that says that something new has arrived but is not shown yet. It takes no space, so that the text being read does not move. */
export const NewsPill = ({ text, onPress }: { text: string; onPress: () => void }) => (
  <div className={css.pillPlace} role="status">
    {text && (
      <button type="button" className={css.pill} onClick={onPress}>
        {text}
      </button>
    )}
  </div>
)
