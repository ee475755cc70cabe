/** Digests of what was planned, and of the profile without its secrets, pace and budget. */
export interface Fingerprint {
  plan: string
  profile: string
}
