import type { ProblemList } from './problem-list.ts'
import { schemaAt, type ProfilePath } from './profile-schema.ts'
import { leavesOf } from './convert-replaced.ts'
import { urlOf, withoutVersion } from '../../core/web-address.ts'
import { isDate } from '../../schemas/formats.ts'

/** Fields that are sent as header values: client keys, secrets of customers and logins, the control token. */
const sent = /^(app_id|client_id|secret|token)$|_secret$/

/** Reports invalid http(s) addresses, impossible dates, and keys and secrets that no header can hold. No request could be sent with them. */
export function checkTexts(value: unknown, problems: ProblemList): void {
  for (const path of leavesOf(value)) {
    const text = path.reduce<unknown>((at, part) => (at as never)[part], value)
    if (typeof text !== 'string') continue
    const format = schemaAt(path)?.format
    if (format === 'uri') checkAddress(path, text, problems)
    if (format === 'date' && !isDate(text)) problems.add(path)
    if (sent.test(String(path.at(-1)))) checkHeader(path, text, problems)
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

function checkHeader(path: ProfilePath, text: string, problems: ProblemList): void {
  const unsendable = unsendableIn(text)
  if (unsendable === undefined) return
  problems.add(path, {
    given: `a text with ${unsendable} (not shown)`,
    accepted: 'a text that an HTTP header can hold: letters, digits and signs of Latin-1, in one line',
    advice: 'look for a line break at the end of the variable or file from which it comes',
  })
}

/** What no header can hold in a text; undefined where it has nothing of the kind. */
function unsendableIn(text: string): string | undefined {
  if (/[\r\n]/.test(text)) return 'a line break'
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)) return 'a control character'
  return /[\u0100-\uffff]/.test(text) ? 'a character beyond Latin-1' : undefined
}
