import type { Call } from '../serving/call.ts'
import { customerById } from '../serving/lookups.ts'
import { refusal } from '../basics/refusals.ts'
import { asId } from '../serving/read-id.ts'
import type { Customer } from '../store/entities.ts'
import type { Fields } from '../basics/values.ts'

/**
 * The customer that a body names.
 * @throws Refusal WrongRequestFormat, CustomerNotFound, CustomerLocked
 */
export function customerIn({ sandbox, client }: Pick<Call, 'sandbox' | 'client'>, data: Fields): Customer {
  const id = asId(sandbox, 'customer_id', data.customer_id)
  if (id === undefined) throw refusal('required', 'customer_id')
  return customerById(sandbox, client, id)
}
