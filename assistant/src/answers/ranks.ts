import { clanMay, mayTouchMember, rangos, type Rango } from '@trinchera/rules/permissions'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply } from '../intent'
import { withoutNames } from '../query/agenda'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { bold, bullets, lines, link, listed } from '../wording'
import { deedOf, deeds, severalOf, targets } from './may-i'

/** How each rank is written by those who ask. */
const written: readonly (readonly [Rango, RegExp])[] = [
  ['Co-Lider', /\bco ?lide?r(?:es)?\b|\bsub ?lider(?:es)?\b/],
  ['Lider', /(?<!co |sub )\blider(?:es)?\b/],
  ['Capitán', /\bcapitan(?:es)?\b|\bcapi\b|\bcapis\b/],
  ['Miembro', /\b(?:miembros?|integrantes?|soldados? rasos?|un raso)\b/],
]
const names: Record<Rango, string> = { Lider: 'Líder', 'Co-Lider': 'Co-Líder', Capitán: 'Capitán', Miembro: 'Miembro' }
const articled: Record<Rango, string> = {
  Lider: 'El Líder',
  'Co-Lider': 'Un Co-Líder',
  Capitán: 'Un Capitán',
  Miembro: 'Un Miembro',
}

const ofReporting =
  'reporta derrotas; reta, responde retos y elige sus mapas; confirma o rechaza las partidas que reporta el rival; reclama y apela; y pide la victoria que el rival no reportó'
const ofRunning = 'invita y responde solicitudes, edita el clan, cambia rangos, expulsa e inscribe al clan en torneos'

/** What each rank does, from what it may. */
function does(rango: Rango): string {
  if (rango === 'Lider')
    return `puede todo: ${ofReporting}; ${ofRunning}. Solo él cede el liderazgo y elimina el clan, y a él no lo expulsa nadie.`
  if (rango === 'Co-Lider')
    return `${ofReporting}. También ${ofRunning}; no toca al Líder ni a otro Co-Líder, y no cede el liderazgo ni elimina el clan.`
  if (rango === 'Capitán')
    return `${ofReporting}. ${bold('No')} invita, no edita el clan, no cambia rangos y no expulsa: eso es del Líder y los Co-Líderes.`
  return 'juega por el clan y sus partidas cuentan para él. No reporta, no reta y no invita: reportan y retan el Líder, los Co-Líderes y los Capitanes.'
}

const asksPowers =
  /\b(?:que (?:cosas )?(?:puede[n]?|hace[n]?|poderes|atribuciones|permisos|facultades|funci(?:on|ones))|para que (?:sirve[n]?|esta[n]?|es|son)|de que sirve|cual(?:es)? (?:es|son) (?:la |las |los )?(?:funci\w+|poderes|atribuciones|permisos|tareas?)|que (?:rol|pega|tarea|papel) (?:tiene|cumple)|diferencias?|distint\w+|que es (?:un |una |el |ser )?(?=(?:co ?lider|capitan|sub ?lider|miembro)))/
const asksMay =
  /\b(?:puede[n]?|podria[n]?|confirma[n]?|elige[n]?|reporta[n]?|reta[n]?|dejan?|tiene[n]? permiso|le[s]? (?:corresponde|toca)|es cosa|vale si|sirve si|basta)\b/
const ofOther =
  /\b(?:quien(?:es)?|cuant[oa]s|como|cuando|torneo tiene|staff|moderador\w*|admin\w*|arbitros?|si (?:el|un|mi) (?:lider|capitan|co ?lider) (?:se|no|deja|desaparece|abandona)|inactiv\w*|reemplaz\w*|equipo de|asamblea|ver(?:l[oa]s?)?|ven?|leer(?:l[oa]s?)?|leen?|mirar|enter\w+|sabe[nr]?|no (?:quiere[n]? )?(?:responde[n]?|contesta[n]?|report\w+)|llega\w* a ser|quedar|ganar\w*|jugar|ser (?:el )?lider|hay (?:dos|mas|varios)|tener (?:dos|mas|varios)|dos clanes|etapa|tabla|ladder|puntero)\b|·/

