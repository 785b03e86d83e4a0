/** The site's dark colours, by the names that its style sheet has for them (a test holds them equal): a picture goes where no style sheet does. */
export const colours = {
  'ground': '#10150f', 'ground-2': '#181f17', 'furrow-2': '#74806c', 'bone': '#ece6d4', 'bone-2': '#bcbea9', 'bone-3': '#969d89', 'brass': '#dba63c',
  'ink-1': '#5b6e44', 'ink-2': '#566b76', 'ink-3': '#965a3b', 'ink-4': '#b9ab85', 'ink-5': '#6f5560', 'ink-6': '#3d4b45', 'ink-bone': '#f0ead9', 'ink-dark': '#0d120d',
  'art-sky': '#141b17', 'art-halo-1': '#1b231b', 'art-halo-2': '#262c1d', 'art-halo-3': '#3a3920', 'art-halo-4': '#5a4d22', 'art-sun': '#dba63c',
  'art-range-1': '#222c26', 'art-range-1s': '#3b4233', 'art-range-2': '#18211b', 'art-soil': '#0f150f', 'art-line': '#3d4a38', 'art-trench': '#060906',
  'art-wall': '#1c241a', 'art-lip': '#dba63c', 'art-shape': '#0a0e0a', 'art-face': '#2b3527', 'art-wire': '#66745c',
} as const
export type Colour = keyof typeof colours
