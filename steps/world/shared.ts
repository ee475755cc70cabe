import { CheckStopped } from '../../core/check-stopped.ts'
import { because } from '../../harness/reasons/because.ts'

/** The step that makes a part, for the error that says it is missing. */
type Maker = 'Given' | 'When'

/** One thing that the steps of a scenario hand on, with its type. Each is declared once, beside what makes it. */
export interface Part<T> {
  readonly name: string
  readonly from: Maker
  /** Never set: carries the type. */
  readonly holds?: T
}

/**
 * Declares a part: `part<LoginRef>('the login', 'Given')`. Two parts are never the same one, whatever they are called.
 */
export function part<T>(name: string, from: Maker): Part<T> {
  return { name, from }
}

/** What the steps of one scenario hand from one to the next. */
export class Shared {
  private readonly held: Map<Part<unknown>, unknown>

  /** `before` holds what was kept before, which this one begins with. */
  constructor(before?: Shared) {
    this.held = new Map(before?.held)
  }

  /** Keeps a part, as undefined where it could not be made; what was kept under it before is replaced. */
  keep<T, Made extends T | undefined>(part: Part<T>, value: Made): Made {
    this.held.set(part, value)
    return value
  }

  /**
   * A part that an earlier step must have kept. @throws Error PART_MISSING when none did
   * @throws CheckStopped (inconclusive) where it was kept as undefined, since the step could not come to it
   */
  the<T>(part: Part<T>): T {
    if (!this.held.has(part)) throw new Error(`PART_MISSING: a ${part.from} step must make ${part.name} first`)
    const value = this.held.get(part)
    if (value === undefined) throw new CheckStopped('inconclusive', because('nothing-sent'))
    return value as T
  }

  /** A part, or undefined where no step kept it. */
  find<T>(part: Part<T>): T | undefined {
    return this.held.get(part) as T | undefined
  }
}
