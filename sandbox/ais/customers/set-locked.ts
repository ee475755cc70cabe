import type { Sandbox } from '../../world/sandbox.ts'
import type { Customer } from '../../store/entities.ts'

/** Locks or unlocks a customer. A locked customer cannot be used by its secret or its id. */
export function setLocked(sandbox: Sandbox, customer: Customer, locked: boolean): void {
  customer.locked = locked
  customer.updated_at = sandbox.clock.nowIso()
}
