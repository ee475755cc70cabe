import type { VersionName } from '../basics/version-name.ts'

/** The return address after an oauth provider. */
export interface WayBack {
  /** The version of its request. */
  version: VersionName
  returnTo: string
  returnLoginId: boolean
}

/** A user's visit to an oauth provider, for one attempt. */
export interface OauthSession extends WayBack {
  token: string
  loginId: string
  attemptId: string
  /** The code that the provider issues when the user agrees. */
  code: string
  expiresAt: Date
  authorized: boolean
}
