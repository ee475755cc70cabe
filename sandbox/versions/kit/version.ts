import type { ShapeWorld } from '../../shapes/kit/shape-world.ts'
import type { RequestLimits } from './request-limits.ts'
import type { Account, Attempt, Login } from '../../store/entities.ts'
import type { ConnectToken } from '../../store/connect-token.ts'
import type { VersionName } from '../../basics/version-name.ts'
import type { Fields } from '../../basics/values.ts'

/** What something is called in a version, by its name in version 4; what is not named is called the same. */
export type Words = Record<string, string>

/**
 * One version of the service. Inside, the sandbox speaks version 4; a version says how its requests are understood
 * and its answers written. All versions share one store, so a login made through one is there in the others.
 */
export interface Version {
  name: VersionName
  /** As attempts and callbacks show it: `4`. */
  number: string
  /** Where its routes begin: `/api/v4`. */
  root: string
  /** The routes of others that it has too, by their names; what it alone has names it itself. */
  borrows?: readonly string[]
  /** Whether app keys are turned away on every route. */
  serviceKeysOnly?: boolean
  /** Segments of paths: `logins` is `connections`. */
  segments: Words
  /** Fields of bodies and parameters of queries: `login_id` is `connection_id`. */
  fields: Words
  /** The headers that stand for one of version 4, in lower case; none where the version has nothing like it. */
  headers: Record<string, readonly string[]>
  classes: Words
  /** HTTP statuses that the version states for a class; where there is none, the status is that of every version. */
  statuses: Record<string, number>
  errorForm: 'flat' | 'nested'
  /** The form on one route, by its name, where routes of a version differ. */
  errorFormOn?: (route: string) => 'flat' | 'nested'
  /** The version whose category trees it serves. */
  categories: 4 | 5
  /** Words of fetch_scopes beyond those of version 4, and whether every combination is taken once a login exists. */
  fetchScopes: { more: readonly string[]; anyCombination: boolean }
  /** Limits of requests per second; none where absent. */
  rateLimits?: RequestLimits
  /** Whether a fetch is asked for by fetch_type and categorize instead of fetch_scopes and categorization. */
  asksByType?: boolean
  shapes: VersionShapes
}

/** How a version writes a resource out, given the fields that version 4 writes; absent where it does the same. */
export interface VersionShapes {
  login?: (fields: Fields, login: Login, sandbox: ShapeWorld) => Fields
  /** With or without stages. */
  attempt?: (fields: Fields, attempt: Attempt, sandbox: ShapeWorld) => Fields
  account?: (fields: Fields, account: Account, sandbox: ShapeWorld) => Fields
  token?: (fields: Fields, token: ConnectToken, sandbox: ShapeWorld) => Fields
  /** With or without its fields. */
  provider?: (fields: Fields) => Fields
  categoryTrees?: (trees: Fields) => Fields
}
