import { videoOf, type Video } from '@trinchera/rules/videos'
import { drawMap, mapHeight, mapWidth } from '../../../art/map'

const svg = 'http://www.w3.org/2000/svg'

function shape(document: Document, name: string, attributes: Record<string, string>) {
  const element = document.createElementNS(svg, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

/** A tile like those of the maps, drawn from the video's address: nothing travels for it. */
function tile(document: Document, seed: string) {
  const { contours, mainContour, trace } = drawMap(seed)
  const art = shape(document, 'svg', {
    class: 'map',
    viewBox: `0 0 ${mapWidth} ${mapHeight}`,
    preserveAspectRatio: 'xMidYMid slice',
    'aria-hidden': 'true',
  })
  art.append(
    shape(document, 'path', { class: 'map-c', d: contours }),
    shape(document, 'path', { class: 'map-c map-m', d: mainContour }),
    shape(document, 'path', { class: 'map-t', d: trace }),
  )
  return art
}

function text(document: Document, className: string, words: string) {
  const span = document.createElement('span')
  span.className = className
  span.textContent = words
  return span
}

/** What stands for a video until somebody wants it: no other site hears of a reader before. */
export function videoStill(document: Document, video: Video): HTMLElement {
  const play = shape(document, 'svg', { class: 'play', viewBox: '0 0 48 48', 'aria-hidden': 'true' })
  play.append(shape(document, 'path', { d: 'M17 12L38 24L17 36Z' }))
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.video = video.src
  button.append(
    tile(document, video.src),
    play,
    text(document, 'what', `Ver el video de ${video.site}`),
    text(document, 'host', `Se conecta con ${new URL(video.src).host}`),
  )
  const link = document.createElement('a')
  link.href = video.page
  link.textContent = `Abrir en ${video.site}`
  const box = document.createElement('div')
  box.className = 'video'
  box.append(button, link)
  return box
}

/** Puts the player where its still was. */
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
