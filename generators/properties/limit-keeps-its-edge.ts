import { outcomeOf } from '../../harness/checks/answers/answer.ts'
import { accepted } from '../../harness/checks/answers/accepted.ts'
import { refusedAs } from '../../harness/checks/answers/refused-as.ts'
import type { Exchange } from '../../core/exchange.ts'
import { customFields, customFieldsEdges, fieldsOf, type SizedFields } from '../arbitraries/custom-fields.ts'
import {
  addressText,
  longestReturnTo,
  returnAddress,
  returnAddressEdges,
  type ReturnAddress,
} from '../arbitraries/return-address.ts'
import { caseOutcome } from '../case-outcome.ts'
import type { Property } from '../explore.ts'

/** Whatever it is made of, a return_to of up to 512 characters is accepted, and a longer one refused. */
export function returnToKeepsLimit(
  side: 'short enough' | 'too long',
  control: Exchange,
  send: (address: string) => Promise<Exchange>,
): Property<ReturnAddress> {
  return {
    arbitrary: returnAddress(side),
    edges: returnAddressEdges(side),
    sideBySide: true,
    holds: async (input) => {
      const answer = await send(addressText(input))
      const judgement =
        side === 'short enough' ? accepted(control, answer) : refusedAs(control, answer, ['ReturnURLTooLong'])
      const made = input.parameters.length > 0 ? 'with a query' : 'of a path'
      const where = Math.abs(input.length - longestReturnTo) <= 1 ? 'at the edge' : 'beside it'
      return { label: `${made}, ${where}: ${outcomeOf(answer)}`, outcome: caseOutcome(answer), judgement }
    },
    show: (input) => `${addressText(input)} (${input.length} characters)`,
  }
}

/** Whatever they are made of, custom_fields well below 1 KB are accepted, and those above refused. */
export function customFieldsKeepLimit(
  side: 'small enough' | 'too big',
  control: Exchange,
  send: (fields: object) => Promise<Exchange>,
): Property<SizedFields> {
  return {
    arbitrary: customFields(side),
    edges: customFieldsEdges(side),
    mostCases: 20,
    sideBySide: true,
    holds: async (input) => {
      const answer = await send(fieldsOf(input))
      const classes = ['CustomFieldsSizeTooBig']
      const judgement = side === 'small enough' ? accepted(control, answer) : refusedAs(control, answer, classes)
      return { label: `${input.shape}: ${outcomeOf(answer)}`, outcome: caseOutcome(answer), judgement }
    },
    show: (input) => `custom_fields of ${input.bytes} bytes, ${input.shape}`,
  }
}
