import { leavesOf } from './convert-replaced.ts'
import type { ProblemList } from './problem-list.ts'

/** Fields that are sent as the value of a header: keys of clients, secrets of customers and logins, the control token. */
const sent = /^(app_id|client_id|secret|token)$|_secret$/

/** Reports keys and secrets that no header can hold: no request could be sent with them. Never shows what is in them. */
export function checkHeaderTexts(value: unknown, problems: ProblemList): void {
  for (const path of leavesOf(value)) {
    if (!sent.test(String(path.at(-1)))) continue
    const text = path.reduce<unknown>((at, part) => (at as never)[part], value)
    const what = typeof text === 'string' ? unsendableIn(text) : undefined
    if (what === undefined) continue
    problems.add(path, {
      given: `a text with ${what} (not shown)`,
      accepted: 'a text that an HTTP header can hold: letters, digits and signs of Latin-1, in one line',
      advice: 'look for a line break at the end of the variable or file from which it comes',
    })
  }
}

/** What no header can hold; undefined where a text has nothing of the kind. */
function unsendableIn(text: string): string | undefined {
  if (/[\r\n]/.test(text)) return 'a line break'
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)) return 'a control character'
  return /[\u0100-\uffff]/.test(text) ? 'a character beyond Latin-1' : undefined
}
