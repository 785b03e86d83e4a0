import type { BotContext } from './context'
import { choiceOf, findOne, findOrExplain, matching, type Choice } from './names'

/** The clans of open etapas, each labelled with name, tag and etapa. */
async function listed({ names }: BotContext) {
  return (await names.clanes()).map(({ clan, etapa }) => ({
    id: clan.id,
    nombre: clan.nombre,
    tag: clan.tag,
    label: `${clan.nombre} [${clan.tag}] · ${etapa.nombre}`,
  }))
}

/** The id of the clan that the user picked from the suggestions or typed by name or tag. Throws a UserError if no clan matches. */
export async function findClan(context: BotContext, text: string): Promise<number> {
  const search = async () => {
    const clanes = await listed(context)
    return findOne(clanes, text, ({ nombre }) => nombre) ?? findOne(clanes, text, ({ tag }) => tag)
  }
  let found = await search()
  if (!found) {
    context.names.invalidate() // the clan may have been founded after the names were cached
    found = await search()
  }
  return (
    found ??
    findOrExplain(
      await listed(context),
      text,
      ({ nombre }) => nombre,
      'No encuentro ese clan entre los de las etapas que se juegan. Elígelo de la lista mientras escribes',
    )
  ).id
}

export const completeClan = async (context: BotContext, typed: string): Promise<Choice[]> =>
  matching(await listed(context), typed, ({ label }) => label).map(({ id, label }) => choiceOf(label, id))
