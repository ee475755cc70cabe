import type { InspectorOptions } from '../../world/inspector-options.ts'
import type { Sandbox } from '../../world/sandbox.ts'
import type { Faults } from './create-faults.ts'
import type { Shower } from './mask.ts'

/** What the parts of the inspector's page are made of. */
export interface View {
  sandbox: Sandbox
  faults: Faults
  options: InspectorOptions
  shower: Shower
  withSecrets: boolean
  /** The path of the inspector as the browser knows it. */
  root: string
  /** What each form carries, so that no other site can send one. */
  guard: string
  /** Words by which faults are looked for. */
  find: string
  /** What went wrong with the button pressed last. */
  problem?: string
}
