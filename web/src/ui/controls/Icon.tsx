import { frameLines, Lines } from './FrameIcon'

const lines = {
  ...frameLines,
  close: 'M5 5l10 10M15 5L5 15',
  check: 'M4 10.5l4 4 8-9',
  warning: 'M10 3l8 14H2ZM10 8v4M10 14.5v.5',
  info: 'M10 5v.5M10 9v6',
  send: 'M3 10h13M11 5l5 5-5 5',
  back: 'M16 10H4M9 5l-5 5 5 5',
  forward: 'M4 10h12M11 5l5 5-5 5',
  search: 'M8.5 3a5.5 5.5 0 1 1-.01 0ZM12.5 12.5L17 17',
  down: 'M5 8l5 5 5-5',
  previous: 'M12 5l-5 5 5 5',
  upload: 'M3 13v4h14v-4M10 13V3M6 7l4-4 4 4',
  plus: 'M10 4v12M4 10h12',
  useful: 'M3 9h3v8H3ZM6 9.5l4-6.5c1.4 0 2 1 1.7 2.3L11 8h5l1 2-1.5 7H6',
  useless: 'M3 11h3V3H3ZM6 10.5l4 6.5c1.4 0 2-1 1.7-2.3L11 12h5l1-2-1.5-7H6',
  copy: 'M7 7h10v10h-10ZM13 7V3H3v10h4',
  share: 'M10 12V3M6.5 6L10 2.5L13.5 6M6 9H4v8h12V9h-2',
  print: 'M6 7V3h8v4M6 14H3V7h14v7h-3M6 12h8v5H6Z',
  play: 'M6 4l10 6-10 6Z',
  sound: 'M3 8v4h3l4 4V4L6 8ZM13 7a4 4 0 0 1 0 6M15.5 4.5a8 8 0 0 1 0 11',
  silent: 'M3 8v4h3l4 4V4L6 8ZM13 8l4 4M17 8l-4 4',
  calendar: 'M3 5h14v12H3ZM3 9h14M7 3v4M13 3v4',
  clock: 'M10 2.5a7.5 7.5 0 1 1-.01 0ZM10 6v4.5l3 1.5',
  challenge: 'M4 4l12 12M16 4L4 16M3 12l5 5M17 12l-5 5',
  bell: 'M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13ZM8.5 17.5h3',
} as const

export type IconName = keyof typeof lines

/** A decorative icon. Screen readers ignore it: its meaning is in the text next to it or in the button's `aria-label`. */
export const Icon = ({ name, size }: { name: IconName; size?: number }) => <Lines of={lines[name]} size={size} />
