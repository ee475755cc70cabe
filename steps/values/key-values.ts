import { customerBeside } from '../../harness/actions/logins/crossing.ts'
import { almost, inOtherCase, keysOf, unknownKeyLike } from '../../harness/actions/scene/keys.ts'
import type { ClientPurpose } from '../../harness/profile/profile.ts'
import type { AssayWorld } from '../world/world.ts'

type Maker = (world: AssayWorld, match: RegExpExecArray) => unknown

/** Keys and secrets that features name in angle brackets. */
export const keyValues: Array<[RegExp, Maker]> = [
  [/^an unknown App-id$/, ({ run }) => unknownKeyLike(keysOf(run.profile, 'main').app_id)],
  [/^its App-id cut short$/, ({ run }) => keysOf(run.profile, 'main').app_id.slice(0, -1)],
  [/^its App-id in other letter case$/, ({ run }) => inOtherCase(keysOf(run.profile, 'main').app_id)],
  [/^an unknown Secret$/, ({ run }) => unknownKeyLike(keysOf(run.profile, 'main').secret)],
  [/^its Secret cut short$/, ({ run }) => keysOf(run.profile, 'main').secret.slice(0, -1)],
  [/^an unknown Customer-secret$/, async (world) => unknownKeyLike(await customerSecret(world))],
  [/^a Customer-secret but for the last character$/, async (world) => almost(await customerSecret(world))],
  [/^the Customer-secret of another customer$/, async ({ scene }) => (await customerBeside(scene)).secret],
  [/^the status of the (\w+) client$/, ({ run }, [, purpose]) => keysOf(run.profile, purpose as ClientPurpose).status],
  [/^the (App-id|Secret) of the (\w+) client$/, (world, [, header, purpose]) => keyOf(world, header, purpose)],
]

function keyOf({ run }: AssayWorld, header = '', purpose = ''): string {
  const keys = keysOf(run.profile, purpose as ClientPurpose)
  return header === 'Secret' ? keys.secret : keys.app_id
}

async function customerSecret({ scene }: AssayWorld): Promise<string> {
  return (await scene.sharedCustomer()).secret
}
