import type { InterfaceName } from './interfaces.ts'

/** Written before a step of the user. It holds the report in case the process ends within the step. */
export interface StepStarted {
  type: 'step-started'
  at: string
  check: string
  title: string
  where: string
  interface: InterfaceName
  requirements: string[]
  /** The step's pattern and the place of its definition. */
  step: { text: string; place: string }
}

/** Written once the step has ended, also after an error. */
export interface StepEnded {
  type: 'step-ended'
  check: string
  interface: InterfaceName
}

export type StepEvent = StepStarted | StepEnded
