/**
 * Sizes of iPhone and iPad screens, upright, in pixels: an app on the home screen shows a startup image only if it has exactly this size.
 */
export const appleScreens: readonly (readonly [width: number, height: number])[] = [
  [640, 1136],
  [750, 1334],
  [828, 1792],
  [1080, 2340],
  [1125, 2436],
  [1170, 2532],
  [1179, 2556],
  [1206, 2622],
  [1242, 2208],
  [1242, 2688],
  [1284, 2778],
  [1290, 2796],
  [1320, 2868],
  [1488, 2266],
  [1536, 2048],
  [1620, 2160],
  [1640, 2360],
  [1668, 2224],
  [1668, 2388],
  [2048, 2732],
]
