import { articleOf, articleTold } from '../articles'
import { lines, listed, quoted } from '../wording'
import type { Aspect, Telling } from './aspect'
import { saying } from './facts'
import { torneoLink } from './say'

const hours = /\d{1,2}:\d{2}/
const enrolment = /\banot|\binscri/i
/** Which sentence of what was written of a torneo tells what is asked of it, by its aspect. */
const sentences: readonly (readonly [id: string, tells: RegExp])[] = [
  ['torneos', hours],
  ['torneo-partidas', hours],
  ['torneo-inscribir', enrolment],
  ['torneo-inscritos', enrolment],
  ['torneo-ladder', /\b(?:ladder|tabla|puntaje)\b/i],
  ['torneo-mapas', /\bmapas?\b/i],
  ['torneo-mejor-de', /\bmapas?\b|\bmejor de\b|\bprimero a\b/i],
  ['torneo-premio', /premio|gana(?:dor)? (?:un|se)|prize/i],
  ['torneo-costo', /\$|\bpesos\b|\bcuota\b|\bcuesta\b|\bgratis\b|\bpag(?:a|an|ar|o)\b|\bfree\b|\bfee\b/i],
  ['torneo-espera', /\bminutos?\b|tolerancia|\besper|present|no-show|\bminutes?\b/i],
  ['torneo-armas', /\barmas?\b|\brockets?\b|\bgranadas?\b|\bbazookas?\b/i],
  ['torneo-donde', /\bservidor|\bteamspeak\b/i],
  ['torneo-en-vivo', /\bstream|\btransmi/i],
  ['torneo-duracion', /\bsemanas?\b|\bd[ií]as?\b|\bdura\b|\bmangas?\b|\bweeks?\b|\bdays?\b/i],
  ['torneo-reglas', /\S/],
]
export const tells: ReadonlyMap<string, RegExp> = new Map(sentences)

/** What holds of any torneo, as its article tells it. */
export const generally = async (id: string, { site }: Pick<Telling, 'site'>): Promise<string> =>
  (await articleTold(articleOf(id), site)).text

/** What organisers write of a torneo themselves, or what holds where they write nothing of it. */
export const aboutTexts: readonly Aspect[] = [
  ...['torneo-premio', 'torneo-costo', 'torneo-duracion'].map((id) => ({ id, when: 'coming' as const })),
  ...['torneo-espera', 'torneo-armas', 'torneo-donde', 'torneo-reglas'].map((id) => ({ id })),
].map(
  (aspect): Aspect => ({
    ...aspect,
    say: async ({ of, site, say }) => {
      const told = of.flatMap((torneo) => {
        const text = saying(torneo, tells.get(aspect.id) ?? /$^/)
        return text ? [`${torneoLink(torneo)}: «${quoted(text)}»`] : []
      })
      if (told.length) return lines(...told)
      return `${await generally(aspect.id, { site })} (${listed(of.map(torneoLink), say)})`
    },
  }),
)
