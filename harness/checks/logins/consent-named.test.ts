import { cases } from '../../../core/test-support/cases.ts'
import { anotherConsentNamed, attemptsNameConsent, consentNamed } from './consent-named.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'

const list = (...rows: Array<Record<string, unknown>>) => [sampleData(rows)]
const attempt = { id: '9', consent_id: '5' }
const two = consentNamed(list({ id: '1' }, { id: '2', last_consent_id: '5', last_attempt: attempt }))

cases(
  'A connection that names a consent by its id holds, whatever others leave out',
  [two, 'held: seen'],
  [consentNamed(list({ last_consent_id: '5' }, { last_consent_id: '6' }, {})), 'held: seen'],
  [consentNamed(list({ last_consent_id: '5' }, { last_consent_id: 5 })), 'broken: 5 at data[1].last_consent_id'],
  [consentNamed(list({ last_consent_id: '' }, { last_consent_id: '5' })), 'broken: "" at data[0].last_consent_id'],
  [consentNamed(list()), 'inconclusive: nothing-to-check'],
  'A property that is left out, or null beside an attempt without consent, leaves it untested',
  [consentNamed(list({ last_attempt: attempt })), 'untested: left-out'],
  [consentNamed(list({ last_attempt: attempt })).reason.facts, { what: 'last_consent_id' }],
  [consentNamed(list({ last_consent_id: null, last_attempt: { id: '9' } })), 'untested: left-out'],
  [consentNamed(list({ last_consent_id: null, last_attempt: { consent_id: 5 } })), 'untested: left-out'],
  'An attempt names the consent of its connection; where one of both is left out, nothing is compared',
  [attemptsNameConsent(list({ last_consent_id: '5', last_attempt: attempt })), 'held'],
  [
    attemptsNameConsent(list({ last_consent_id: '6', last_attempt: attempt })),
    /^broken: .* at data\[0\]\.last_attempt\.consent_id/,
  ],
  [attemptsNameConsent(list({ last_attempt: attempt })), 'untested'],
  [attemptsNameConsent(list({ last_consent_id: '5', last_attempt: { consent_id: null } })), 'untested'],
  [attemptsNameConsent([sampleRefusal(404, 'CustomerNotFound')]), 'inconclusive'],
  [attemptsNameConsent(list({ last_consent_id: '6', last_attempt: attempt }), () => false), 'untested', 'not asked'],
  'A consent that is given anew is another one',
  ...[
    ['6', 'held: holds-for (2)'],
    ['5', 'broken: 5 at last_consent_id (2)'],
    [null, 'nothing to say'],
  ].map(([now, line]) => {
    const [was, is] = ['5', now].map((last_consent_id) => sampleData([{ id: '1', last_consent_id }]))
    return [was && is && anotherConsentNamed(was, is, '1'), line] as const
  }),
)
