import { firstListedId } from '../harness/arrange/logins/first-listed-id.ts'
import { unknownIdLike } from '../harness/arrange/scene/unknown-id.ts'
import type { AssayWorld } from './world.ts'

type Maker = (world: AssayWorld, match: RegExpExecArray) => unknown

/** Ids that nothing has, each of the form of the target's own ids of that kind. */
export const unknownIds: Array<[RegExp, Maker]> = [
  [/^a customer id that nothing has$/, async ({ scene }) => unknownIdLike((await scene.sharedCustomer()).id)],
  [/^a login id that nothing has$/, async ({ scene }) => unknownIdLike((await scene.sharedLogin()).id)],
  [/^an account id that nothing has$/, async ({ scene }) => unknownIdLike(await firstListedId(scene, 'accounts'))],
  [
    /^a transaction id that nothing has$/,
    async ({ scene }) => unknownIdLike(await firstListedId(scene, 'transactions')),
  ],
]
