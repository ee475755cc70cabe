import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import type { Credentials } from './profile.ts'

export const hostedKinds = ['connect', 'payment', 'lead'] as const
/** Which page of a target: where a connection is made, where a payment is, or where a lead connects. */
export type HostedKind = (typeof hostedKinds)[number]

/** What a script is given to complete a target's hosted pages as a user would. */
export interface FlowTask {
  /** The browser's page, with the target's first page loaded in it. */
  page: Page
  kind: HostedKind
  /** connect_url or redirect_url as the target gave it. */
  url: string
  /** The provider to choose; absent where the session knows it already. */
  provider?: { code: string; country_code?: string; name?: string }
  /** What the user types, by field name; empty where the provider asks nothing. */
  credentials: Credentials
  /** What the user types at an interactive step. */
  interactive: Credentials
  /** Whether the user agrees when asked for consent. */
  agree: boolean
}

/** What a script may report about the pages; what it does not report stays untested. */
export interface FlowReport {
  /** What the user was asked, in order. */
  asked?: string[]
  /** Whether the page let the user choose another provider. */
  can_change_provider?: boolean
}

/** A module that knows a target's hosted pages. */
export interface FlowScript {
  /**
   * Goes from the first page to the last as the user would, and back to the client where the page leads there. It resolves
   * however the connection or payment ended, and throws where it does not know the page.
   */
  complete: (task: FlowTask) => Promise<FlowReport | undefined>
  /** Further hosts that the pages need, such as `static.example.com` or `*.bank.example`. */
  hosts?: string[]
}

/**
 * The module in a file, loaded once in a process.
 * @throws Error FLOW_SCRIPT_UNFIT when it has not the function, or what loading it throws
 */
export function loadFlowScript(file: string): FlowScript {
  const module = createRequire(import.meta.url)(file) as Partial<FlowScript>
  const { complete, hosts = [] } = module
  if (typeof complete !== 'function') throw new Error('FLOW_SCRIPT_UNFIT: it exports no function `complete`')
  if (!Array.isArray(hosts) || hosts.some((host) => typeof host !== 'string'))
    throw new Error('FLOW_SCRIPT_UNFIT: `hosts` must be a list of host names')
  return { complete, hosts }
}
