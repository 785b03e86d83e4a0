import { formatDate } from '@trinchera/rules/presentation'
import type { Asked, Reply } from '../intent'
import { links } from '../links'
import { mapIn } from '../names/maps'
import { bold, lines, link, listed, quoted } from '../wording'

/** How many maps an answer names. */
const shown = 12

/** The maps a match may be played on; or whether the one named is among them. */
export async function maps(asked: Asked): Promise<Reply> {
  const { mapas: { lista, actualizado } } = await asked.site.opciones()
  const found = mapIn(asked.words, asked.site.community.mapas)
  if (found) {
    const [first] = found.maps
    const games = listed(found.maps.map(({ juego, modo }) => `${quoted(juego)}${modo ? `, ${quoted(modo)}` : ''}`))
    return { text: lines(`Sí, ${bold(quoted(first?.nombre ?? ''))} está entre los mapas permitidos (${games}).`, link('Ver los mapas', links.mapas)) }
  }
  const ofGame = asked.juego ? lista.filter(({ juego }) => juego === asked.juego?.nombre) : []
  return mapList(ofGame.length ? ofGame : lista, actualizado)
}

function mapList(lista: readonly { nombre: string; juego: string }[], actualizado: string): Reply {
  const byGame = new Map<string, string[]>()
  for (const { nombre, juego } of lista) byGame.set(juego, [...(byGame.get(juego) ?? []), quoted(nombre)])
  return {
    text: lines(
      `Hay ${bold(`${lista.length} mapas`)} permitidos, al ${formatDate(`${actualizado}T12:00:00.000Z`)}:`,
      ...[...byGame].map(([juego, names]) => `• ${quoted(juego)}: ${names.slice(0, shown).join(', ')}${names.length > shown ? ` y ${names.length - shown} más` : ''}`),
      link('Ver los mapas', links.mapas),
    ),
    sugerencias: ['¿Quién elige el mapa?', '¿Cuántos mapas se juegan?'],
  }
}

/** Whether a map that somebody names may be played. */
export async function oneMap(asked: Asked): Promise<Reply> {
  const { mapas: { lista, actualizado } } = await asked.site.opciones()
  if (mapIn(asked.words, asked.site.community.mapas) || !asked.desconocido) return maps(asked)
  return { ...mapList(lista, actualizado), text: lines(`«${quoted(asked.desconocido)}» no está entre los ${lista.length} mapas permitidos.`, link('Ver los mapas', links.mapas)) }
}
