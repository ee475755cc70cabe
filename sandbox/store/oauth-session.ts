import type { VersionName } from '../basics/version-name.ts'

/** The user's way to an oauth provider and back, for one attempt. */
export interface OauthSession {
  token: string
  /** The version it was opened through. */
  version: VersionName
  loginId: string
  attemptId: string
  returnTo: string
  returnLoginId: boolean
  /** What the provider hands out once the user agrees. */
  code: string
  expiresAt: Date
  authorized: boolean
}
