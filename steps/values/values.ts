import { partsOfInterfaces } from '../../core/interface-parts.ts'
import { unknownIdLike } from '../../harness/actions/scene/unknown-id.ts'
import { dateValues } from './date-values.ts'
import { keyValues } from './key-values.ts'
import { loginValues } from './login-values.ts'
import { sizedValues } from './sized-values.ts'
import { unknownIds } from './unknown-ids.ts'
import type { AssayWorld } from '../world/world.ts'

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
