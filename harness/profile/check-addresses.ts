import type { ProblemList } from './problem-list.ts'
import { schemaAt, type ProfilePath } from './profile-schema.ts'
import { leavesOf } from './convert-replaced.ts'
import { urlOf, withoutVersion } from '../../core/web-address.ts'
import { isDate } from '../../schemas/formats.ts'

/** Reports addresses that are no plain http(s) address, and dates that are not in the calendar. */
export function checkAddresses(value: unknown, problems: ProblemList): void {
  for (const path of leavesOf(value)) {
    const text = path.reduce<unknown>((at, part) => (at as never)[part], value)
    const format = typeof text === 'string' ? schemaAt(path)?.format : undefined
    if (format === 'uri') checkAddress(path, String(text), problems)
    if (format === 'date' && !isDate(String(text))) problems.add(path)
  }
}

function checkAddress(path: ProfilePath, text: string, problems: ProblemList): void {
  const url = urlOf(text)
  const web = url && /^https?:$/.test(url.protocol) && /^https?:\/\/[^/]/i.test(text) && !/\s/.test(text)
  if (!web) return problems.add(path, { advice: 'begin it with http:// or https:// and the host' })
  if (url.username || url.password) {
    return problems.add(path, {
      given: 'an address with a user name or password',
      advice: 'remove the part before the @',
    })
  }
  if (path.at(-1) === 'url') return
  if (text.includes('?') || text.includes('#')) {
    return problems.add(path, {
      given: 'an address with a query or fragment',
      advice: 'remove the part from the ? or # on',
    })
  }
  if (path[0] === 'target' && withoutVersion(text) !== text) {
    problems.add(path, {
      given: 'an address that ends in /api and a version',
      advice: 'remove the /api part: Assay adds the version of each interface',
    })
  }
}
