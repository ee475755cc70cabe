import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { CodedError } from '../../core/coded-error.ts'
import type { Credentials } from './profile.ts'

/** In place of a script: a person goes through the pages. */
export const byPerson = 'person'

const hostedKinds = ['connect', 'payment', 'lead'] as const
/** Which page of a target: where a connection is made, where a payment is, or where a lead connects. */
export type HostedKind = (typeof hostedKinds)[number]

/** What a script is given to complete a target's hosted pages as a user would. */
export interface FlowTask {
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
 * The script in a file, as it is now.
 * @throws CodedError FLOW_SCRIPT_UNFIT when it has not the function, or cannot be loaded
 */
export async function loadFlowScript(file: string): Promise<Required<FlowScript>> {
  try {
    const address = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`
    const { complete, hosts = [] } = (await import(address)) as Partial<FlowScript>
    if (typeof complete !== 'function') throw new Error('it exports no function `complete`')
    if (!Array.isArray(hosts) || hosts.some((host) => typeof host !== 'string'))
      throw new Error('`hosts` must be a list of host names')
    return { complete, hosts }
  } catch (cause) {
    const [why] = (cause instanceof Error ? cause.message : String(cause)).split('\n', 1)
    throw new CodedError(
      'FLOW_SCRIPT_UNFIT',
      `capabilities.hosted_flow of the profile names ${file}: ${why}. Give an ES module that exports the function \`complete\`; see docs/hosted-pages.md.`,
      { cause },
    )
  }
}
