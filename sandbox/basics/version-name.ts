/** The versions of account information, and other interfaces that serve part of it in their own words. */
export type VersionName = 'v3' | 'v4' | 'v5' | 'v6' | 'partners' | 'payments'

/** The versions of a route that names none: those with the same routes. */
export const mostVersions: readonly VersionName[] = ['v3', 'v4', 'v5']

export const everyVersion: readonly VersionName[] = [...mostVersions, 'v6']
