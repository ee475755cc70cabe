import type { Customer } from '../store/entities.ts'

/** Source: Customer (version 4). */
export function customerShapes() {
  return {
    customer: (customer: Customer): Record<string, unknown> => ({
      id: customer.id,
      identifier: customer.identifier,
      secret: customer.secret,
      locked: customer.locked,
      created_at: customer.created_at,
      updated_at: customer.updated_at,
    }),
  }
}
