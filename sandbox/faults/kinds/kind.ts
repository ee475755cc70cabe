import type { Fault, Site } from '../kit/fault.ts'

/** The patch of a name of this kind, limited to a route or a time if given; undefined for a name of another kind. */
export type Derive = (what: string, site?: Site, time?: string) => Fault['patch'] | undefined
