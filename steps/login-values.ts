import { untested } from '../core/check-stopped.ts'
import { nameThatIsNoValue, selectField } from '../harness/arrange/providers/select-field.ts'
import type { AssayWorld } from './world.ts'

/** Values of login bodies that features name in angle brackets. */
export const loginValues: Array<[RegExp, (world: AssayWorld, match: RegExpExecArray) => unknown]> = [
  [/^the credentials that fail$/, (world) => failingCredentials(world)],
  [/^a value that no option has$/, () => 'no_such_option'],
  [/^the English name of an option$/, async (world) => nameThatIsNoValue(await selectField(world.scene, world.sender))],
]

function failingCredentials(world: AssayWorld): Record<string, string> {
  const { credentials } = world.scene.provider('plain')
  if (!credentials?.fail) throw untested('the plain provider of the profile has no credentials.fail')
  return credentials.fail
}
