import type { Route } from '../../../requirements/tables/routes/route.ts'
import { changeAnswer } from '../kit/change-data.ts'
import { swapClass } from '../kit/change-login.ts'
import type { Fault } from '../kit/fault.ts'
import type { Rules } from '../../world/rules.ts'
import { sites } from './sites.ts'

/** Accepts on one route what it refuses with a class. */
function accept(rules: Rules, route: string, errorClass: string): void {
  changeAnswer(rules, route, (answer) =>
    (answer.json as { error_class?: string }).error_class === errorClass
      ? { ...answer, status: 200, json: { data: {} } }
      : answer,
  )
}

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
        patch: (rules) => accept(rules, name, 'JsonParseError'),
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
              patch: (rules: Rules) => swapClass(rules, [name], 'JsonParseError', 'CustomerNotFound'),
            },
          ]),
    ]),
    ...sites(hasRequiredField).map(({ name, slug, shown, interfaces, requests }): Fault => ({
      id: `reads-fields-outside-data-at-${slug}`,
      interfaces,
      requests,
      place: 'routes with a required field',
      sentence: `The route ${shown} accepts its fields outside data.`,
      patch: (rules) => accept(rules, name, 'WrongRequestFormat'),
    })),
  ]
}
