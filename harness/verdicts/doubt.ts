import type { Reason } from '../../core/reason.ts'
import { because } from '../reasons/because.ts'

/** A run's experience with its target. */
export interface Seen {
  /** The number of sent, answered and accepted requests. */
  asked: number
  answered: number
  accepted: number
  /** The most frequent outcome of requests that were not accepted: an error class, a status, or a transport error's code. */
  commonest: string
  /** The message of that transport error. */
  message?: string | undefined
  /** Why nothing was accepted, where further requests showed it. */
  explained?: Reason | undefined
}

/** Likely causes by the most frequent outcome; the first match counts. */
const causes = [
  [/^(TARGET_UNTRUSTED|TLS_|CERTIFICATE_|ROLE_)/, 'certificate'],
  [/^(RequestExpired|ExpiresAtInvalid)$/, 'clock'],
  [/^(SignatureNotMatch|MissingSignature|MissingExpiresAt|PublicKeyNotProvided)$/, 'signature'],
  [/^SIGNATURE_/, 'seal'],
  [/^(ApiKeyNotFound|ClientNotFound|AppIdNotProvided|SecretNotProvided|Client(Pending|Disabled|Restricted))$/, 'keys'],
  [/^(TARGET_|ANSWER_|\d{3}$|RouteNotFound$|RESOURCE_UNKNOWN$)/, 'address'],
  [/^/, 'address or keys'],
] as const

/** Transport errors caused by the budget or the pace, not by the connection. */
const limits = new Set(['BUDGET_SPENT', 'RATE_LIMITED'])

/** Why no conclusion about the target is possible; undefined where it accepted something or received no request. */
export function doubtOf({ asked, answered, accepted, commonest, message = '', explained }: Seen): Reason | undefined {
  if (asked === 0 || accepted > 0) return undefined
  if (explained !== undefined) return explained
  const [, likely] = causes.find(([outcomes]) => outcomes.test(commonest)) ?? causes[6]
  const cause = because('likely-cause', { cause: likely })
  if (answered > 0) {
    const refused = because('target-accepts-nothing', { requests: asked, outcome: commonest })
    return because('all-of', { parts: [refused, cause] })
  }
  const silent = because('target-silent', { requests: asked, code: commonest, message })
  return limits.has(commonest) ? silent : because('all-of', { parts: [silent, cause] })
}

/** The experience of several interfaces' runs together. */
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
