import type { VersionName } from '../basics/version-name.ts'

/** Where the user goes from an oauth provider. */
export interface WayBack {
  /** The version it was asked through. */
  version: VersionName
  returnTo: string
  returnLoginId: boolean
}

/** The user's way to an oauth provider and back, for one attempt. */
export interface OauthSession extends WayBack {
  token: string
  loginId: string
  attemptId: string
  /** What the provider hands out once the user agrees. */
  code: string
  expiresAt: Date
  authorized: boolean
}
