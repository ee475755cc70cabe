/** A definition of a step in the user's own code. */
export interface OwnStep {
  /** Its pattern, as it is written there. */
  text: string
  /** `folder/steps/file.js:12`, as reports name it. */
  place: string
}

const known = new Map<unknown, OwnStep>()

/** Has a function known as that of a step of the user's own. */
export function addOwnStep(code: unknown, step: OwnStep): void {
  known.set(code, step)
}

/** The step of the user's own that a function is; undefined for one of Assay. */
export function ownStepOf(code: unknown): OwnStep | undefined {
  return known.get(code)
}
