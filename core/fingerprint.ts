/** Digests of the plan, and of the profile without secrets, pace and budget. */
export interface Fingerprint {
  plan: string
  profile: string
}
