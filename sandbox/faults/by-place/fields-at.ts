import { readTable } from '../../../requirements/tables/read-table.ts'
import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'

/** Resources of the table, with the interfaces that use the names of version 4. */
const resources = {
  customer: ['ais-v3', 'ais-v4', 'ais-v5', 'payments-v1'],
  provider: ['ais-v4', 'ais-v5'],
  login: ['ais-v4', 'ais-v5'],
  stage: ['ais-v4', 'ais-v5'],
  account: ['ais-v3', 'ais-v4', 'ais-v5', 'ais-v6', 'partners-v1'],
  transaction: ['ais-v3', 'ais-v4', 'ais-v5', 'partners-v1'],
  field: ['ais-v3', 'ais-v4', 'ais-v5'],
} as const

/** Each field that a record must show, hidden in all records of its resource. Fields of a login are also hidden in lists alone. */
export const faults: Fault[] = Object.keys(resources).flatMap((name) => {
  const resource = name as keyof typeof resources
  return shownOf(resource).flatMap((field) => {
    const slug = field.replaceAll('_', '-')
    const interfaces = resources[resource].filter((version) => !isMadeAnew(resource, field, version))
    return [
      ...faultsNamed(
        { [`hides-${slug}-of-${resource}s`]: `omits-${field}-of-${resource}` },
        { interfaces, place: 'fields' },
      ),
      ...(resource === 'login'
        ? faultsNamed(
            { [`hides-${slug}-of-logins-in-lists`]: `omits-${field}-at-get-logins` },
            { interfaces: ['ais-v4', 'ais-v5'], place: 'fields' },
          )
        : []),
    ]
  })
})

function shownOf(resource: keyof typeof resources): string[] {
  const { words: spared } = readTable('fields-that-may-be-absent')
  return readTable('resource-fields')[resource].filter((name) => !spared.includes(name) && !isNeeded(resource, name))
}

/** Checks need these fields for their set-up: without them other requirements would fail. */
function isNeeded(resource: string, name: string): boolean {
  if (resource === 'customer') return name !== 'identifier'
  return resource === 'login' && (name === 'id' || name === 'last_attempt')
}

/** In version 6, the extra of an account has keys of its own and its own code. */
function isMadeAnew(resource: string, name: string, version: string): boolean {
  return version === 'ais-v6' && resource === 'account' && name === 'extra'
}
