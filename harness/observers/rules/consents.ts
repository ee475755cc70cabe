import { attemptsNameConsent, consentNamed } from '../../checks/logins/consent-named.ts'
import { endsAfterPeriod } from '../../checks/logins/login-consent.ts'
import { observerOf } from '../answer-rules.ts'
import type { Sighting } from '../sighting.ts'

const isListed = ({ route }: Sighting) => route?.request === 'list logins'

/** What a login shows of its consent agrees with itself, whoever reads it and whatever came before. */
export const observer = observerOf('consents', 'What a login shows of its consent agrees with itself', [
  {
    rules: ['ais/logins/consent-expiry-follows-period'],
    decide: ({ records, exchange }) => {
      const all = records.flatMap(({ kind, row, place }) =>
        kind === 'login' ? endsAfterPeriod(row, place, exchange) : [],
      )
      return all.find(({ finding }) => finding === 'broken') ?? all.find(({ finding }) => finding === 'held')
    },
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
