import type { Reason } from '../../core/reason.ts'
import { because } from '../reasons/because.ts'

/** What a run saw of its target. */
export interface Seen {
  /** Requests sent, those that got an answer, and those that were accepted. */
  asked: number
  answered: number
  accepted: number
  /** The outcome seen most often among those not accepted: an error class, a status, or the code of a transport error. */
  commonest: string
  /** What is known of that transport error. */
  message?: string | undefined
  /** Why nothing was accepted, where further requests showed it. */
  explained?: Reason | undefined
}

/** What lies behind a refusal or a silence, by the outcome seen most often; the first that fits. */
const causes = [
  ['cause-certificate', /^(TARGET_UNTRUSTED|TLS_|CERTIFICATE_|ROLE_)/],
  ['cause-clock', /^(CLOCK_UNKNOWN|RequestExpired|ExpiresAtInvalid)$/],
  ['cause-signature', /^(SignatureNotMatch|MissingSignature|MissingExpiresAt|PublicKeyNotProvided)$/],
  ['cause-seal', /^SIGNATURE_/],
  [
    'cause-keys',
    /^(ApiKeyNotFound|ClientNotFound|AppIdNotProvided|SecretNotProvided|Client(Pending|Disabled|Restricted))$/,
  ],
  ['cause-address', /^(TARGET_|ANSWER_|\d{3}$|RouteNotFound$|RESOURCE_UNKNOWN$)/],
] as const

/** Transport errors that lie in the budget of the profile or in the pace, not in the way to the target. */
const limits = new Set(['BUDGET_SPENT', 'RATE_LIMITED'])

/** Why nothing follows for the target as a whole; undefined where it accepted something, or was never asked. */
export function doubtOf({ asked, answered, accepted, commonest, message = '', explained }: Seen): Reason | undefined {
  if (asked === 0 || accepted > 0) return undefined
  if (explained !== undefined) return explained
  const [cause = 'cause-unknown'] = causes.find(([, outcomes]) => outcomes.test(commonest)) ?? []
  if (answered > 0) {
    const refused = because('target-accepts-nothing', { requests: asked, outcome: commonest })
    return because('all-of', { parts: [refused, because(cause)] })
  }
  const silent = because('target-silent', { requests: asked, code: commonest, message })
  return limits.has(commonest) ? silent : because('all-of', { parts: [silent, because(cause)] })
}

/** What the runs of several interfaces saw of their target together. */
export function seenTogether(all: readonly Seen[]): Seen {
  const sum = (count: (one: Seen) => number) => all.reduce((total, one) => total + count(one), 0)
  const byOutcome = Map.groupBy(
    all.filter(({ commonest }) => commonest !== ''),
    ({ commonest }) => commonest,
  )
  const [most] = [...byOutcome.values()].toSorted((one, other) => other.length - one.length)
  const { commonest = '', message } = most?.[0] ?? {}
  const explained = [...(most ?? []), ...all].find((one) => one.explained !== undefined)?.explained
  return {
    asked: sum(({ asked }) => asked),
    answered: sum(({ answered }) => answered),
    accepted: sum(({ accepted }) => accepted),
    commonest,
    message,
    ...(explained && { explained }),
  }
}
