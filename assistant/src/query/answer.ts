import type { Asked, Reply, Site } from '../intent'
import type { Who } from '../names/community'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { ofClans } from './clans'
import type { Consulta } from './consulta'
import { ofMatches } from './matches'
import { ofNews, ofEtapas, rulings } from './others'
import { saidEtapas } from './scope'

/** What a question asks of the site's data, answered from it. */
export async function answerConsulta(
  consulta: Consulta,
  question: Question,
  thread: Thread,
  site: Site,
): Promise<Reply> {
  const asked = (quien: readonly Who[]): Asked => ({
    site,
    words: question.words,
    terms: question.terms,
    mentions: [],
    goesOn: false,
    servidor: null,
    cuando: {},
    say: site.say,
    before: thread,
    quien,
    etapas: consulta.etapa.length ? (saidEtapas(consulta, site) ?? []) : [],
    juego: site.community.juegos.find(({ id }) => id === consulta.juego) ?? null,
    numero: null,
    desconocido: null,
  })
  switch (consulta.de) {
    case 'partidas':
      return ofMatches(consulta, site)
    case 'clanes':
    case 'jugadores':
      return ofClans(consulta, site, asked)
    case 'etapas':
      return ofEtapas(consulta, site)
    case 'fallos':
      return rulings(consulta, question.words, site)
    case 'anuncios':
      return ofNews(consulta, site)
  }
}
