import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { CodedError } from '../../core/coded-error.ts'
import type { Credentials } from './profile.ts'

/** Replaces the script: a person visits the pages. */
export const byPerson = 'person'

const hostedKinds = ['connect', 'payment', 'lead'] as const
/** The kind of page: for a connection, for a payment, or for a lead's connection. */
export type HostedKind = (typeof hostedKinds)[number]

/** The input of a script that completes a target's hosted pages as a user would. */
export interface FlowTask {
  page: Page
  kind: HostedKind
  /** The target's connect_url or redirect_url. */
  url: string
  /** The provider to choose; absent where the session already knows it. */
  provider?: { code: string; country_code?: string; name?: string }
  /** The user's input by field name; empty where the provider needs none. */
  credentials: Credentials
  /** The user's input at an interactive step. */
  interactive: Credentials
  /** Whether the user gives consent. */
  agree: boolean
}

/** What a script may report about the pages. Anything not reported stays untested. */
export interface FlowReport {
  /** The questions to the user, in order. */
  asked?: string[]
  /** Whether the user could choose another provider. */
  can_change_provider?: boolean
}

/** A module that completes a target's hosted pages. */
export interface FlowScript {
  /**
   * Goes from the first page to the last as a user would, and back to the client where the page leads there. It
   * resolves after any end of the connection or payment, and throws on an unknown page.
   */
  complete: (task: FlowTask) => Promise<FlowReport | undefined>
  /** Further hosts of the pages, such as `static.example.com` or `*.bank.example`. */
  hosts?: string[]
}

/**
 * Loads the script in its present state.
 * @throws CodedError FLOW_SCRIPT_UNFIT when it lacks the function or cannot be loaded
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
