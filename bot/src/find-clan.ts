import type { BotContext } from './context'
import { Refusal } from './command'
import { choiceOf, findOne, matching, type Choice } from './names'

/** A clan as it is listed: its tag stands beside its name, and either finds it. */
async function listed({ names }: BotContext) {
  return (await names.clanes()).map(({ clan, etapa }) => ({
    id: clan.id,
    nombre: clan.nombre,
    tag: clan.tag,
    label: `${clan.nombre} [${clan.tag}] · ${etapa.nombre}`,
  }))
}

/** The clan that was chosen or typed. */
export async function findClan(context: BotContext, text: string): Promise<number> {
  const look = async () => {
    const clanes = await listed(context)
    return findOne(clanes, text, ({ nombre }) => nombre) ?? findOne(clanes, text, ({ tag }) => tag)
  }
  let found = await look()
  if (!found) {
    context.names.forget() // it may have been founded a moment ago
    found = await look()
  }
  if (!found)
    throw new Refusal(
      'No encuentro ese clan entre los de las etapas que se juegan. Elígelo de la lista mientras escribes',
    )
  return found.id
}

export const completeClan = async (context: BotContext, typed: string): Promise<Choice[]> =>
  matching(await listed(context), typed, ({ label }) => label).map(({ id, label }) => choiceOf(label, id))
