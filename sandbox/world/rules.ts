import { createBehaviour, type Behaviour } from '../rules/behaviour.ts'
import { createShapes, type Shapes } from '../shapes/shapes.ts'
import { createVersions, type Versions } from '../versions/versions.ts'

/** Every rule of a sandbox. Faults and variants change these. */
export interface Rules extends Behaviour {
  /** The writers of each resource in version 4. */
  shape: Shapes
  /** The differences of other versions. */
  versions: Versions
}

/** A fresh set of every rule, so that faults and variants change only their own. */
export function createRules(): Rules {
  return { ...createBehaviour(), shape: createShapes(), versions: createVersions() }
}
