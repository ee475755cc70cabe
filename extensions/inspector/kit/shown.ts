import type { Rules } from '../../../sandbox/world/rules.ts'

/** A change of behaviour that can be made while the sandbox runs. */
export interface Fault {
  id: string
  kind: 'fault' | 'variant'
  sentence: string
  /** What a variant answers: of two with one question, only one can be taken. */
  question?: string
  patch: (rules: Rules) => void
}

export interface ShownRow {
  address: string
  text: string
  /** Where in the documents it stands. */
  source: string
}

/** What the inspector shows that the sandbox does not know by itself. */
export interface InspectorOptions {
  /** Style sheet of the reports, so that the pages look like them. */
  style: string
  faults: readonly Fault[]
  /** The requirements that speak of an error class, for the interface at an address; none where nothing fits. */
  rowsOf: (errorClass: string, path: string) => readonly ShownRow[]
}
