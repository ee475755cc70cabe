import { createBehaviour, type Behaviour } from '../rules/behaviour.ts'
import { createShapes, type Shapes } from '../shapes/shapes.ts'
import { createVersions, type Versions } from '../versions/versions.ts'

/** Every rule that a sandbox obeys: the seams at which faults and variants change it. */
export interface Rules extends Behaviour {
  /** How each resource is written in version 4. */
  shape: Shapes
  /** What the other versions name and write otherwise. */
  versions: Versions
}

/** A fresh set of every rule; a fault or variant changes its own copy. */
export function createRules(): Rules {
  return { ...createBehaviour(), shape: createShapes(), versions: createVersions() }
}
