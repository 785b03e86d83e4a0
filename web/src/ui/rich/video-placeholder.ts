import { videoOf, type Video } from '@trinchera/rules/videos'
import { drawMap, mapHeight, mapWidth } from '../../art/map'

const svg = 'http://www.w3.org/2000/svg'

function createShape(document: Document, name: string, attributes: Record<string, string>) {
  const element = document.createElementNS(svg, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

/** A decorative drawing for the placeholder of a video, computed from the video's URL (`seed`), so that no picture is requested. */
function createTile(document: Document, seed: string) {
  const { contours, mainContour, trace } = drawMap(seed)
  const art = createShape(document, 'svg', {
    class: 'map',
    viewBox: `0 0 ${mapWidth} ${mapHeight}`,
    preserveAspectRatio: 'xMidYMid slice',
    'aria-hidden': 'true',
  })
  art.append(
    createShape(document, 'path', { class: 'map-contour', d: contours }),
    createShape(document, 'path', { class: 'map-contour map-main-contour', d: mainContour }),
    createShape(document, 'path', { class: 'map-trench', d: trace }),
  )
  return art
}

function createSpan(document: Document, className: string, words: string) {
  const span = document.createElement('span')
  span.className = className
  span.textContent = words
  return span
}

/** Creates the placeholder of a video: a button that loads the player. So the video's site is contacted only if the reader wants it. */
export function createVideoPlaceholder(document: Document, video: Video): HTMLElement {
  const play = createShape(document, 'svg', { class: 'play', viewBox: '0 0 48 48', 'aria-hidden': 'true' })
  play.append(createShape(document, 'path', { d: 'M17 12L38 24L17 36Z' }))
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.video = video.src
  button.append(
    createTile(document, video.src),
    play,
    createSpan(document, 'what', `Ver el video de ${video.site}`),
    createSpan(document, 'host', `Se conecta con ${new URL(video.src).host}`),
  )
  const link = document.createElement('a')
  link.href = video.page
  link.textContent = `Abrir en ${video.site}`
  const box = document.createElement('div')
  box.className = 'video'
  box.append(button, link)
  return box
}

/** Replaces the button of a placeholder by the video's player. */
export function playVideo(button: HTMLElement) {
  const video = videoOf(button.dataset.video ?? '')
  if (!video) return
  const src = new URL(video.src)
  src.searchParams.set('autoplay', '1')
  if (video.site === 'Twitch') src.searchParams.set('parent', location.hostname)
  const player = document.createElement('iframe')
  player.title = `Video de ${video.site}`
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  player.allowFullscreen = true
  player.referrerPolicy = 'strict-origin-when-cross-origin'
  player.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
  )
  player.src = src.href
  button.replaceWith(player)
  player.focus()
}
