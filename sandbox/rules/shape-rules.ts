import { accountShapes } from './account-shapes.ts'
import { customerShapes } from './customer-shapes.ts'

/** How each resource is written out. */
export function shapeRules() {
  return {
    ...accountShapes(),
    ...customerShapes(),
  }
}
