import type { Exchange } from '../../core/exchange.ts'
import { followPages } from '../../harness/actions/paging/follow-pages.ts'
import { readPages } from '../../harness/actions/paging/read-pages.ts'
import { idsIn } from '../../harness/actions/routes/large-list.ts'
import type { Draft } from '../../harness/client/draft.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import { besideIt, others } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'

export type Follow = (world: AssayWorld, draft: Draft) => Promise<Exchange[]>

/** Enough to have pages behind the first one. */
const fewPages = 3

/** How the pages of a list are followed, by the names that features write in angle brackets. */
export const waysToFollow: Readonly<Record<string, Follow>> = {
  'by next_page': ({ scene }, draft) => readPages(scene, draft, 'next_page'),
  'by next_page, beside another customer and without one': async ({ scene, sender }, draft) => {
    const { id } = await scene.newCustomer()
    const laterPage = async (first: Draft) => (await followPages(sender, first, { by: 'next_page', most: 2 })).slice(-1)
    return [...(await laterPage(edit.withQuery(draft, 'customer_id', id))), ...(await laterPage(draft))]
  },
  'from the hundredth row from its end': async ({ sender }, draft) => {
    const ids = idsIn(await followPages(sender, large(draft)))
    return followPages(sender, edit.withQuery(draft, 'from_id', ids.at(-100) ?? ''))
  },
  'twice, in turn with pages of 1000': async ({ sender }, draft) => {
    const drafts = [draft, large(draft), draft, large(draft)]
    return (await Array.fromAsync(drafts, (one) => followPages(sender, one))).flat()
  },
  'while the other list is read': (world, draft) =>
    followPages(world.sender, draft, {
      most: fewPages,
      afterFirst: async () => world.keep(others, await followPages(world.sender, world.the(besideIt))),
    }),
  'while a login is added': ({ scene, sender }, draft) =>
    followPages(sender, draft, { afterFirst: () => scene.newLogin() }),
}

function large(draft: Draft): Draft {
  return edit.withQuery(draft, 'per_page', '1000')
}
