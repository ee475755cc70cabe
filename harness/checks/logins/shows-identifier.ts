import { check } from '../answers/check.ts'
import { demandOptional } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { valueIs } from '../values/value-is.ts'

/** Whether each login of a list shows the identifier of its customer; untested where nobody knows the identifier. */
export const showsIdentifier = check((list: Exchange, identifier: string | undefined) => {
  demandOptional(identifier !== undefined, because('profile-gives-no', { field: 'identifier of the customer' }))
  return valueIs(list, 'data[].customer_identifier', identifier)
})
