import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange } from '../test-support/sample-exchange.ts'
import { anotherConsentNamed, attemptsNameConsent, consentNamed } from './consent-named.ts'
import { consentWithinLimit, endsAfterPeriod } from './login-consent.ts'

const list = (...rows: Array<Record<string, unknown>>) => [sampleData(rows)]
const attempt = { id: '9', consent_id: '5' }
const differing = list({ last_consent_id: '6', last_attempt: attempt })
const again = (now: string | null) =>
  anotherConsentNamed(
    sampleData([{ id: '1', last_consent_id: '5' }]),
    sampleData([{ id: '1', last_consent_id: now }]),
    '1',
  )

cases(
  'A connection that names a consent by its id holds, whatever others leave out',
  [consentNamed(list({ last_consent_id: '5' }, { last_consent_id: '6' }, {})), 'held: holds-for'],
  [consentNamed(list({ last_consent_id: '' }, { last_consent_id: '5' })), 'broken: "" at data[0].last_consent_id'],
  [consentNamed(list()), 'inconclusive: nothing-to-check'],
  'A property that is left out, or null beside an attempt without consent, leaves it untested',
  [consentNamed(list({ last_attempt: attempt })).reason.facts, { what: 'last_consent_id' }],
  [consentNamed(list({ last_consent_id: null, last_attempt: { consent_id: 5 } })), 'untested: left-out'],
  'An attempt names the consent of its connection; where one of both is left out, nothing is compared',
  [attemptsNameConsent(list({ last_consent_id: '5', last_attempt: attempt })), 'held'],
  [attemptsNameConsent(differing), /^broken: .* at data\[0\]\.last_attempt\.consent_id/],
  [attemptsNameConsent(list({ last_attempt: attempt })), 'untested'],
  [attemptsNameConsent(list({ last_consent_id: '5', last_attempt: { consent_id: null } })), 'untested'],
  [attemptsNameConsent(differing, () => false), 'untested', 'not asked'],
  'A consent that is given anew is another one',
  [again('6'), 'held: holds-for (2)'],
  [again('5'), 'broken: 5 at last_consent_id (2)'],
  [again(null), 'nothing to say'],
)

const login = (fields: object) => sampleData({ id: '7', ...fields })
const provider = (days: unknown) => sampleData({ code: 'a', max_consent_days: days })
const given = { consent_period_days: 30, consent_given_at: '2026-01-01T10:00:00Z' }
const ends = (expires: unknown, change: object = {}) =>
  endsAfterPeriod({ ...given, consent_expires_at: expires, ...change }, 'data', login({}))
const large = sampleExchange(200, '{"data":{"consent_period_days":12345678901234567890}}')

cases(
  'A consent is no longer than its provider allows',
  [consentWithinLimit(login({ consent_period_days: 90 }), provider(90)), 'held: holds-for (2)'],
  [consentWithinLimit(large, provider(90)), 'broken: 12345678901234567000 at data.consent_period_days (2)'],
  [consentWithinLimit(login({ consent_period_days: '90' }), provider(90)), 'untested: not-shown (2)'],
  [consentWithinLimit(login({ consent_period_days: 1 }), provider(null)), 'inconclusive: not-shown (2)'],
  'It ends after its period, with a day of grace, as far as all is shown',
  [ends('2026-01-30T10:00:01Z'), 'held: holds-for'],
  [ends('2026-02-01T10:00:00Z'), 'broken: 31 days after it at data.consent_expires_at'],
  [ends('soon'), 'untested: not-shown'],
  [ends('2026-01-31T10:00:00Z', { consent_period_days: undefined }), 'untested: not-shown'],
  [ends('2026-01-31T10:00:00Z', { consent_given_at: undefined }), 'untested: not-shown'],
  [ends(2, { consent_given_at: 1 }), 'untested: not-shown'],
)
