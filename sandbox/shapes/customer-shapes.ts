import type { Customer } from '../store/entities.ts'

/** Source: Customer (version 4). */
export function customerShapes() {
  return {
    customer: ({ clientId: _client, ...shown }: Customer): Record<string, unknown> => shown,
  }
}
