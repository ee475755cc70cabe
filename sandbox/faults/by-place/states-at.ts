import type { Rules } from '../../world/rules.ts'
import { acceptRefused, refuseWith } from '../kit/change-refusals.ts'
import type { Fault } from '../kit/fault.ts'
import { sites } from '../kit/sites.ts'

/** A state of a login in which some routes refuse to change it. */
interface State {
  errorClass: string
  /** For the ids of faults, and for their sentences. */
  is: string
  routes: RegExp
}

const states: readonly State[] = [
  {
    errorClass: 'LoginAlreadyProcessing',
    is: 'processing',
    routes: /^PUT .*\/reconnect$/,
  },
  {
    errorClass: 'LoginAlreadyProcessing',
    is: 'processing',
    routes: /^PUT \/login.*\/refresh$/,
  },
  {
    errorClass: 'LoginCannotBeRefreshed',
    is: 'just-refreshed',
    routes: /^PUT \/login.*\/refresh$/,
  },
  {
    errorClass: 'ProviderNotInteractive',
    is: 'not-interactive',
    routes: /^PUT .*\/interactive$/,
  },
  {
    errorClass: 'LoginDisabled',
    is: 'disabled',
    routes: /^PUT \/login.*\/(reconnect|refresh)$/,
  },
  {
    errorClass: 'CustomerLocked',
    is: 'of-a-locked-customer',
    routes: /^PUT \/login.*\/(reconnect|refresh)$/,
  },
]

/** What a login's state forbids, accepted on one route alone, or refused there with the class of something else. */
export function statesAtPlaces(): Fault[] {
  return states.flatMap(({ errorClass, is, routes }) =>
    sites(({ route }) => routes.test(route)).flatMap(({ name, slug, shown, interfaces, requests }) =>
      [
        {
          id: `accepts-a-login-that-is-${is}`,
          does: `accepts a login that is ${is.replaceAll('-', ' ')}`,
          patch: (rules: Rules) => acceptRefused(rules, [errorClass], name),
        },
        {
          id: `calls-a-login-that-is-${is}-a-duplicate`,
          does: `refuses a login that is ${is.replaceAll('-', ' ')} with LoginDuplicated`,
          patch: (rules: Rules) => refuseWith(rules, [errorClass], 'LoginDuplicated', name),
        },
      ].map(({ id, does, patch }): Fault => ({
        id: `${id}-at-${slug}`,
        interfaces,
        requests,
        place: 'routes',
        sentence: `The route ${shown} ${does.replaceAll('-', ' ')}.`,
        patch,
      })),
    ),
  )
}
