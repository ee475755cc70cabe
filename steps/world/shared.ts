import { CheckStopped } from '../../core/check-stopped.ts'
import { because } from '../../harness/reasons/because.ts'

/** The kind of step that makes a part, for the error about a missing one. */
type Maker = 'Given' | 'When'

/** A typed value that steps of a scenario pass on. Each is declared once, beside its maker. */
export interface Part<T> {
  readonly name: string
  readonly from: Maker
  /** Never set: carries the type. */
  readonly holds?: T
}

/** Declares a part: `part<LoginRef>('the login', 'Given')`. Parts are compared by identity, not by name. */
export function part<T>(name: string, from: Maker): Part<T> {
  return { name, from }
}

/** The parts that steps of one scenario pass on. */
export class Shared {
  private readonly held: Map<Part<unknown>, unknown>

  /** `before` holds the initial parts. */
  constructor(before?: Shared) {
    this.held = new Map(before?.held)
  }

  /** Stores a part, replacing an earlier value; undefined if it could not be made. */
  keep<T, Made extends T | undefined>(part: Part<T>, value: Made): Made {
    this.held.set(part, value)
    return value
  }

  /**
   * A part that an earlier step stored. @throws Error PART_MISSING when none did
   * @throws CheckStopped (inconclusive) when it is undefined, since the step cannot go on
   */
  the<T>(part: Part<T>): T {
    if (!this.held.has(part)) throw new Error(`PART_MISSING: a ${part.from} step must make ${part.name} first`)
    const value = this.held.get(part)
    if (value === undefined) throw new CheckStopped('inconclusive', because('nothing-sent'))
    return value as T
  }

  /** A part, or undefined if no step stored it. */
  find<T>(part: Part<T>): T | undefined {
    return this.held.get(part) as T | undefined
  }
}
