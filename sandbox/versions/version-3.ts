import { version4 } from './kit/version-4.ts'
import type { Version, VersionShapes } from './kit/version.ts'
import type { ShapeWorld } from '../shapes/kit/shape-world.ts'
import { lastAttempt } from '../store/last-attempt.ts'
import { nextRefreshAt } from '../rules/logins/next-refresh-at.ts'
import { fetchTypeOf } from '../rules/logins/fetch-type-of.ts'
import type { Attempt, Login } from '../store/entities.ts'
import { type Fields, without } from '../basics/values.ts'

const consentLength = ['consent_period_days', 'consent_expires_at']

/**
 * Fetches by type, keys of its own, and integer ids.
 * Source: Version 3 differences; Authentication 1 and 4; Versioning 4.
 */
export function version3(): Version {
  return {
    ...version4(),
    name: 'v3',
    number: '3',
    root: '/api/v3',
    headers: { 'app-id': ['client-id'], secret: ['service-secret', 'app-secret'] },
    classes: { AppIdNotProvided: 'ClientIdNotProvided' },
    asksByType: true,
    shapes: version3Shapes(),
  }
}

/** Source: Provider, Login and Attempt, where version 3 differs; Versioning 4. */
function version3Shapes() {
  return { login, attempt, provider, categoryTrees } satisfies VersionShapes
}

function login(fields: Fields, one: Login, sandbox: ShapeWorld): Fields {
  const last = lastAttempt(sandbox, one)
  const { last_attempt, next_refresh_possible_at: next, ...kept } = without(fields, consentLength)
  return {
    ...kept,
    ...(next !== undefined && { next_refresh_possible_at: next === null ? null : nextOf(next, one, sandbox) }),
    last_attempt: last && last_attempt ? attempt(last_attempt as Fields, last, sandbox) : last_attempt,
  }
}

/** Applies the version's least time, but only to the login's own moment, not to one that a fault put in its place. */
function nextOf(next: unknown, one: Login, sandbox: ShapeWorld): unknown {
  return next === one.next_refresh_possible_at ? nextRefreshAt(sandbox, one, 'v3') : next
}

function attempt(fields: Fields, one: Attempt, sandbox: ShapeWorld): Fields {
  const kept = without(fields, ['fetch_scopes', 'categorization', ...consentLength])
  return { ...kept, fetch_type: fetchTypeOf(sandbox, one), categorize: one.categorization !== 'none' }
}

function provider(fields: Fields): Fields {
  return without(fields, ['identification_mode', 'logo_url', 'max_consent_days'])
}

/** Version 4 is the first to list both trees. */
function categoryTrees(trees: Fields): Fields {
  return trees.personal as Fields
}
