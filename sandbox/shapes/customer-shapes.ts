import type { Customer } from '../store/entities.ts'
import type { Fields } from '../basics/values.ts'

/** Source: Customer (version 4). */
export function customerShapes() {
  return {
    customer: ({ clientId: _client, ...shown }: Customer): Fields => shown,
  }
}
