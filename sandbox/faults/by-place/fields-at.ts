import { readTable } from '../../../requirements/tables/read-table.ts'
import { changeData } from '../kit/change-data.ts'
import type { Fault } from '../kit/fault.ts'

type Shape = (...given: unknown[]) => Record<string, unknown>

/** Resources of the table, with the interfaces in which the names are those of version 4. */
const resources = {
  customer: ['ais-v3', 'ais-v4', 'ais-v5', 'payments-v1'],
  provider: ['ais-v4', 'ais-v5'],
  login: ['ais-v4', 'ais-v5'],
  stage: ['ais-v4', 'ais-v5'],
  account: ['ais-v3', 'ais-v4', 'ais-v5', 'ais-v6', 'partners-v1'],
  transaction: ['ais-v3', 'ais-v4', 'ais-v5', 'partners-v1'],
  field: ['ais-v3', 'ais-v4', 'ais-v5'],
} as const

/** Each field of each table that a record must show, hidden in all records of its resource. */
export function fieldsAtPlaces(): Fault[] {
  const fields = readTable('resource-fields')
  const spared = readTable('fields-that-may-be-absent').words
  return Object.entries(resources).flatMap(([resource, interfaces]) =>
    fields[resource as keyof typeof resources]
      .filter((name) => !spared.includes(name) && !isNeeded(resource, name))
      .map((name) =>
        hiding(
          resource,
          name,
          interfaces.filter((version) => !isMadeAnew(resource, name, version)),
        ),
      ),
  )
}

/** Each such field of a login hidden in lists alone: a login that is shown by itself has it. */
export function fieldsAbsentInLists(): Fault[] {
  const spared = readTable('fields-that-may-be-absent').words
  return readTable('resource-fields')
    .login.filter((name) => !spared.includes(name) && !isNeeded('login', name))
    .map((name) => ({
      id: `hides-${name.replaceAll('_', '-')}-of-logins-in-lists`,
      interfaces: ['ais-v4', 'ais-v5'],
      place: 'fields',
      sentence: `No login in a list shows ${name}.`,
      patch: (rules) =>
        changeData(rules, 'logins/list', (rows) =>
          (rows as Array<Record<string, unknown>>).map(({ [name]: _hidden, ...shown }) => shown),
        ),
    }))
}

/** Without these nothing can be arranged, so that other rows fail for it. */
function isNeeded(resource: string, name: string): boolean {
  return resource === 'customer'
    ? name !== 'identifier'
    : resource === 'login' && (name === 'id' || name === 'last_attempt')
}

/** Version 6 writes the extra of an account by itself, with keys of its own. */
function isMadeAnew(resource: string, name: string, version: string): boolean {
  return version === 'ais-v6' && resource === 'account' && name === 'extra'
}

function hiding(resource: string, name: string, interfaces: string[]): Fault {
  return {
    id: `hides-${name.replaceAll('_', '-')}-of-${resource}s`,
    interfaces,
    place: 'fields',
    sentence: `No ${resource} shows ${name}.`,
    patch(rules) {
      const shapes = rules.shape as unknown as Record<string, Shape>
      const shape = shapes[resource]
      if (!shape) throw new Error(`SHAPE_UNKNOWN: the sandbox writes no ${resource}`)
      shapes[resource] = (...given) => {
        const { [name]: _hidden, ...shown } = shape(...given)
        return shown
      }
    },
  }
}
