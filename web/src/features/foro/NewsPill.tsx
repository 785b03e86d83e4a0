import css from './foro.module.css'

/** Says that something has come which is not shown yet; its place does not move what is read. */
export const NewsPill = ({ text, onPress }: { text: string; onPress: () => void }) => (
  <div className={css.pillPlace} role="status">
    {text && (
      <button type="button" className={css.pill} onClick={onPress}>
        {text}
      </button>
    )}
  </div>
)
