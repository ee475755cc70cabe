import type { Customer } from '../../store/entities.ts'
import { hear } from '../kinds/requests.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { type Patch, answersLate, narrowRule, widenRule, changeRecords } from '../kit/change.ts'

/** Customers, leads and payers that are wrong the second time, for a second owner or after a lock. */
export const faults = faultsNamed({
  'unlocks-a-customer-with-the-next-one': {
    sentence: 'A customer that was met locked is taken for unlocked once another customer is created.',
    patch(rules) {
      const [unlocked, met] = [new Set<string>(), new Set<string>()]
      changeRecords('customers/create', () => {
        for (const id of met) unlocked.add(id)
        return {}
      })(rules)
      lockedBy(({ locked, id }) => {
        if (locked) met.add(id)
        return locked && !unlocked.has(id)
      })(rules)
    },
  },
  'forgets-the-identifier-of-a-locked-customer': {
    sentence: 'While a customer is locked, another one may be created with its identifier.',
    patch(rules) {
      const locked = new Set<string>()
      lockedBy((customer) => {
        if (customer.locked) locked.add(customer.identifier)
        else locked.delete(customer.identifier)
        return customer.locked
      })(rules)
      narrowRule('customers.sameIdentifier', (_known, asked) => !locked.has(asked))(rules)
    },
  },
  'knows-the-newest-identifier-alone': {
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5', 'payments-v1'],
    patch(rules) {
      let [last, isAgain]: [unknown, boolean] = [undefined, false]
      hear('customers/create', (data) => {
        ;[last, isAgain] = [data.identifier, data.identifier === last]
        return data
      })(rules)
      narrowRule('customers.sameIdentifier', () => isAgain)(rules)
    },
  },
  'knows-customers-once-they-are-answered': {
    sentence: 'A new customer is looked for among the others only once its creation is answered, a moment later.',
    patch(rules) {
      const madeMs = new Map<unknown, number>()
      changeRecords('customers/create', (made) => {
        madeMs.set(made['identifier'], performance.now())
        return made
      })(rules)
      answersLate(/^customers\/create$/)(rules)
      narrowRule(
        'customers.sameIdentifier',
        (_known, asked) => performance.now() - (madeMs.get(asked) ?? 0) > 15,
      )(rules)
    },
  },
  'leaves-a-customer-whose-identifier-was-too-long': {
    sentence: 'An identifier of more than 255 characters is refused, and the customer is there with its first 255.',
    patch: keepingRefused((identifier) => typeof identifier === 'string'),
  },
  'leaves-a-customer-whose-identifier-was-no-text': {
    sentence: 'An identifier in a list is refused, and the customer is there all the same.',
    patch: keepingRefused(Array.isArray),
  },
  'opens-the-customers-of-others-by-id-alone': {
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    sentence: 'The customer_id of another client opens its customer where no Customer-secret is sent.',
    patch(rules) {
      const { ownCustomer, customerWithSecret } = rules.access
      let bySecret: Customer | undefined
      rules.access.customerWithSecret = (store, secret, route) => (bySecret = customerWithSecret(store, secret, route))
      rules.access.ownCustomer = (client, customer) => {
        const isBySecret = customer === bySecret
        bySecret = undefined
        return !isBySecret || ownCustomer(client, customer)
      }
    },
  },
  'locks-all-customers-with-one': {
    sentence: 'While one customer is locked, requests for the others of its client are refused too.',
    patch: lockedBy(
      ({ locked, clientId }, seen) =>
        locked || [...seen.values()].some((one) => one.clientId === clientId && one.locked),
    ),
  },
})

/** Stores the first 255 characters of refused identifiers that `fit`, so that they count as taken. */
function keepingRefused(fits: (identifier: unknown) => boolean): Patch {
  return (rules) => {
    const { identifierValid } = rules.customers
    const refused = new Set<string>()
    rules.customers.identifierValid = (identifier): identifier is string => {
      const isValid = identifierValid(identifier)
      if (!isValid && fits(identifier)) refused.add(String(identifier).slice(0, 255))
      return isValid
    }
    widenRule('customers.sameIdentifier', (_known, asked) => refused.has(asked))(rules)
  }
}

/** Decides whether a customer is locked, also from the locked customers seen before. */
function lockedBy(isLocked: (customer: Customer, seen: ReadonlyMap<string, Customer>) => boolean): Patch {
  return (rules) => {
    const seen = new Map<string, Customer>()
    rules.access.customerLocked = (customer) => {
      const locked = isLocked(customer, seen)
      if (customer.locked) seen.set(customer.id, customer)
      return locked
    }
  }
}
