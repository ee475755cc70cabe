import { topicOf } from '../core/address.ts'
import { addressOf } from './address-of.ts'
import { byInterface } from '../core/interfaces.ts'
import { asBinding } from './as-binding.ts'
import { readDuties, readRequirements } from './read-requirements.ts'
import { groupBy } from '../core/group-by.ts'

/** The folder with a golden file for each topic, so that a review sees each change of wording in every interface. */
export const goldenFolder = new URL('golden/', import.meta.url)

/**
 * The requirements of each topic as they are read, by the path of their golden file: one line for each row and interface
 * that it binds, with its address and its text in the words of that interface.
 */
export function goldenTexts(): ReadonlyMap<string, string> {
  const topics = groupBy([...readRequirements(), ...readDuties()], ({ id }) => topicOf(id))
  const lines = (row: ReturnType<typeof readRequirements>[number]) =>
    row.interfaces
      .toSorted(byInterface)
      .map((name) => `${addressOf(row.id, name)}: ${asBinding(row, name).text}\n`)
      .join('')
  return new Map([...topics].map(([topic, rows]) => [`${topic}.txt`, rows.map(lines).join('')]))
}
