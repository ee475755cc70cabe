import type { InterfaceName } from '../../../core/interfaces.ts'
import type { Requirement } from '../../../core/requirement.ts'

/** A requirement of one interface, with all that checks it and proves its checks. */
export interface SiteRow extends Requirement {
  interface: InterfaceName
  /** `interface/topic/obligation`. */
  address: string
  checks: Array<{ title: string; where: string; steps: readonly string[] }>
  faults: Array<{ id: string; sentence: string }>
  /** Legal choices of a target on which it may warn, and may not fail. */
  variants: Array<{ id: string; sentence: string }>
}

/** A route with the addresses of what is decided there. */
export interface SiteRoute {
  interface: InterfaceName
  route: string
  addresses: readonly string[]
}

/** A legal choice of a target, on which no requirement may fail. */
interface SiteVariant {
  id: string
  question: string
  sentence: string
}

/** The catalogue as the site shows it: rows in the order of the interfaces, then topic by topic. */
export interface Site {
  /** Of Assay. */
  version: string
  rows: readonly SiteRow[]
  /** In the order of the interfaces and of their tables. */
  routes: readonly SiteRoute[]
  variants: readonly SiteVariant[]
}

/** The style of the site: that of the report, and what only the site has. */
export const siteStyles = [
  'tokens.css',
  'page.css',
  'facts.css',
  'commands.css',
  'requirements.css',
  'print.css',
  'site.css',
] as const
