import { nearestAddresses } from '../../core/nearest-word.ts'
import { addressOf } from '../../requirements/rules-of-feature.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import type { ProblemList } from './problem-list.ts'

let read: { rows: object; addresses: ReadonlySet<string> } | undefined

/** The addresses of all requirements, cached. */
function knownAddresses(): ReadonlySet<string> {
  const rows = readRequirements()
  if (read?.rows !== rows)
    read = {
      rows,
      addresses: new Set(rows.flatMap(({ id, interfaces }) => interfaces.map((name) => addressOf(id, name)))),
    }
  return read.addresses
}

/** Reports readings of unknown requirements, with the nearest known ones, and second readings of a requirement. */
export function checkReadings(value: unknown, problems: ProblemList): void {
  const readings = (value as { readings?: unknown } | null)?.readings
  if (!Array.isArray(readings)) return
  const addresses = readings.map((one: { address?: unknown } | null) => one?.address)
  const known = knownAddresses()
  for (const [index, address] of addresses.entries()) {
    if (typeof address !== 'string') continue
    const path = ['readings', index, 'address']
    const first = addresses.indexOf(address)
    if (!known.has(address))
      problems.add(path, {
        accepted: 'the address of a requirement',
        advice: `the nearest are ${nearestAddresses(address, [...known]).join(', ')}; \`assay requirements\` lists them all`,
      })
    else if (first < index)
      problems.add(path, {
        accepted: `each address once: readings[${first}] already has it`,
        advice: 'remove one of the two',
      })
  }
}
