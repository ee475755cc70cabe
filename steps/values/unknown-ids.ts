import { demandIdsTellClients } from '../../harness/actions/logins/crossing.ts'
import { firstListedId } from '../../harness/actions/logins/first-listed-id.ts'
import { unknownIdLike } from '../../harness/actions/scene/unknown-id.ts'
import type { AssayWorld } from '../world/world.ts'

type Maker = (world: AssayWorld, match: RegExpExecArray) => unknown

/** Ids that nothing of the main client has, each of the form of the target's own ids of that kind. */
export const unknownIds: Array<[RegExp, Maker]> = [
  [/^an unknown customer id$/, async ({ scene }) => unknownIdLike((await scene.sharedCustomer()).id)],
  [
    /^the id of a customer of another client$/,
    async ({ scene }) => {
      const { id } = await scene.newCustomer('second')
      await demandIdsTellClients(scene)
      return id
    },
  ],
  [/^an unknown login id$/, async ({ scene }) => unknownIdLike((await scene.sharedLogin()).id)],
  [/^an unknown account id$/, async ({ scene }) => unknownIdLike(await firstListedId(scene, 'accounts'))],
  [/^an unknown transaction id$/, async ({ scene }) => unknownIdLike(await firstListedId(scene, 'transactions'))],
]
