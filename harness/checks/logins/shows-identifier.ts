import type { Exchange } from '../../../core/exchange.ts'
import { type Judgement, leftUntested } from '../../../core/judgement.ts'
import { valueIs } from '../values/value-is.ts'

/** Whether each login of a list shows the identifier of its customer; untested where nobody knows the identifier. */
export function showsIdentifier(list: Exchange, identifier: string | undefined): Judgement {
  if (identifier === undefined) return leftUntested('Assay does not know the identifier of the customer', [list])
  return valueIs(list, 'data[].customer_identifier', identifier)
}
