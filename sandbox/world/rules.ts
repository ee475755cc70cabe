import { paymentsShapes } from '../payments/shapes/payments-shapes.ts'
import { createBehaviour } from '../rules/behaviour.ts'
import { createShapes } from '../shapes/shapes.ts'
import { createVersions } from '../versions/versions.ts'

/**
 * A fresh set of every rule, so that faults and variants change only their own: the behaviour, the writers of each
 * resource in version 4, and the differences of other versions.
 */
export const createRules = () => ({
  ...createBehaviour(),
  shape: { ...createShapes(), ...paymentsShapes() },
  versions: createVersions(),
})

export type Rules = ReturnType<typeof createRules>
