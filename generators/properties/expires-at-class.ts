import type fc from 'fast-check'
import { refusedAs } from '../../harness/checks/answers/refused-as.ts'
import { signatureAccepted } from '../../harness/checks/clients/signed-outcome.ts'
import type { Exchange } from '../../core/exchange.ts'
import {
  beyondTheHour,
  expiresAtEdges,
  inThePast,
  noTimestamp,
  noTimestampEdges,
  withinTheHour,
} from '../arbitraries/expires-at.ts'
import { caseOutcome } from '../case-outcome.ts'
import type { Property } from '../explore.ts'

/** Sends the request under test with this Expires-at and a right signature. A number means seconds from now. */
type SendExpiring = (expiresAt: string | number) => Promise<Exchange>

/** The kinds of Expires-at by their names in features, each with its error class or none. */
const parts = {
  'that are no timestamp': { arbitrary: noTimestamp(), edges: noTimestampEdges, errorClass: 'ExpiresAtInvalid' },
  'beyond the next hour': {
    arbitrary: beyondTheHour(),
    edges: expiresAtEdges.beyondTheHour,
    errorClass: 'ExpiresAtInvalid',
  },
  'in the past': { arbitrary: inThePast(), edges: expiresAtEdges.inThePast, errorClass: 'RequestExpired' },
  'within the next hour': { arbitrary: withinTheHour(), edges: expiresAtEdges.withinTheHour, errorClass: undefined },
} as const

export type ExpiresAtPart = keyof typeof parts

/**
 * Every Expires-at of one kind is refused with its class, or accepted within the hour. `control` is the same request
 * with an accepted Expires-at, `corrupt` the answer to a corrupt signature. Source: account information, Authentication
 * 4.
 */
export function expiresAtClass(
  part: ExpiresAtPart,
  { control, corrupt }: { control: Exchange; corrupt: Exchange },
  send: SendExpiring,
): Property<string | number> {
  const { errorClass } = parts[part]
  return {
    arbitrary: parts[part].arbitrary as fc.Arbitrary<string | number>,
    edges: [...parts[part].edges, ...(edgesOfNow[part]?.() ?? [])],
    holds: async (value) => {
      const answer = await send(value)
      const judgement = errorClass ? refusedAs(control, answer, [errorClass]) : signatureAccepted(corrupt, answer)
      return { label: labelOf(value), outcome: caseOutcome(answer), judgement }
    },
    show: (value) => (typeof value === 'number' ? `Expires-at ${value} s from now` : `Expires-at "${value}"`),
  }
}

const nowSeconds = () => Math.floor(Date.now() / 1000)

/** Half an hour ahead in milliseconds, which is about fifty thousand years ahead if read as seconds, and in hexadecimal. */
const edgesOfNow: Partial<Record<ExpiresAtPart, () => Array<string | number>>> = {
  'beyond the next hour': () => [nowSeconds() * 999 + 1_800_000],
  'that are no timestamp': () => [`0x${(nowSeconds() + 1800).toString(16)}`],
}

function labelOf(value: string | number): string {
  if (typeof value === 'string') return /\d/.test(value) ? 'text with digits' : 'text without digits'
  const hours = Math.abs(value) / 3600
  if (hours <= 2) return 'within two hours'
  return hours <= 48 ? 'within two days' : 'further away'
}
