import type { Patch } from './change-rule.ts'
import type { Rules } from '../../world/rules.ts'
import type { Fields } from './change-answers.ts'

type Shapes = Rules['shape']

/**
 * Changes a resource wherever it is shown. `change` gets the shown fields and their source; it returns the changed
 * fields, and undefined removes a field.
 * @throws Error SHAPE_UNKNOWN
 */
export function changeShape<Name extends keyof Shapes>(
  name: Name,
  change: (shown: Fields, ...given: Parameters<Shapes[Name]>) => Fields,
): Patch {
  return ({ shape }) => {
    const shapes = shape as unknown as Record<Name, (...given: Parameters<Shapes[Name]>) => Fields>
    const write = shapes[name]
    if (!write) throw new Error(`SHAPE_UNKNOWN: the sandbox writes no ${name}, but ${Object.keys(shapes).join(', ')}`)
    shapes[name] = (...given) => {
      const shown = write(...given)
      return { ...shown, ...change(shown, ...given) }
    }
  }
}
