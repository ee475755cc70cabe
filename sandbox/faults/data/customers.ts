import { changeAnswer, changeData } from '../kit/change-data.ts'
import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'

type Shape = Record<string, unknown>

/** Writes the identifier of a new customer in another way. */
function writeIdentifier(id: string, sentence: string, change: (identifier: string) => string): Fault {
  return {
    id,
    sentence,
    patch: (rules) =>
      changeData(rules, 'customers/create', (data) => {
        const { identifier, ...rest } = data as Shape
        return { ...rest, identifier: change(String(identifier)) }
      }),
  }
}

export const customersFaults: Fault[] = [
  writeIdentifier('writes-identifiers-in-upper-case', 'The identifier is answered in upper case.', (one) =>
    one.toUpperCase(),
  ),
  writeIdentifier('trims-identifiers', 'The identifier is answered without the blanks at its ends.', (one) =>
    one.trim(),
  ),
  writeIdentifier(
    'escapes-slashes-of-identifiers',
    'Each slash of an identifier is answered with a backslash.',
    (one) => one.replaceAll('/', '\\/'),
  ),
  writeIdentifier('cuts-emoji-of-identifiers', 'An identifier is answered with a mark for each emoji.', (one) =>
    one.replaceAll(/\p{Extended_Pictographic}/gu, '?'),
  ),
  ...faultsNamed({
    'takes-an-identifier-once-for-all-clients'(rules) {
      const known = new Set<unknown>()
      changeAnswer(rules, 'customers/create', (answer) => {
        const { data } = answer.json as { data?: Shape }
        if (data === undefined || known.size < known.add(data.identifier).size) return answer
        const json = { error_class: 'DuplicatedCustomer', error_message: 'the identifier is taken', request: {} }
        return { ...answer, status: 409, json }
      })
    },
    'makes-logins-of-the-newest-customer'(rules) {
      let newest: unknown
      changeData(rules, 'customers/create', (data) => {
        newest = (data as Shape).id
        return data
      })
      changeData(rules, 'logins/create', (data) => ({ ...(data as Shape), customer_id: newest }))
    },
    'takes-an-empty-identifier'(rules) {
      const { identifierValid, sameIdentifier } = rules.customers
      rules.customers.identifierValid = (identifier): identifier is string =>
        identifier === '' || identifierValid(identifier)
      rules.customers.sameIdentifier = (one, other) => one !== '' && sameIdentifier(one, other)
    },
  }),
]
