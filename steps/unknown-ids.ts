import { rowsOf } from '../harness/checks/answers/answer.ts'
import { setUpFailed } from '../core/check-stopped.ts'
import { listsAtHand } from '../harness/arrange/logins/two-customers.ts'
import { unknownIdLike } from '../harness/arrange/scene/unknown-id.ts'
import type { AssayWorld } from './world.ts'

type Maker = (world: AssayWorld, match: RegExpExecArray) => unknown

/** Ids that nothing has, each of the form of the target's own ids of that kind. */
export const unknownIds: Array<[RegExp, Maker]> = [
  [/^a customer id that nothing has$/, async ({ scene }) => unknownIdLike((await scene.sharedCustomer()).id)],
  [/^a login id that nothing has$/, async ({ scene }) => unknownIdLike((await scene.sharedLogin()).id)],
  [/^an account id that nothing has$/, async (world) => unknownIdLike(await firstId(world, 'accounts'))],
  [/^a transaction id that nothing has$/, async (world) => unknownIdLike(await firstId(world, 'transactions'))],
]

/** The first id of the lists at hand. @throws CheckStopped (inconclusive) when they are empty */
export async function firstId({ scene, sender }: AssayWorld, list: 'accounts' | 'transactions'): Promise<string> {
  const pages = await listsAtHand(scene, sender, list)
  const row = pages.flatMap((page) => rowsOf(page) ?? [])[0]
  const [page] = pages
  if (row) return String(row.id)
  throw page ? setUpFailed(`find one of the ${list}`, page) : new Error('LIST_MISSING: no list was read')
}
