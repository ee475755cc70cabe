import { cases } from '../../core/test-support/cases.ts'
import type { Reason } from '../../core/reason.ts'
import { wordsOf } from '../reasons/words-of.ts'
import { doubtOf, seenTogether } from './doubt.ts'

const nothing = { asked: 3, answered: 0, accepted: 0, commonest: 'TARGET_TIMEOUT', message: 'No answer came in time.' }
const said = (given: Partial<Parameters<typeof doubtOf>[0]>) => {
  const doubt = doubtOf({ ...nothing, ...given })
  return doubt && wordsOf(doubt)
}
/** What is held to be the cause where a target answers each of these outcomes. */
const causes = (...outcomes: string[]) =>
  new Set(
    outcomes.map((commonest) => {
      const parts = doubtOf({ ...nothing, answered: 1, commonest })?.facts['parts'] as Reason[] | undefined
      return parts?.[1]?.facts['cause']
    }),
  )
const silent = (code: string) => ({ code: 'target-silent', facts: { requests: 3, code, message: '' } })
const keys = { cause: 'keys' }
const noKey = { code: 'target-accepts-nothing', facts: { requests: 3, outcome: 'ClientNotFound' } }

const refused = { asked: 2, answered: 2, accepted: 0, commonest: 'ClientNotFound' }
const taken = { asked: 5, answered: 4, accepted: 3, commonest: '' }
const explained = { code: 'keys-refused', facts: {} }
const odd = { ...taken, accepted: 0, commonest: '404', explained: { code: 'has-no-route', facts: {} } }
const { message: _none, ...together } = seenTogether([taken, nothing, taken, refused, refused])

cases(
  'nothing is doubted of a target that accepted something, or was never asked',
  [said({ answered: 1, accepted: 1 }), undefined],
  [said({ asked: 0 }), undefined],
  'a target that answered nothing is doubted for its address',
  [said({}), /^The target answered none of 3 requests \(TARGET_TIMEOUT\)\. No answer .* check target\.base_url/],
  'a spent budget or a limit of requests is not doubted for its address',
  ...['BUDGET_SPENT', 'RATE_LIMITED'].map(
    (commonest) => [doubtOf({ ...nothing, commonest, message: undefined }), silent(commonest)] as const,
  ),
  'a target that accepted nothing is doubted for its keys',
  [
    doubtOf({ ...nothing, answered: 1, commonest: 'ClientNotFound' }),
    { code: 'all-of', facts: { parts: [noKey, { code: 'likely-cause', facts: keys }] } },
  ],
  'each outcome names its cause',
  [causes('TARGET_UNTRUSTED', 'TLS_REFUSED', 'CERTIFICATE_INVALID'), new Set(['certificate'])],
  [causes('RequestExpired', 'ExpiresAtInvalid'), new Set(['clock'])],
  [causes('SignatureNotMatch', 'MissingSignature', 'PublicKeyNotProvided'), new Set(['signature'])],
  [causes('SIGNATURE_INVALID', 'SIGNATURE_MISSING'), new Set(['seal'])],
  [causes('ApiKeyNotFound', 'ClientNotFound', 'ClientDisabled'), new Set(['keys'])],
  [causes('TARGET_TIMEOUT', 'ANSWER_MALFORMED', '302', '404', 'RouteNotFound'), new Set(['address'])],
  [causes('WrongRequestFormat', 'InternalServerError'), new Set(['address or keys'])],
  'what several interfaces saw is counted together, with the outcome that most of them name',
  [together, { asked: 17, answered: 12, accepted: 6, commonest: 'ClientNotFound' }],
  [seenTogether([taken, taken, nothing]).commonest, nothing.commonest],
  [seenTogether([odd, { ...refused, explained }, refused]).explained, explained],
  [doubtOf(seenTogether([odd, refused, refused])), odd.explained],
  [seenTogether([]), { asked: 0, answered: 0, accepted: 0, commonest: '', message: undefined }],
)
