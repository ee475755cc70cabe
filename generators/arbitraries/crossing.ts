import fc from 'fast-check'
import type { Crewman, Crossing } from '../../harness/arrange/logins/crossed-logins.ts'

/** What a crossing crosses first of all. */
export type Crossed = 'clients' | 'customers' | 'logins'

/**
 * Every combination of a crew's keys, secrets and ids that crosses something, or one of these alone; for logins every
 * one in which nothing but the Login-secret is another's than the path says.
 */
export function crossings(crew: readonly Crewman[], only?: Crossed): Crossing[] {
  return combinations(crew).filter((crossing) => {
    const what = crossedBy(crew, crossing)
    if (only === 'logins') return what !== undefined && isRightButForSecret(crew, crossing)
    return what !== undefined && (only === undefined || what === only)
  })
}

function isRightButForSecret(crew: readonly Crewman[], { id, ...rest }: Crossing): boolean {
  return id !== undefined && crossedBy(crew, { ...rest, id, secret: id }) === undefined
}

/**
 * One of the crossings; mostly one in which all but one part belong together, since the others may be refused for
 * either. Shrinks towards the first logins of the crew.
 */
export function crossing(crew: readonly Crewman[], only?: Crossed): fc.Arbitrary<Crossing> {
  const single = onePartCrossed(crew, only)
  const anyOne = fc.constantFrom(...crossings(crew, only))
  return single.length === 0 ? anyOne : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...single) }, anyOne)
}

/** Every crossing in which all but one part belong together. */
export function onePartCrossed(crew: readonly Crewman[], only?: Crossed): Crossing[] {
  const right = combinations(crew).filter((combination) => crossedBy(crew, combination) === undefined)
  return crossings(crew, only).filter((crossing) =>
    right.some((combination) => partsApart(crossing, combination) === 1),
  )
}

/** All combinations; keys and customers that several logins share are named by the first of them. */
function combinations(crew: readonly Crewman[]): Crossing[] {
  const places = crew.map((_, place) => place)
  const firstOf = (of: (man: Crewman | undefined) => string | undefined) =>
    places.filter((place) => crew.findIndex((man) => of(man) === of(crew[place])) === place)
  const customers = firstOf((man) => man?.login.customer.id)
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
export function crossedBy(crew: readonly Crewman[], { keys, customer, secret, id }: Crossing): Crossed | undefined {
  const logins = [secret, ...(id === undefined ? [] : [id])].map((place) => crew[place])
  const client = clientOf(crew[keys])
  if ([crew[customer], ...logins].some((man) => clientOf(man) !== client)) return 'clients'
  const owner = crew[customer]?.login.customer.id
  if (logins.some((man) => man?.login.customer.id !== owner)) return 'customers'
  return id !== undefined && id !== secret ? 'logins' : undefined
}

function clientOf(man: Crewman | undefined): string | undefined {
  return man?.login.customer.as
}
