import css from './Logos.module.css'

// Frame of the three logos. The logos are our own drawings in the style of the clan emblems, not trademarks.

const frame = 'M20 2H76L94 20V76L76 94H20L2 76V20Z'

/** Logo of the game: a helmet over a horizon. */
export const GameLogo = () => (
  <svg className={css.logo} viewBox="0 0 96 96" aria-hidden="true">
    <path className={css.moss} d={frame} />
    <path className={css.shadow} d="M2 64H94V76L76 94H20L2 76Z" />
    <path className={css.thinLine} d="M27 62C27 76 36 83 48 83S69 76 69 62" />
    <path className={css.charge} d="M20 56C20 32 31 20 48 20S76 32 76 56L86 62V66H10V62Z" />
    <path className={css.seam} d="M20 54H76" />
  </svg>
)

/** Logo of the voice client: headphones and a microphone. */
export const VoiceLogo = () => (
  <svg className={css.logo} viewBox="0 0 96 96" aria-hidden="true">
    <path className={css.slate} d={frame} />
    <path className={css.line} d="M22 56V48A26 26 0 0 1 74 48V56" />
    <path className={css.charge} d="M16 52H30V74H22L16 68ZM80 52H66V74H74L80 68Z" />
    <path className={css.thinLine} d="M76 72V78H56" />
    <path className={css.charge} d="M44 74H58V82H44Z" />
  </svg>
)

/** Logo of the launcher, Volute: a square spiral. */
export const LauncherLogo = () => (
  <svg className={css.logo} viewBox="0 0 96 96" aria-hidden="true">
    <path className={css.clay} d={frame} />
    <path className={css.line} d="M76 72V24H22V70H62V38H36V56H48" />
    <path className={css.charge} d="M68 66H84L76 82Z" />
  </svg>
)
