import type { InterfaceName } from '../interfaces.ts'

/**
 * How one version of the account-information interface spells what several versions share.
 * Rules are written once; a dialect says under which names they are met.
 */
export interface Dialect {
  interface: InterfaceName
  /** The version's short name, as word lists use it: `v4`. */
  version: string
  /** Where the routes begin: `/api/v4`. */
  basePath: string
  /** The schema folder whose resources this version serves. */
  schemas: string
  /** Header that names the customer. */
  customerSecretHeader: string
  /** Header that opens a login. */
  loginSecretHeader: string
  paths: {
    logins: string
    /** The second spelling of creation and of the header-named forms; absent where a version has one only. */
    login?: string
    tokens: string
    oauthProviders: string
  }
  /** Name of the login's id in queries and bodies. */
  loginIdName: string
}
