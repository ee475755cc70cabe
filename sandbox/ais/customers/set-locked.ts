import type { Sandbox } from '../../world/sandbox.ts'
import type { Customer } from '../../store/entities.ts'

/** Locks or unlocks a customer: while locked, its secret and id open nothing. */
export function setLocked(sandbox: Sandbox, customer: Customer, locked: boolean): void {
  customer.locked = locked
  customer.updated_at = sandbox.clock.nowIso()
}
