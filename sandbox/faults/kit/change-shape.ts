import type { Patch } from './change-rule.ts'
import type { Rules } from '../../world/rules.ts'
import type { Fields } from './change-answers.ts'

type Shapes = Rules['shape']

/** Has a resource written otherwise wherever it is shown. `change` is given what is shown, and what it is made of. @throws Error SHAPE_UNKNOWN */
export function changeShape<Name extends keyof Shapes>(
  name: Name,
  change: (shown: Fields, ...given: Parameters<Shapes[Name]>) => unknown,
): Patch {
  return ({ shape }) => {
    const shapes = shape as unknown as Record<Name, (...given: Parameters<Shapes[Name]>) => Fields>
    const own = shapes[name]
    if (!own) throw new Error(`SHAPE_UNKNOWN: the sandbox writes no ${name}, but ${Object.keys(shapes).join(', ')}`)
    shapes[name] = (...given) => change(own(...given), ...given) as Fields
  }
}
