import type { InterfaceName } from './interface-name.ts'

/** Written before a step of the user's own, with what is to be said of its check should the process end in it. */
export interface StepStarted {
  type: 'step-started'
  at: string
  check: string
  title: string
  where: string
  interface: InterfaceName
  requirements: string[]
  /** Its pattern, and where its definition is. */
  step: { text: string; place: string }
}

/** Written once that step has ended, however it ended. */
export interface StepEnded {
  type: 'step-ended'
  check: string
  interface: InterfaceName
}

export type StepEvent = StepStarted | StepEnded
