import { nearestAddresses } from '../../core/nearest-word.ts'
import { addressOf } from '../../requirements/address-of.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import type { ProblemList } from './problem-list.ts'

/** Reports readings of requirements that do not exist, with the nearest that do, and a second reading of one requirement. */
export function checkReadings(value: unknown, problems: ProblemList): void {
  const readings = (value as { readings?: unknown } | null)?.readings
  if (!Array.isArray(readings)) return
  const given = readings.map((one: { address?: unknown } | null) => one?.address)
  const known = new Set(
    readRequirements().flatMap(({ id, interfaces }) => interfaces.map((name) => addressOf(id, name))),
  )
  for (const [index, address] of given.entries()) {
    if (typeof address !== 'string') continue
    const path = ['readings', index, 'address']
    const first = given.indexOf(address)
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
