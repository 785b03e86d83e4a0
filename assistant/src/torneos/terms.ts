import { closest } from '../answers/asks'
import { bold } from '../wording'
import type { Say } from './say'

/** What a word of torneos means: how it is said, and what it is. */
interface Term {
  says: RegExp
  es: string
  en: string
}

const terms: readonly Term[] = [
  {
    says: /\b(?:doble eliminacion|eliminacion doble|double elim\w*|eliminatoria doble)\b/,
    es: `${bold('Eliminación doble')}: se sale del torneo con la ${bold('segunda derrota')}. El que pierde una vez baja a la llave de perdedores y puede llegar igual a la final.`,
    en: `${bold('Double elimination')}: a clan is out with its ${bold('second loss')}. Who loses once goes to the losers' bracket and may still reach the final.`,
  },
  {
    says: /\b(?:eliminacion (?:directa|simple)|eliminacion$|simple eliminacion|single elim\w*|knockout|muerte subita)\b/,
    es: `${bold('Eliminación directa')}: el que pierde una partida ${bold('queda fuera')}; el que gana pasa a la ronda siguiente, hasta la final.`,
    en: `${bold('Single elimination')}: who loses a match ${bold('is out')}; who wins goes on to the next round, up to the final.`,
  },
  {
    says: /\b(?:(?:llave|cuadro|lado|ronda|bracket|rama) (?:de )?(?:los )?(?:perdedores|losers?)|(?:los )?perdedores|losers? (?:bracket|round)|lower bracket)\b/,
    es: `${bold('La llave de perdedores')} es donde siguen, en la eliminación doble, los clanes que ya perdieron una vez: con otra derrota quedan fuera, y el que la gana entera juega la final.`,
    en: `${bold("The losers' bracket")} is where, in double elimination, clans go on that have lost once: one more loss and they are out; who wins it plays the final.`,
  },
  {
    says: /\b(?:(?:llave|cuadro|lado|ronda|bracket|rama) (?:de )?(?:los )?(?:ganadores|winners?)|winners? bracket|upper bracket)\b/,
    es: `${bold('La llave de ganadores')} es donde juegan, en la eliminación doble, los clanes que no han perdido: el que la gana pasa a la final, y el que pierde baja a la de perdedores.`,
    en: `${bold("The winners' bracket")} is where, in double elimination, the clans play that have not lost: who wins it goes to the final, who loses goes to the losers' bracket.`,
  },
  {
    says: /\b(?:mejor de (?:3|tres)|bo ?3|best of (?:3|three))\b/,
    es: `${bold('Al mejor de 3')}: gana la partida el primero que gana ${bold('2 mapas')}.`,
    en: `${bold('Best of 3')}: the first to win ${bold('2 maps')} wins the match.`,
  },
  {
    says: /\b(?:mejor de (?:5|cinco)|bo ?5|best of (?:5|five))\b/,
    es: `${bold('Al mejor de 5')}: gana la partida el primero que gana ${bold('3 mapas')}.`,
    en: `${bold('Best of 5')}: the first to win ${bold('3 maps')} wins the match.`,
  },
  {
    says: /\b(?:mejor de (?:1|uno|un)|bo ?1|best of (?:1|one))\b/,
    es: `${bold('Al mejor de 1')}: la partida se juega a ${bold('un solo mapa')}, y el que lo gana pasa.`,
    en: `${bold('Best of 1')}: the match is ${bold('one map')}, and who wins it goes on.`,
  },
  {
    says: /\b(?:seeds?|semillas?|cabezas? de serie|sembrad[oa]s?|seeding)\b/,
    es: `${bold('La semilla')} (seed, cabeza de serie) es el lugar con que un clan entra a la llave: las mejores no se topan entre sí al principio, y les tocan los byes si sobran. Las pone la organización: a mano, por puesto en el ladder o por sorteo.`,
    en: `${bold('A seed')} is the place with which a clan enters the bracket: the best ones do not meet early, and get the byes. Organisers set them: by hand, by place in the ladder, or by a draw.`,
  },
  {
    says: /\bbyes?\b/,
    es: `${bold('Un bye')} es pasar de ronda sin jugar porque no hay rival: les toca a las mejores semillas.`,
    en: `${bold('A bye')} is going on without a match because there is nobody to play: the best seeds get it.`,
  },
  {
    says: /\b(?:llave de torneo|brackets?)$/,
    es: `${bold('La llave')} (bracket) es el cuadro del torneo: quién juega con quién en cada ronda, y a qué partida pasa el que gana. Está en la página de cada torneo.`,
    en: `${bold('The bracket')} shows who plays whom in each round, and to which match the winner goes on. It is on each tournament's page.`,
  },
  {
    says: /\breservas?$/,
    es: `${bold('Reserva')} es el clan que se inscribe con los cupos ya llenos: entra si otro se baja antes del sorteo o no hace check-in, en el orden de inscripción.`,
    en: `${bold('A reserve')} is a clan that enrols once the places are full: it gets in when another withdraws before the draw or does not check in.`,
  },
  {
    says: /\b(?:w o|wo|walk ?over)\b/,
    es: `${bold('W.O.')} (walkover) es pasar sin jugar porque el rival no se presentó. En un torneo lo decide la organización.`,
    en: `${bold('A walkover')} is going on without a match because the others did not come. In a tournament the organisers decide it.`,
  },
  {
    says: /\b(?:gran final|segunda final|grand final|bracket reset)\b/,
    es: `En la eliminación doble ${bold('la final')} la juegan el que ganó la llave de ganadores y el que ganó la de perdedores. Si la gana el segundo, los dos tienen una derrota y se juega ${bold('una segunda final')}.`,
    en: `In double elimination ${bold('the final')} is between the winner of the winners' bracket and that of the losers'. If the latter wins it, both have one loss and ${bold('a second final')} is played.`,
  },
]

const asksMeaning =
  /^(?:y |oye |oe |a ver )*(?:(?:que|q|ke|k) (?:es|son|era|significa\w*|quiere decir|vendria a ser)|como (?:es|funciona|es eso|va eso|se juega)(?: (?:de|eso|lo))*|en que consiste|explica\w*|que onda|what(?: is| are| s| does)|how does|explain)\b/
const apart =
  /\b(?:diferencia|distint\w+|cambia|difference)\b.*\b(?:eliminacion|elimination|simple|directa|doble|double|single)\b/
const ofFormats = /\b(?:doble|double)\b/
/** It asks of one torneo, or of a clan in one. */
const ofOne = /\b(?:este|ese|esta|esa|proxim\w+|torneos?|copas?|campeonatos?|tournaments?|cup)\b/

/** What a word of torneos means; null where that is not asked. `text`: plain words. */
export function termTold(text: string, say: Say): string | null {
  const of = (wanted: readonly Term[]) => wanted.map(({ es, en }) => say(es, en)).join('\n')
  if (apart.test(text) && ofFormats.test(text)) return of(terms.slice(0, 2))
  if (!asksMeaning.test(text) || ofOne.test(text)) return null
  const term = closest(
    text,
    terms.filter(({ says }) => says.test(text)),
    ({ says }) => [says],
  )
  return term ? of([term]) : null
}
