/** Versions of account information, and other interfaces that serve part of it in words of their own. */
export type VersionName = 'v3' | 'v4' | 'v5' | 'v6' | 'partners' | 'payments'

/** The versions that a route has unless it says otherwise: those with the same routes. */
export const mostVersions: readonly VersionName[] = ['v3', 'v4', 'v5']

export const everyVersion: readonly VersionName[] = [...mostVersions, 'v6']
