import type { CapabilityName } from '../../core/capability.ts'
import type { OwnKeys } from '../client/own-keys.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import { type Route, patternOf } from '../../requirements/tables/routes/read-routes.ts'

/** The names of one version by their version 4 names. */
export type Names = Readonly<Record<string, string>>

/** A connection that a profile provides: its place in the profile, and the alternatives. */
interface ReadyMade {
  data: 'v6_connection' | 'v6_large_connection' | 'lead' | 'large_lead'
  capability: CapabilityName
}

/** The spelling of one interface for what several share. Rules are written once in the words of version 4; a dialect translates them. */
export interface Dialect {
  interface: InterfaceName
  /** The version's short name in word lists: `v4`. */
  version: string
  /** The base path of its routes: `/api/v4`. */
  basePath: string
  /** Schema folders that are searched for a resource, the version's own first. */
  schemas: readonly string[]
  /** Fields that its records may lack: a table names them for another version or for one of two shapes. */
  mayLack?: readonly string[]
  customerSecretHeader: string
  loginSecretHeader: string
  paths: {
    logins: string
    /** The second spelling of creation and of routes that name a login by header; absent in a version with one spelling. */
    login?: string
    tokens: string
    oauthProviders: string
  }
  /** First path segments below `basePath` that differ from version 4. */
  segments: Names
  /** Header names that differ from version 4. */
  headers: Names
  /** The version's own name of the login's id, then other names that a server of this version may use. */
  loginIdNames: readonly [string, ...string[]]
  /** Set where clients do not use App-id and Secret. */
  ownKeys?: OwnKeys
  /** The digest of request signatures. Source: Account information / Authentication 4. */
  digest: 'sha256' | 'sha1'
  /** The type of ids in bodies. Source: Account information / Data types. */
  ids: 'string' | 'integer'
  /** Whether the body that creates a login names the customer. */
  customerInLoginBody?: true
  /** Chooses the fields of a request body's data from those of version 4. */
  body?: (data: Readonly<Record<string, unknown>>) => Record<string, unknown>
  /** Error classes that differ from version 4. */
  classes: Names
  /** Set where the target's limits are off except for their own checks, so that Assay need not respect them. */
  limitsOff?: true
  /** What a profile must provide before this version can be evaluated. */
  needs: readonly CapabilityName[]
  /** Its routes below `basePath`, from its table. */
  routes: readonly Route[]
  /** Capabilities that replace those in shared rows; `nothing` where a run finds out by itself. */
  capabilities?: Readonly<Partial<Record<CapabilityName, CapabilityName | 'nothing'>>>
  /** Interfaces that create its customers and connections where the target offers them, best first; absent where it creates them itself. */
  madeThrough?: readonly InterfaceName[]
  /** Connections from the profile, for an interface that cannot create them: a plain one, and one with long lists. */
  ready?: Readonly<Record<'plain' | 'large', ReadyMade>>
  /** Versions whose answers about the same things are compared, those with the most common routes first. */
  comparedWith: readonly InterfaceName[]
  /** The table of its documented category codes; absent where there is none. */
  categories?: 'categories-v4' | 'categories-v5'
  /** What an accepted answer must contain: `data`, or anything with `any`. */
  successBody?: 'any'
  /** The forms of an error body. Source: Account information / Errors; Data enrichment error body. */
  errorForms: ReadonlyArray<'flat' | 'nested'>
  /** The forms on other paths below `basePath` that belong to another interface. */
  errorFormsElsewhere?: Dialect['errorForms']
}

/** The dialect's route for a method and path; undefined where the version has none. */
export function routeAt(
  { basePath, routes }: Pick<Dialect, 'basePath' | 'routes'>,
  { method, path }: { method: string; path: string },
): Route | undefined {
  if (!path.startsWith(`${basePath}/`)) return undefined
  const asked = `${method} ${path.slice(basePath.length).replace(/\/$/, '')}`
  return routes.find(({ route }) => route === asked) ?? routes.find(({ route }) => patternOf(route).test(asked))
}

/** The route of the valid request with this name, or of one of its forms. */
export function routeOf({ routes }: Pick<Dialect, 'routes'>, request: string): Route | undefined {
  return routes.find((route) => route.request === request)
}
