/** A step definition in the user's code. */
export interface OwnStep {
  /** Its pattern as written. */
  text: string
  /** `folder/steps/file.js:12`, as in reports. */
  place: string
}

const known = new Map<unknown, OwnStep>()

/** Registers a function as the code of a user's step. */
export function addOwnStep(code: unknown, step: OwnStep): void {
  known.set(code, step)
}

/** The user's step of a function; undefined for a step of Assay. */
export function ownStepOf(code: unknown): OwnStep | undefined {
  return known.get(code)
}
