import type { CapabilityName } from '../../core/capability.ts'
import type { OwnKeys } from '../client/own-keys.ts'
import type { InterfaceName } from '../../core/interface-name.ts'
import type { Route } from '../../requirements/tables/routes/route.ts'

/** Names of one version, by the name that version 4 has for the same thing. */
export type Names = Readonly<Record<string, string>>

/** A connection that a profile gives ready-made: where it stands in the profile, and what would do in its place too. */
export interface ReadyMade {
  data: 'v6_connection' | 'v6_large_connection' | 'lead' | 'large_lead'
  capability: CapabilityName
}

/**
 * How one interface spells what several share.
 * Rules are written once, in the words of version 4; a dialect says under which names they are met.
 */
export interface Dialect {
  interface: InterfaceName
  /** The version's short name, as word lists use it: `v4`. */
  version: string
  /** Where the routes begin: `/api/v4`. */
  basePath: string
  /** Folders of schemas in which a resource is looked for, the version's own first. */
  schemas: readonly string[]
  /** Fields that its records need not have, since tables name them for another version, or for one of two shapes. */
  mayLack?: readonly string[]
  customerSecretHeader: string
  loginSecretHeader: string
  paths: {
    logins: string
    /** The second spelling of creation and of the header-named forms; absent where a version has one only. */
    login?: string
    tokens: string
    oauthProviders: string
  }
  /** First segments of paths below `basePath` that differ from version 4. */
  segments: Names
  /** Header names that differ from version 4. */
  headers: Names
  /** The version's own name of the login's id, then others that a server of this version may as well know it by. */
  loginIdNames: readonly [string, ...string[]]
  /** Set where clients do not go by App-id and Secret. */
  ownKeys?: OwnKeys
  /** Digest of request signatures. Source: Account information / Authentication 4. */
  digest: 'sha256' | 'sha1'
  /** What an id is in bodies. Source: Account information / Data types. */
  ids: 'string' | 'integer'
  /** Whether the body that creates a login names the customer. */
  customerInLoginBody?: true
  /** The fields of a request body's data, out of those that version 4 has. */
  body?: (data: Readonly<Record<string, unknown>>) => Record<string, unknown>
  /** Error classes that differ from version 4. */
  classes: Names
  /** Set where the target's limits are off but for the checks that evaluate them, so that Assay need not keep them. */
  limitsOff?: true
  /** What a profile must give before anything of this version can be evaluated. */
  needs: readonly CapabilityName[]
  /** Its routes below `basePath`, from its table. */
  routes: readonly Route[]
  /** Capabilities in place of those that shared rows name; `nothing` where a run finds out by itself. */
  capabilities?: Readonly<Partial<Record<CapabilityName, CapabilityName | 'nothing'>>>
  /**
   * Interfaces through which customers and connections are made where the target claims one of them, the best first;
   * absent where it makes them itself.
   */
  madeThrough?: readonly InterfaceName[]
  /** Connections that the profile may give, for an interface that takes them ready: a plain one, and one with long lists. */
  ready?: Readonly<Record<'plain' | 'large', ReadyMade>>
  /** Other versions whose view of the same things is compared, those first with which it has most routes in common. */
  comparedWith: readonly InterfaceName[]
  /** The table of the category codes that the documents name for it; absent where they name none. */
  categories?: 'categories-v4' | 'categories-v5'
  /** What a success must carry to count as accepted: `data`, where `any` is not given. */
  successBody?: 'any'
  /** Forms that an error body may take. Source: Account information / Errors; Data enrichment error body. */
  errorForms: ReadonlyArray<'flat' | 'nested'>
  /** Forms on the other paths below `basePath`, where they are another interface's. */
  errorFormsElsewhere?: Dialect['errorForms']
}
