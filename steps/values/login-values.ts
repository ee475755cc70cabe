import { untested } from '../../core/check-stopped.ts'
import { failingInput } from '../../harness/actions/logins/interactive.ts'
import { credentialsThat } from '../../harness/actions/logins/reconnect.ts'
import { providerDetail } from '../../harness/actions/providers/provider-details.ts'
import { usableCombinations } from '../../harness/actions/providers/scopes.ts'
import { nameThatIsNoValue, neededFieldsIn, selectFieldIn } from '../../harness/actions/providers/select-field.ts'
import { because } from '../../harness/reasons/because.ts'
import type { Credentials } from '../../harness/profile/profile.ts'
import { accountIds, customer, login } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'

/** Values of login bodies that features name in angle brackets. */
export const loginValues: Array<[RegExp, (world: AssayWorld, match: RegExpExecArray) => unknown]> = [
  [/^the credentials that fail$/, ({ scene }) => credentialsThat(scene, 'fail')],
  [/^the other credentials$/, ({ scene }) => credentialsThat(scene, 'other')],
  [/^the credentials of its creation$/, (world) => world.the(login).credentials],
  [/^credentials without a required field$/, credentialsWithoutOne],
  [/^credentials with an unknown option$/, (world) => credentialsWithOption(world, () => 'no_such_option')],
  [/^credentials with the English name of an option$/, (world) => credentialsWithOption(world, nameThatIsNoValue)],
  [/^the input that fails$/, ({ scene }) => failingInput(scene)],
  [
    /^all usable scopes and (\w+)$/,
    async ({ scene }, [, word]) => [...new Set((await usableCombinations(scene)).flat()), word],
  ],
  [/^all of its accounts$/, (world) => world.the(accountIds)],
  [/^one of its accounts$/, (world) => world.the(accountIds).slice(0, 1)],
  [/^two of its accounts$/, (world) => twoOf(world.the(accountIds))],
  [/^the id of that customer$/, (world) => world.the(customer).id],
  [/^the (code|country_code) of the plain provider$/, (world, [, field]) => plainProvider(world, field)],
]

/** The first two accounts of a login, or the first alone where no other would be left. */
export function twoOf(accounts: readonly string[]): readonly string[] {
  return accounts.slice(0, accounts.length > 2 ? 2 : 1)
}

/** The credentials that succeed at the select provider, but for the value of its select field. */
async function credentialsWithOption(
  { scene }: AssayWorld,
  valueOf: (field: ReturnType<typeof selectFieldIn>) => string,
): Promise<Credentials> {
  const field = selectFieldIn(await providerDetail(scene, 'select'))
  return { ...scene.provider('select').credentials?.succeed, [field.name]: valueOf(field) }
}

/** The credentials that succeed at the plain provider, but for the last field that they must have. */
async function credentialsWithoutOne({ scene }: AssayWorld): Promise<Credentials> {
  const succeed = scene.provider('plain').credentials?.succeed ?? {}
  const needed = neededFieldsIn(await providerDetail(scene, 'plain')).filter((name) => name in succeed)
  const left = needed.at(-1)
  if (left === undefined)
    throw untested(because('provider-lacks', { purposes: ['plain'], what: 'a field that is not optional' }))
  return Object.fromEntries(Object.entries(succeed).filter(([name]) => name !== left))
}

function plainProvider({ scene }: AssayWorld, field: string | undefined): string {
  return scene.provider('plain')[field === 'code' ? 'code' : 'country_code']
}
