import { attemptsNameConsent, consentNamed } from '../../checks/logins/consent-named.ts'
import { consentEndsAfterPeriod } from '../../checks/logins/login-consent.ts'
import { observerOf } from '../answer-rules.ts'
import type { Sighting } from '../sighting.ts'

const isAlone = ({ records: [record] }: Sighting) => record?.kind === 'login' && record.place === 'data'
const isListed = ({ route }: Sighting) => route?.request === 'list logins'

/** What a login shows of its consent agrees with itself, whoever reads it and whatever came before. */
export const observer = observerOf('consents', 'What a login shows of its consent agrees with itself', [
  {
    rules: ['ais/logins/consent-expiry-follows-period'],
    decide: (sighting) => (isAlone(sighting) ? consentEndsAfterPeriod(sighting.exchange) : undefined),
  },
  {
    rules: ['connections/last-consent-id'],
    decide: (sighting) => (isListed(sighting) ? consentNamed([sighting.exchange]) : undefined),
  },
  {
    rules: ['attempts/consent-of-connection'],
    decide: (sighting) => (isListed(sighting) ? attemptsNameConsent([sighting.exchange]) : undefined),
  },
])
