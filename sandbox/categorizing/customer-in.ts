import type { Call } from '../serving/call.ts'
import { customerById } from '../serving/lookups.ts'
import { Refusal } from '../basics/refusal.ts'
import { asId } from '../serving/read-id.ts'
import type { Customer } from '../store/entities.ts'
import type { Fields } from '../basics/values.ts'

/**
 * The customer that a body names.
 * @throws Refusal WrongRequestFormat, CustomerNotFound, CustomerLocked
 */
export function customerIn({ sandbox, client }: Pick<Call, 'sandbox' | 'client'>, data: Fields): Customer {
  const id = asId(sandbox, 'customer_id', data.customer_id)
  if (id === undefined) throw new Refusal('WrongRequestFormat', 'customer_id is required')
  return customerById(sandbox, client, id)
}
