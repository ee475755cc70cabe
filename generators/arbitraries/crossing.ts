import fc from 'fast-check'
import type { CrossedLogin, Crossing } from '../../harness/actions/logins/crossed-logins.ts'

export type Crossed = 'clients' | 'customers' | 'logins'

/**
 * Every combination of the logins' keys, secrets and ids that crosses something, or one of these alone; for logins every
 * one in which nothing but the Login-secret is another's than the path says.
 */
export function crossings(logins: readonly CrossedLogin[], only?: Crossed): Crossing[] {
  return combinations(logins).filter((crossing) => {
    const what = crossedBy(logins, crossing)
    if (only === 'logins') return what !== undefined && isRightButForSecret(logins, crossing)
    return what !== undefined && (only === undefined || what === only)
  })
}

function isRightButForSecret(logins: readonly CrossedLogin[], { id, ...rest }: Crossing): boolean {
  return id !== undefined && crossedBy(logins, { ...rest, id, secret: id }) === undefined
}

/**
 * One of the crossings; mostly one in which all but one part belong together, since the others may be refused for
 * either. Shrinks towards the first logins.
 */
export function crossing(logins: readonly CrossedLogin[], only?: Crossed): fc.Arbitrary<Crossing> {
  const single = onePartCrossed(logins, only)
  const anyOne = fc.constantFrom(...crossings(logins, only))
  return single.length === 0 ? anyOne : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...single) }, anyOne)
}

/** Every crossing in which all but one part belong together, among these. */
export function onePartCrossed(
  logins: readonly CrossedLogin[],
  only?: Crossed,
  among: readonly Crossing[] = crossings(logins, only),
): Crossing[] {
  const right = combinations(logins).filter((combination) => crossedBy(logins, combination) === undefined)
  return among.filter((crossing) => right.some((combination) => partsApart(crossing, combination) === 1))
}

/** All combinations; keys and customers that several logins share are named by the first of them. */
function combinations(logins: readonly CrossedLogin[]): Crossing[] {
  const places = logins.map((_, place) => place)
  const firstOf = (of: (one: CrossedLogin | undefined) => string | undefined) =>
    places.filter((place) => logins.findIndex((one) => of(one) === of(logins[place])) === place)
  const customers = firstOf((one) => one?.login.customer.id)
  return firstOf(clientOf).flatMap((keys) =>
    customers.flatMap((customer) =>
      places.flatMap((secret) => [undefined, ...places].map((id) => ({ keys, customer, secret, id }))),
    ),
  )
}

function partsApart(one: Crossing, other: Crossing): number {
  const parts = ['keys', 'customer', 'secret', 'id'] as const
  return parts.filter((part) => one[part] !== other[part]).length
}

/** What a combination crosses: undefined where all belongs together. */
export function crossedBy(
  logins: readonly CrossedLogin[],
  { keys, customer, secret, id }: Crossing,
): Crossed | undefined {
  const touched = [secret, ...(id === undefined ? [] : [id])].map((place) => logins[place])
  const client = clientOf(logins[keys])
  if ([logins[customer], ...touched].some((one) => clientOf(one) !== client)) return 'clients'
  const owner = logins[customer]?.login.customer.id
  if (touched.some((one) => one?.login.customer.id !== owner)) return 'customers'
  return id !== undefined && id !== secret ? 'logins' : undefined
}

function clientOf(one: CrossedLogin | undefined): string | undefined {
  return one?.login.customer.as
}