/** Whether a rank may do what is said, or what was told of before. */
function whetherMay(rango: Rango, text: string, before: Pick<Thread, 'intent'>): Reply | null {
  const ofBefore = /\b(?:lo|la|hacerlo|eso|tambien)\b/.test(text) ? deedOf[before.intent ?? ''] : undefined
  // nobody reports a win
  if (/\breport\w+\b.*\b(?:victorias?|triunfos?|ganad[oa]s?|que gan\w+)\b/.test(text))
    return {
      text: lines(
        `${bold('No')}: una victoria no la reporta nadie; la derrota la reporta el clan que perdió.`,
        `Si no lo hace, a las 24 horas ${clanMay(rango, 'report') ? 'sí puede' : 'el Líder, un Co-Líder o un Capitán puede'} ${bold(link('pedir que la victoria cuente', paths.nuevaVictoria()))}.`,
      ),
      sugerencias: ['¿Y si el rival no reporta?'],
    }
  const found = deeds.find(({ says }) => says.test(text)) ?? deeds.find(({ action }) => action === ofBefore)
  if (!found) return null
  const allowed = rangos.filter((each) => clanMay(each, found.action))
  const who = listed(allowed.map((each) => (each === 'Lider' ? 'el Líder' : severalOf[each])))
  // 'solo el líder puede reportar?'
  const isAlone = allowed.length === 1 && allowed[0] === rango
  const touches = found.action === 'expel' || found.action === 'ranks'
  const behind = touches ? text.slice(text.search(found.says)) : ''
  const whom = behind ? targets.find(([, says]) => says.test(behind))?.[0] : undefined
  if (whom && clanMay(rango, found.action)) {
    const may = mayTouchMember(rango, whom)
    return {
      text: lines(
        `${bold(may ? 'Sí' : 'No')}: ${articled[rango].replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())} ${may ? 'puede' : 'no puede'} ${found.action === 'expel' ? 'expulsar' : 'cambiarle el rango'} ${whom === 'Lider' ? 'al Líder' : `a ${whom === rango ? 'otro' : 'un'} ${names[whom]}`}.`,
        'Al Líder no lo toca nadie, y un Co-Líder no toca a otro Co-Líder.',
        link('Reglamento: los rangos', paths.articulo('art-rangos')),
      ),
      sugerencias: [`¿Qué puede hacer un ${names[rango]}?`],
    }
  }
  const may = /\b(?:solo|solamente|unicamente)\b/.test(text) ? isAlone : clanMay(rango, found.action)
  return {
    text: lines(
      `${bold(may ? 'Sí' : 'No')}: ${found.deed} es cosa ${`de ${who}`.replace(/^de el /, 'del ')}.`,
      touches && clanMay(rango, found.action) && 'Al Líder no lo toca nadie, y un Co-Líder no toca a otro Co-Líder.',
      found.deed.startsWith('report') && `Reporta el clan que perdió, en ${link('Reportar Derrota', paths.reportes)}.`,
      link('Reglamento: los rangos', paths.articulo('art-rangos')),
    ),
    sugerencias: [`¿Qué puede hacer un ${names[rango]}?`],
  }
}

/** What the ranks of a clan may do, or whether one of them may do what is asked; null where that is not asked. */
export function ranksTold(question: Question, thread: Pick<Thread, 'intent'>): Reply | null {
  const text = withoutNames(question).replace(/\b(?:q|k)\b/g, 'que')
  const said = written.flatMap(([rango, says]) => (says.test(text) ? [rango] : []))
  const [first, second] = said
  if (!first || ofOther.test(text)) return null
  if (asksPowers.test(text) && !deeds.some(({ says }) => says.test(text)))
    return {
      text: lines(
        second
          ? bullets(said.map((rango) => `${bold(names[rango])}: ${does(rango)}`))
          : `${bold(articled[first])} ${does(first)}`,
        link('Reglamento: los rangos', paths.articulo('art-rangos')),
      ),
      sugerencias: ['¿Cómo cambio el rango de alguien?'],
    }
  // 'puede un colíder expulsar a un capitán': who does it stands first
  if (!asksMay.test(text)) return null
  const at = (rango: Rango) => text.search(written.find(([each]) => each === rango)?.[1] ?? /$/)
  const [who] = [...said].sort((one, other) => at(one) - at(other))
  return who ? whetherMay(who, text, thread) : null
}
