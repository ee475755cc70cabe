import { refuseWith } from '../kit/change-refusals.ts'
import type { Fault } from '../kit/fault.ts'
import { sites } from '../kit/sites.ts'
import { wrapRule } from '../../world/change-rule.ts'

/** The gates of client status and signatures, left open or speaking of something else on one route alone. What follows an authorization is not seen. */
export function gatesAtPlaces(): Fault[] {
  return sites(({ route }) => !route.includes('/oauth_providers/')).flatMap(
    ({ name, slug, shown, interfaces, requests }): Fault[] => [
      {
        id: `serves-disabled-clients-at-${slug}`,
        interfaces,
        requests,
        place: 'routes',
        sentence: `The route ${shown} serves disabled clients.`,
        patch: wrapRule('access.statusRefusal', (rule, client, route) =>
          route?.name === name && client.status === 'disabled' ? undefined : rule(client, route),
        ),
      },
      {
        id: `looks-at-no-signature-at-${slug}`,
        interfaces,
        requests,
        place: 'routes',
        sentence: `The route ${shown} looks at no signature.`,
        patch: wrapRule('signing.verifiedOn', (rule, route) => route.name !== name && rule(route)),
      },
      {
        id: `calls-disabled-clients-restricted-at-${slug}`,
        interfaces,
        requests,
        place: 'classes of gates',
        sentence: `The route ${shown} refuses disabled clients with ClientRestricted.`,
        patch: (rules) => refuseWith(rules, ['ClientDisabled'], 'ClientRestricted', name),
      },
      {
        id: `calls-a-wrong-signature-expired-at-${slug}`,
        interfaces,
        requests,
        place: 'classes of gates',
        sentence: `The route ${shown} refuses a wrong signature with RequestExpired.`,
        patch: (rules) => refuseWith(rules, ['SignatureNotMatch'], 'RequestExpired', name),
      },
    ],
  )
}
