import type { Thread } from './thread-state'
import { plain } from './words/plain'

// What a few words ask of the things that were counted or told before, said whole.

const measured = /\b(victorias|triunfos|ganadas|wins?|derrotas|perdidas|losses|loses|partidas)\b/i
const bareMeasure = new RegExp(`^(?:y |e |and )?(?:cuant[oa]s )?(?:las )?${measured.source}(?: (?:lleva|tiene)n?)?$`)
const inSpanish: Readonly<Record<string, string>> = {
  loses: 'derrotas',
  losses: 'derrotas',
  wins: 'victorias',
  win: 'victorias',
}

/** 'y derrotas?', after how many wins somebody has: the same with that instead. */
function ofMeasure(typed: string, { asked, consulta }: Thread): string | null {
  const [, said = ''] = bareMeasure.exec(typed) ?? []
  const before = plain(asked ?? '')
  const [, had] = measured.exec(before) ?? []
  return said && had && had !== said && !consulta?.desde && /\bcuant[oa]s\b/.test(before)
    ? before.replace(measured, inSpanish[said] ?? said)
    : null
}

/** 'y de Spearhead?', after the best players of all: those of it. */
export const bestInEtapa = (typed: string, { asked, intent }: Thread): string | null =>
  intent === 'top-jugadores' && /^y (?:los )?(?:de|del|en) \S+(?: \S+)?$/.test(typed) && asked !== null
    ? `${plain(asked).replace(/[\s?!.¿]+$/, '')} ${typed.replace(/^y (?:los )?/, '')}`
    : null

const nouns = /\b(reto|medalla|torneo|tema|canal|desafio)s?\b/
/** 'y quién puede pedir uno?', after what a reto is. */
function ofNoun(typed: string, { asked, torneo }: Thread): string | null {
  const [, noun] = nouns.exec(plain(asked ?? '')) ?? []
  const [, rest] =
    /^(?:y )?((?:quien(?:es)?|como|cuando|donde|puedo|se puede|podemos|hay que)\b.*) (?:un[oa]|otr[oa])$/.exec(typed) ??
    []
  const isOwn = noun && rest && !torneo && !nouns.test(rest) && !/\b(?:cada|clan|equipo)\b/.test(rest)
  return isOwn ? `${rest} ${noun === 'medalla' ? 'una' : 'un'} ${noun}` : null
}

/** 'cuáles?', after who has the most medals; 'cómo se ganan?', after what they are. */
function ofMedals(typed: string, { intent, quien: [first], asked }: Thread): string | null {
  if (intent !== 'medallas' && !/\bmedallas?\b/.test(plain(asked ?? ''))) return null
  if (/^(?:y )?como (?:se )?(?:gan\w+|consig\w+|obt\w+|sac\w+|dan)(?: (?:las|esas))?$/.test(typed))
    return 'como gano una medalla'
  return first && /^(?:y )?(?:cuales|que medallas)(?: (?:son|tiene|tienen|fueron|gano))?$/.test(typed)
    ? `que medallas tiene ${first.nombre}`
    : null
}

/** 'la ip', after the servers of one kind. */
const ofAddress = (typed: string, { asked, servidor }: Thread): string | null => {
  const [, kind] = /\b(?:servidor(?:es)?|server|sv)s?(?: \w+)? (liga|clanes)\b/.exec(plain(asked ?? '')) ?? []
  return kind && servidor === null && /^(?:y )?(?:la|las|su|sus|cual es la)? ?(?:ips?|direccion(?:es)?)$/.test(typed)
    ? `ip de los servidores de ${kind}`
    : null
}

const lastOfThem =
  /^(?:y )?(?:cual|cuando|quien|como) (?:fue|es|era) (?:el|la) (ultim[oa]|primer[oa])$|^(?:y )?(?:el|la) (ultim[oa]|primer[oa])$/
const counted = /^cuant[oa]s (fallos|anuncios|torneos|partidas|temas)\b/
const oneOf: Readonly<Record<string, string>> = {
  fallos: 'fallo',
  anuncios: 'anuncio',
  torneos: 'torneo',
  partidas: 'partida',
  temas: 'tema del foro',
}

/** 'cuál fue el último', after how many there were. */
function ofCounted(typed: string, { asked }: Thread): string | null {
  const [, first, second] = lastOfThem.exec(typed) ?? []
  const which = first ?? second
  const [, things] = counted.exec(plain(asked ?? '').replace(/^¿/, '')) ?? []
  const one = things ? oneOf[things] : undefined
  return which && one ? `cual fue ${which.endsWith('a') ? 'la' : 'el'} ${which} ${one}` : null
}

const reaches =
  /^(?:and )?(?:how|where|can|could)\b.*\b(?:contact|talk to|reach|write to|message|dm) (?:one|them|him|her)$/
/** 'how do I contact one', after who runs the site. */
const ofStaff = (typed: string, { asked }: Thread): string | null =>
  reaches.test(typed) && /\b(?:admins?|staff|moderators?|mods?)\b/.test(plain(asked ?? ''))
    ? 'how do i contact an admin'
    : null

/** 'y si fue por error', after what comes of a false report. */
const ofMistake = (typed: string, { asked }: Thread): string | null =>
  /^(?:y |pero )?si (?:fue|es|era|lo hice) (?:por |un |sin )?(?:error|querer|equivocacion)$/.test(typed) &&
  /\breport/.test(plain(asked ?? ''))
    ? 'reporte mal una partida por error que hago'
    : null

/** A question that leaves out what it is about, with the thing that was told; null where it needs none. */
export const ofThings = (typed: string, thread: Thread): string | null =>
  ofCounted(typed, thread) ??
  ofNoun(typed, thread) ??
  ofMedals(typed, thread) ??
  ofAddress(typed, thread) ??
  ofMeasure(typed, thread) ??
  ofStaff(typed, thread) ??
  ofMistake(typed, thread)
