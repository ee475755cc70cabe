import type { Patch } from './change-rule.ts'
import type { Rules } from '../../world/rules.ts'
import type { Fields } from './change-answers.ts'

type Shapes = Rules['shape']

/**
 * Has a resource written otherwise wherever it is shown. `change` is given what is shown, and what it is made of; it gives the
 * fields that are shown otherwise, undefined for those that are left out.
 * @throws Error SHAPE_UNKNOWN
 */
export function changeShape<Name extends keyof Shapes>(
  name: Name,
  change: (shown: Fields, ...given: Parameters<Shapes[Name]>) => Fields,
): Patch {
  return ({ shape }) => {
    const shapes = shape as unknown as Record<Name, (...given: Parameters<Shapes[Name]>) => Fields>
    const own = shapes[name]
    if (!own) throw new Error(`SHAPE_UNKNOWN: the sandbox writes no ${name}, but ${Object.keys(shapes).join(', ')}`)
    shapes[name] = (...given) => {
      const shown = own(...given)
      return { ...shown, ...change(shown, ...given) }
    }
  }
}
