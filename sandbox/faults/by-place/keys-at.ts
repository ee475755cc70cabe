import {
  compareSecretsInAnyCase,
  takeKeysOfEveryVersion,
  takeLongerAppIds,
  takeSecretsOfAnyClient,
} from '../kit/change-keys.ts'
import { refuseWith } from '../kit/change-refusals.ts'
import type { Fault } from '../kit/fault.ts'
import type { Rules } from '../../world/rules.ts'
import { sites } from '../kit/sites.ts'
import { wrapRule } from '../../world/change-rule.ts'

/**
 * Breakages that no check sees: the refresh of the oauth login that a profile gives waits for its user, so it cannot be
 * repeated as a control, and another refusal of it or of what follows proves nothing.
 */
const unseen: ReadonlySet<string> = new Set([
  'calls-an-unknown-app-id-a-missing-login-at-post-oauth-providers-refresh',
  'calls-an-unknown-app-id-a-missing-login-at-put-oauth-providers-authorize',
  'needs-no-secret-at-put-oauth-providers-authorize',
  'takes-any-secret-at-put-oauth-providers-authorize',
])

/** Keys that are not compared as they stand, by what a route does then. */
const comparisons: ReadonlyArray<{
  id: string
  does: string
  only?: readonly string[]
  change: (rules: Rules, at: (route: { name: string }) => boolean) => void
}> = [
  {
    id: 'takes-a-longer-app-id',
    does: 'takes an App-id with one character more',
    change: takeLongerAppIds,
  },
  {
    id: 'compares-secrets-in-any-case',
    does: 'does not compare the letter case of a Secret',
    change: compareSecretsInAnyCase,
  },
  {
    id: 'takes-the-secret-of-any-client',
    does: 'takes the Secret of any client',
    change: takeSecretsOfAnyClient,
  },
  {
    id: 'knows-the-keys-of-every-version',
    does: 'takes the keys of another version',
    only: ['ais-v3', 'ais-v4', 'ais-v5', 'ais-v6'],
    change: takeKeysOfEveryVersion,
  },
]

/** Each comparison of the keys, left out on one route alone; that of an authorization is not seen, as above. */
export function comparedKeysAtPlaces(): Fault[] {
  const seen = sites(({ route }) => route !== 'PUT /oauth_providers/authorize')
  const all = seen.flatMap(({ name, slug, shown, interfaces, requests }) =>
    comparisons.map(({ id, does, only, change }): Fault => ({
      id: `${id}-at-${slug}`,
      interfaces: only ? interfaces.filter((one) => only.includes(one)) : interfaces,
      requests,
      place: 'routes',
      sentence: `The route ${shown} ${does}.`,
      patch: (rules) => change(rules, (route) => route.name === name),
    })),
  )
  return all.filter(({ interfaces }) => interfaces?.length !== 0)
}

/** The gate of the keys, left open or speaking of something else on one route alone. */
export function keysAtPlaces(): Fault[] {
  const all = sites(() => true).flatMap(({ name, slug, shown, interfaces, requests }): Fault[] => [
    {
      id: `needs-no-secret-at-${slug}`,
      interfaces,
      requests,
      place: 'routes',
      sentence: `The route ${shown} needs no Secret.`,
      patch: wrapRule('headers.secretNeeded', (rule, route) => route.name !== name && rule(route)),
    },
    {
      id: `takes-any-secret-at-${slug}`,
      interfaces,
      requests,
      place: 'routes',
      sentence: `The route ${shown} takes any Secret.`,
      patch: wrapRule(
        'headers.keyKnown',
        (rule, expected, secret, every, route) => route.name === name || rule(expected, secret, every, route),
      ),
    },
    {
      id: `calls-an-unknown-app-id-a-missing-login-at-${slug}`,
      interfaces,
      requests,
      place: 'routes',
      sentence: `The route ${shown} refuses wrong keys with LoginNotFound.`,
      patch: (rules) => refuseWith(rules, ['ApiKeyNotFound', 'ClientNotFound'], 'LoginNotFound', name),
    },
  ])
  return all.filter(({ id }) => !unseen.has(id))
}
