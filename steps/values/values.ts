import { partsOfInterfaces } from '../../core/interface-parts.ts'
import { unknownIdLike } from '../../harness/actions/scene/unknown-id.ts'
import { dateValues } from './date-values.ts'
import { loginValues } from './login-values.ts'
import type { AssayWorld } from '../world/world.ts'
import { demandIdsTellClients, customerBeside } from '../../harness/actions/logins/crossing.ts'
import { firstListedId } from '../../harness/actions/logins/first-listed-id.ts'
import { almost, inOtherCase, keysOf, unknownKeyLike } from '../../harness/actions/scene/keys.ts'
import type { ClientPurpose } from '../../harness/profile/profile.ts'

/** Values of an exact size, each in several forms: an address in characters, an object in bytes of compact JSON. */
const sizedValues: Array<[RegExp, (world: unknown, match: RegExpExecArray) => unknown]> = [
  [
    /^an address of (\d+) characters(?: with (.+))?$/,
    (_world, [, length, part]) => started(addresses, part).padEnd(Number(length), 'a'),
  ],
  [
    /^an object of (\d+) bytes(?: with (.+))?$/,
    (_world, [, bytes, part]) => {
      const make = started(objects, part)
      return make('a'.repeat(Number(bytes) - JSON.stringify(make('')).length))
    },
  ],
]

const addresses = {
  nothing: 'https://example.com/',
  'a query': 'https://example.com/?a0=1&b1=',
  'a fragment': 'https://example.com/#',
  'a port': 'https://example.com:8443/back/',
  escapes: `https://example.com/${'%20'.repeat(6)}/`,
}

const objects = {
  nothing: (k: string): object => ({ k }),
  'many keys': (last: string): object => ({
    ...Object.fromEntries(Array.from({ length: 40 }, (_, place) => [`key${place + 10}`, 'a'])),
    last,
  }),
  'letters of two bytes': (letters: string): object => ({ k: letters.replaceAll('aa', '\u00e9') }),
  'an object in it': (inner: string): object => ({ outer: { inner } }),
  'a list in it': (text: string): object => ({ list: ['a', 'b', text] }),
}

/** @throws Error VALUE_UNKNOWN for a form that the feature invents */
function started<Form>(forms: Readonly<Record<string, Form>>, name = 'nothing'): Form {
  const form = forms[name]
  if (form === undefined) throw new Error(`VALUE_UNKNOWN: known are values with ${Object.keys(forms).join(', ')}`)
  return form
}

/** Keys and secrets that features name in angle brackets. */
const keyValues: Array<[RegExp, Maker]> = [
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

/** Ids that nothing of the main client has, each of the form of the target's own ids of that kind. */
const unknownIds: Array<[RegExp, Maker]> = [
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

type Maker = (world: AssayWorld, match: RegExpExecArray) => unknown

/** Patterns of names in angle brackets, each with what makes the value. */
export type NamedValues = ReadonlyArray<[RegExp, Maker]>

/** Values that features name in angle brackets because they cannot be written down; an interface adds those of its `steps/values.ts`. */
const shared: NamedValues = [
  ...keyValues,
  ...loginValues,
  ...dateValues,
  ...unknownIds,
  ...sizedValues,
  [/^nothing$/, () => undefined],
  [/^a new identifier$/, ({ scene }) => scene.newIdentifier()],
  [
    /^a new identifier with blanks and signs$/,
    ({ scene }) => ` ${scene.newIdentifier()} a/b \\ "c" Zoë Rene\u0301 🏦 `,
  ],
  [/^a new identifier in many scripts$/, ({ scene }) => `${scene.newIdentifier()} Zoë Жанна 东京 ½ 🏦`],
  [/^an unknown id$/, (world) => unknownIdLike(world.run.profile.data.large_login?.login_id ?? '1')],
  [/^a text of (\d+) characters$/, (_world, [, length]) => 'a'.repeat(Number(length))],
  [/^a text of (\d+) letters of two bytes$/, (_world, [, length]) => '\u00e9'.repeat(Number(length))],
]

/**
 * The value that a feature writes: JSON as it stands, `<name>` for one that is worked out, anything else as text. Some
 * are worked out by asking the target.
 * @throws Error VALUE_UNKNOWN for a name in angle brackets that nothing explains
 */
export async function resolveValue(world: AssayWorld, text: string): Promise<unknown> {
  return worked(world, text)
}

/**
 * The value that a `Then` compares with, which must be known by now.
 * @throws Error VALUE_UNKNOWN for a name that nothing explains, VALUE_ASKS for a value that the target is asked for
 */
export function knownValue(world: AssayWorld, text: string): unknown {
  const value = worked(world, text)
  if (value instanceof Promise) throw new Error(`VALUE_ASKS: ${text} asks the target, which only Given and When may do`)
  return value
}

function worked(world: AssayWorld, text: string): unknown {
  const name = /^<(.+)>$/.exec(text)?.[1]
  if (name === undefined) return literal(text)
  const own = partsOfInterfaces('steps/values').flatMap(({ part }) => part['values'] as NamedValues)
  for (const [pattern, make] of [...own, ...shared]) {
    const match = pattern.exec(name)
    if (match) return make(world, match)
  }
  throw new Error(`VALUE_UNKNOWN: nothing explains <${name}>; values are named in steps/values.ts`)
}

function literal(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
