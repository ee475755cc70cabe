import { untested } from '../core/check-stopped.ts'
import { nameThatIsNoValue, providerDetail, selectFieldIn } from '../harness/arrange/providers/select-field.ts'
import type { Credentials } from '../harness/profile/profile.ts'
import { customer } from './parts.ts'
import type { AssayWorld } from './world.ts'

/** Values of login bodies that features name in angle brackets. */
export const loginValues: Array<[RegExp, (world: AssayWorld, match: RegExpExecArray) => unknown]> = [
  [/^the credentials that fail$/, (world) => plainCredentials(world, 'fail')],
  [/^the other credentials$/, (world) => plainCredentials(world, 'other')],
  [/^credentials with an unknown option$/, (world) => credentialsWithOption(world, () => 'no_such_option')],
  [/^credentials with the English name of an option$/, (world) => credentialsWithOption(world, nameThatIsNoValue)],
  [/^the id of that customer$/, (world) => world.the(customer).id],
  [/^the (code|country_code) of the plain provider$/, (world, [, field]) => plainProvider(world, field)],
]

/** Credentials of the plain provider beside those that succeed. @throws CheckStopped (untested) when not given */
function plainCredentials({ scene }: AssayWorld, kind: 'fail' | 'other'): Credentials {
  const given = scene.provider('plain').credentials?.[kind]
  if (!given) throw untested(`the plain provider of the profile has no credentials.${kind}`)
  return given
}

/** The credentials that succeed at the select provider, but for the value of its select field. */
async function credentialsWithOption(
  { scene, sender }: AssayWorld,
  valueOf: (field: ReturnType<typeof selectFieldIn>) => string,
): Promise<Credentials> {
  const field = selectFieldIn(await providerDetail(scene, sender, 'select'))
  return { ...scene.provider('select').credentials?.succeed, [field.name]: valueOf(field) }
}

function plainProvider({ scene }: AssayWorld, field: string | undefined): string {
  return scene.provider('plain')[field === 'code' ? 'code' : 'country_code']
}
