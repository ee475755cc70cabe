import { attemptsNameConsent, consentNamed } from '../../checks/logins/consent-named.ts'
import { endsAfterPeriod } from '../../checks/logins/login-consent.ts'
import { observerOf } from '../answer-rules.ts'
import { showing, placeOf } from '../records-in.ts'
import type { Sighting } from '../sighting.ts'

/** The consent values of a login agree with each other in every answer. */
export const observer = observerOf(
  'consents',
  'What a login shows of its consent agrees with itself',
  [
    {
      point: 'expiry-follows-period',
      byItself: true,
      decide: ({ records, exchange }) => {
        const all = records.flatMap((record) =>
          record.kind === 'login' ? endsAfterPeriod(record.row, placeOf(record), exchange) : [],
        )
        return all.find(({ finding }) => finding === 'broken') ?? all.find(({ finding }) => finding === 'held')
      },
    },
    {
      point: 'last-consent',
      byItself: true,
      decide: ({ exchange, route }) => (isListed(route) ? consentNamed([exchange]) : undefined),
    },
    {
      point: 'consent-of-attempt',
      byItself: true,
      decide: ({ exchange, route }) => (isListed(route) ? attemptsNameConsent([exchange]) : undefined),
    },
  ],
  { concerns: showing('login') },
)

function isListed(route: Sighting['route']): boolean {
  return route?.request === 'list logins'
}
