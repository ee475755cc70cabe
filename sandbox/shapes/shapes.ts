import { accountShapes } from './account-shapes.ts'
import { clientShapes } from './client-shapes.ts'
import { customerShapes } from './customer-shapes.ts'
import { enrichmentShapes } from '../enrichment/shapes/enrichment-shapes.ts'
import { flowShapes } from './flow-shapes.ts'
import { loginShapes } from './login-shapes.ts'
import { partnersShapes } from '../partners/shapes/partners-shapes.ts'
import { paymentsShapes } from '../payments/shapes/payments-shapes.ts'
import { providerShapes } from './kit/provider-shapes.ts'
import { referenceShapes } from './reference-shapes.ts'

/** How each resource is written out. */
export function createShapes() {
  return {
    ...accountShapes(),
    ...clientShapes(),
    ...customerShapes(),
    ...enrichmentShapes(),
    ...flowShapes(),
    ...loginShapes(),
    ...partnersShapes(),
    ...paymentsShapes(),
    ...providerShapes(),
    ...referenceShapes(),
  }
}

export type Shapes = ReturnType<typeof createShapes>
