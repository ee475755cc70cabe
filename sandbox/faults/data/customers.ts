import { changeAnswer, changeData } from '../kit/change-data.ts'
import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'

type Shape = Record<string, unknown>

/** Writes the identifier of a new customer in another way. */
function writeIdentifier(change: (identifier: string) => string): Fault['patch'] {
  return (rules) =>
    changeData(rules, 'customers/create', (data) => {
      const { identifier, ...rest } = data as Shape
      return { ...rest, identifier: change(String(identifier)) }
    })
}

export const faults = faultsNamed({
  'writes-identifiers-in-upper-case': { kind: 'encoding', patch: writeIdentifier((one) => one.toUpperCase()) },
  'trims-identifiers': { kind: 'encoding', patch: writeIdentifier((one) => one.trim()) },
  'escapes-slashes-of-identifiers': { kind: 'encoding', patch: writeIdentifier((one) => one.replaceAll('/', '\\/')) },
  'cuts-emoji-of-identifiers': {
    kind: 'encoding',
    patch: writeIdentifier((one) => one.replaceAll(/\p{Extended_Pictographic}/gu, '?')),
  },
  'takes-an-identifier-once-for-all-clients': {
    kind: 'second owner',
    patch(rules) {
      const known = new Set<unknown>()
      changeAnswer(rules, 'customers/create', (answer) => {
        const { data } = answer.json as { data?: Shape }
        if (data === undefined || known.size < known.add(data.identifier).size) return answer
        const json = { error_class: 'DuplicatedCustomer', error_message: 'the identifier is taken', request: {} }
        return { ...answer, status: 409, json }
      })
    },
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
})
