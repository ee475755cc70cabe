import type { Route } from '../../../requirements/tables/routes/route.ts'
import { acceptRefused, refuseWith } from '../kit/change-refusals.ts'
import type { Fault } from '../kit/fault.ts'
import type { Rules } from '../../world/rules.ts'
import { sites } from '../kit/sites.ts'

function hasRequiredField({ body }: Route): boolean {
  if (typeof body !== 'object') return false
  return Object.values('fields' in body ? body.fields : body.rows).some(({ required }) => required !== undefined)
}

/** Bodies that cannot be read, taken or called something else on one route alone. */
export function bodiesAtPlaces(): Fault[] {
  return [
    ...sites(({ body }) => body !== undefined).flatMap(({ name, slug, shown, interfaces, requests }): Fault[] => [
      {
        id: `takes-what-is-not-json-at-${slug}`,
        interfaces,
        requests,
        place: 'routes with a body',
        sentence: `The route ${shown} accepts a body that is not JSON.`,
        patch: (rules) => acceptRefused(rules, ['JsonParseError'], name),
      },
      // What the profile gives once cannot be sent again as a control, so that another class there proves nothing.
      ...(shown.includes('/oauth_providers/')
        ? []
        : [
            {
              id: `calls-what-is-not-json-a-missing-customer-at-${slug}`,
              interfaces,
              requests,
              place: 'classes of bodies',
              sentence: `The route ${shown} refuses a body that is not JSON with CustomerNotFound.`,
              patch: (rules: Rules) => refuseWith(rules, ['JsonParseError'], 'CustomerNotFound', name),
            },
          ]),
    ]),
    ...sites(hasRequiredField).map(({ name, slug, shown, interfaces, requests }): Fault => ({
      id: `reads-fields-outside-data-at-${slug}`,
      interfaces,
      requests,
      place: 'routes with a required field',
      sentence: `The route ${shown} accepts its fields outside data.`,
      patch: (rules) => acceptRefused(rules, ['WrongRequestFormat'], name),
    })),
  ]
}
