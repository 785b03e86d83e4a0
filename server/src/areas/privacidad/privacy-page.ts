import { privacyPage as schema, type PrivacyPage } from '@trinchera/contract/privacidad'
import type { Opciones } from '@trinchera/contract/opciones'
import type { Db } from '@trinchera/db/database'
import { earlierPolicies, earlierPolicy } from '@trinchera/db/queries/privacy/policies'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import {
  automaticDecisions,
  keptDataOf,
  privacyNotesOf,
  privacyRights,
  recipientsOf,
  type OutsideServices,
} from '@trinchera/rules/privacidad'
import { RuleError } from '../../http/rule-error'

/** The present content of the privacy page, without the list of its earlier versions. */
export function privacyContent(
  { responsable, politica }: Pick<Opciones, 'responsable' | 'politica'>,
  services: OutsideServices,
): Omit<PrivacyPage, 'anteriores'> {
  return {
    responsable,
    ...politica,
    datos: keptDataOf(services),
    derechos: [...privacyRights],
    decisiones_automaticas: [...automaticDecisions],
    terceros: recipientsOf(services),
    notas: privacyNotesOf(services),
  }
}

/** The present privacy page (docs/behaviour/privacy.md#The page), or an earlier `version`. Throws 404 if there was no such version. */
export async function privacyPage(db: Db, services: OutsideServices, version?: number): Promise<PrivacyPage> {
  const now = privacyContent(await readOpciones(db), services)
  const anteriores = await earlierPolicies(db)
  if (version === undefined || version === now.version) return { ...now, anteriores }
  const earlier = await earlierPolicy(db, version)
  const stored = schema.omit({ anteriores: true }).safeParse(earlier)
  if (!stored.success) throw new RuleError(404, 'Esa versión no existe')
  return { ...stored.data, anteriores }
}
