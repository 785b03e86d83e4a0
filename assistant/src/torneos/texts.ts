import { paths } from '@trinchera/contract/site-paths'
import { torneoObjectMs } from '@trinchera/rules/limits'
import { bold, capital, lines, link, quoted } from '../wording'
import type { Aspect } from './aspect'
import { saying } from './facts'
import { all, torneoLink } from './say'

/** What organisers write of a torneo themselves: which of their sentences tells it, and what holds where none does. */
interface Written {
  id: string
  tells: RegExp
  es: string
  en: string
  when?: 'coming'
}

const written: readonly Written[] = [
  {
    id: 'premio',
    tells: /premio|gana(?:dor)? (?:un|se)|prize/i,
    es: `ningún torneo publica un premio. Al campeón le queda el título en el ${link('Palmarés', paths.palmares)}`,
    en: `no tournament publishes a prize. The champion is kept in the ${link('Palmarés', paths.palmares)}`,
    when: 'coming',
  },
  {
    id: 'costo',
    tells: /\$|\bpesos\b|\bcuota\b|\bcuesta\b|\bgratis\b|\bpag(?:a|an|ar|o)\b|\bfree\b|\bfee\b/i,
    es: 'el sitio no cobra por inscribir a un clan en un torneo, y ninguno publica un costo',
    en: 'the site charges nothing to enrol a clan in a tournament, and none publishes a cost',
    when: 'coming',
  },
  {
    id: 'espera',
    tells: /\bminutos?\b|tolerancia|\besper|present|no-show|\bminutes?\b/i,
    es: 'no dice cuánto se espera al que no llega: lo decide la organización, que puede dar la partida por ganada (W.O.)',
    en: 'nothing is said of how long to wait for who does not come: the organisers decide',
  },
  {
    id: 'armas',
    tells: /\barmas?\b|\brockets?\b|\bgranadas?\b|\bbazookas?\b/i,
    es: `no dice nada de armas: vale el ${link('Reglamento', paths.reglamento)}, que prohíbe el rocket`,
    en: `nothing is said of weapons: the ${link('rules of the site', paths.reglamento)} hold, which forbid the rocket`,
  },
  {
    id: 'donde',
    tells: /\bservidor/i,
    es: `no dice en qué servidor se juega. Una partida que alguien transmite se ve en ${link('Stream', paths.stream)}`,
    en: `it does not say on which server. A match that somebody streams is shown in ${link('Stream', paths.stream)}`,
  },
  {
    id: 'duracion',
    tells: /\bsemanas?\b|\bd[ií]as?\b|\bdura\b|\bweeks?\b|\bdays?\b/i,
    es: 'no publica cuánto dura',
    en: 'how long it lasts is not published',
  },
  {
    id: 'reglas',
    tells: /\S/,
    es: `no publica reglas propias: vale el ${link('Reglamento', paths.reglamento)}`,
    en: `it has no rules of its own: the ${link('rules of the site', paths.reglamento)} hold`,
  },
]

/** What holds in any torneo (docs/behaviour/torneos.md, docs/rules.md#Brackets). */
const general: readonly Omit<Written, 'tells'>[] = [
  {
    id: 'reserva',
    es: `Hasta el sorteo, en la página del torneo, el Líder o un Co-Líder puede ${bold('Bajar a tu clan')} o, antes del check-in, ${bold('Cambiar el plantel')}; después, hay que hablar con la organización. Con los cupos llenos un clan queda de ${bold('reserva')}: entra si otro se baja o no hace check-in, en el orden de inscripción.`,
    en: `Until the draw, on the torneo's page, the leader or a co-leader may withdraw the clan (${bold('Bajar a tu clan')}) or, before the check-in, change the roster (${bold('Cambiar el plantel')}); after it, ask the organisers. Once the places are full a clan is in ${bold('reserve')}: it gets in when another withdraws or does not check in.`,
    when: 'coming',
  },
  {
    id: 'requisitos',
    es: `En un torneo juega ${bold('un clan')}, no un jugador suelto: lo inscribe su Líder o un Co-Líder con un plantel de ${bold('sus propios integrantes')}, y nadie va en dos equipos. Si es de una etapa, el clan tiene que ser de esa etapa; el puesto no importa.`,
    en: `${bold('Clans')} play in a tournament: the leader or a co-leader enrols a roster of ${bold("the clan's own members")}, and nobody is in two teams. Where it is of a stage, the clan must be of that stage; its place does not matter.`,
    when: 'coming',
  },
  {
    id: 'empate',
    es: `En un torneo ${bold('no hay empates')}: cada partida se juega al mejor de 1, 3 o 5 mapas, y pasa el que gana más.`,
    en: `A tournament has ${bold('no draws')}: each match is the best of 1, 3 or 5 maps.`,
  },
  {
    id: 'semillas',
    es: `${bold('La semilla')} es el lugar con que un clan entra a la llave: las mejores no se topan al principio y, si sobra un lugar, pasan una ronda sin jugar (bye). Las pone la organización: a mano, por puesto en el ladder o por un sorteo que se puede repetir.`,
    en: `${bold('A seed')} is the place with which a clan enters the bracket: the best ones do not meet early and, where a place is left, go on without a match (a bye). Organisers set them: by hand, by place in the ladder, or by a draw that anybody can repeat.`,
  },
  {
    id: 'reportar',
    es: `Reporta el clan que perdió, en la página de la partida, con los mapas que ganó cada uno; puede el Líder, un Co-Líder o un Capitán. El que ganó lo confirma, o tiene ${torneoObjectMs / 60_000} minutos para objetar: entonces decide la organización.`,
    en: `The clan that lost reports, on the match's page, with the maps that each side won. The winner confirms it, or may object for ${torneoObjectMs / 60_000} minutes: then the organisers decide.`,
  },
]

/** What is asked of what organisers wrote, and of what holds in any torneo. */
export const aboutTexts: readonly Aspect[] = [
  ...written.map(
    ({ id, tells, es, en, ...more }): Aspect => ({
      id,
      ...more,
      say: ({ of, slots, say }) => {
        const told = of.flatMap((torneo) => {
          const text = id === 'reglas' ? torneo.reglas : saying(torneo, tells)
          return text ? [`${torneoLink(torneo)}: «${quoted(text)}»`] : []
        })
        return told.length
          ? lines(...told)
          : `${capital(`${slots.asks.has('whether') ? `${bold('No')}: ` : ''}${say(es, en)}`)} (${all(of.map(torneoLink), say)}).`
      },
    }),
  ),
  ...general.map(({ es, en, ...more }): Aspect => ({ ...more, say: ({ say }) => say(es, en) })),
]
