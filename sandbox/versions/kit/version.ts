import type { SandboxProvider } from '../../providers/provider.ts'
import type { ShapeWorld } from '../../shapes/shapes.ts'
import type { Account, Attempt, Login } from '../../store/entities.ts'
import type { ConnectToken } from '../../store/flows.ts'
import type { VersionName, Fields } from '../../basics/values.ts'

/** A version's names by their names in version 4; other names are the same. */
export type Words = Record<string, string>

/**
 * One version of the service. The sandbox uses version 4 inside; a version translates requests and answers. All
 * versions share one store, so a login made through one exists in the others.
 */
export interface Version {
  name: VersionName
  /** As in attempts and callbacks: `4`. */
  number: string
  /** The start of its paths: `/api/v4`. */
  root: string
  /** The names of other versions' routes that it has too. Its own routes name it themselves. */
  borrows?: readonly string[]
  /** Whether app keys are refused on every route. */
  serviceKeysOnly?: boolean
  /** Segments of paths: `logins` is `connections`. */
  segments: Words
  /** Fields of bodies and parameters of queries: `login_id` is `connection_id`. */
  fields: Words
  /** The headers that replace one of version 4, in lower case; empty where the version has no such header. */
  headers: Record<string, readonly string[]>
  classes: Words
  /** HTTP statuses of classes that the version states; other classes have the common status. */
  statuses: Record<string, number>
  errorForm: 'flat' | 'nested'
  /** The form on one route, by name, if its routes differ. */
  errorFormOn?: (route: string) => 'flat' | 'nested'
  /** The version whose category trees it serves. */
  categories: 4 | 5
  /** Scopes beyond those of version 4, and whether an existing login accepts every combination. */
  fetchScopes: { more: readonly string[]; anyCombination: boolean }
  /** Limits of requests per second; absent for none. */
  rateLimits?: RequestLimits
  /** Whether a fetch is requested by fetch_type and categorize instead of fetch_scopes and categorization. */
  asksByType?: boolean
  shapes: VersionShapes
}

/** The resources that a version may show otherwise: attempts with or without stages, providers with or without fields. */
export interface Shown {
  login: Login
  attempt: Attempt
  account: Account
  token: ConnectToken
  provider: SandboxProvider
  categoryTrees: Fields
}

/** How a version changes a resource's fields of version 4; absent for no change. */
export type VersionShapes = {
  [Name in keyof Shown]?: (fields: Fields, one: Shown[Name], sandbox: ShapeWorld) => Fields
}

/** The version that the sandbox uses inside. Other versions are differences from it. Source: Version 4 endpoints. */
export function version4(): Version {
  return {
    name: 'v4',
    number: '4',
    root: '/api/v4',
    segments: {},
    fields: {},
    headers: {},
    classes: {},
    statuses: {},
    errorForm: 'flat',
    categories: 4,
    fetchScopes: { more: [], anyCombination: false },
    shapes: {},
  }
}

/** How many requests per second one address may send to a route, by the route's name. */
type RequestLimits = Readonly<Record<string, number>>

/** Source: Limits of the second document, POST, DELETE and PUT under /api/v5. */
export const enrichingLimits: RequestLimits = {
  'categories/learn': 5,
  'merchants/list': 5,
  'enrichment/create': 5,
  'transactions/delete': 5,
  'transactions/duplicate': 5,
  'transactions/unduplicate': 5,
}

/** Source: Limits of the second document, GET under /api/v5. */
export const listingLimits: RequestLimits = {
  'providers/list': 10,
  'providers/show': 10,
  'countries/list': 10,
  'currencies/list': 10,
  'rates/list': 10,
  'assets/list': 10,
  'categories/list': 10,
}
