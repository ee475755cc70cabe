import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { bareEnvironment } from '../../core/bare-environment.ts'
import { codeFile } from '../../core/code-file.ts'
import { CodedError } from '../../core/coded-error.ts'
import { flowRights } from './flow-rights.ts'
import type { Credentials } from './profile.ts'

/** In place of a script: a person goes through the pages. */
export const byPerson = 'person'

const hostedKinds = ['connect', 'payment', 'lead'] as const
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

/** What is known of a script before it runs. */
export type FlowScriptFacts = Required<Pick<FlowScript, 'hosts'>>

const reader = fileURLToPath(codeFile('flow-reader', import.meta.url))
const readingMs = 10_000
/** What holds up the process that reads, and takes no processor, is waited for this much longer. */
const patience = 6
const known = new Map<string, FlowScriptFacts>()

/**
 * What a module in a file says of itself, read once for each state of the file. It is loaded in a process of its own, since
 * it may do anything while it loads: end the process, or never come to an end. That may take so many milliseconds of a
 * processor, or of waiting, and longer by the clock where the machine is busy.
 * @throws CodedError FLOW_SCRIPT_UNFIT when it has not the function, or is not loaded to its end
 */
export function readFlowScript(file: string, mostMs = readingMs): FlowScriptFacts {
  const { mtimeMs, size } = statSync(file)
  const state = `${file} ${mtimeMs} ${size}`
  const facts = known.get(state) ?? factsOf(file, mostMs)
  known.set(state, facts)
  return facts
}

function factsOf(file: string, mostMs: number): FlowScriptFacts {
  const { signal, status, output } = spawnSync(process.execPath, [...flowRights(), reader, file, String(mostMs)], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: bareEnvironment(),
    timeout: patience * mostMs,
    killSignal: 'SIGKILL',
  })
  const written = String(output?.[3] ?? '')
  const ended =
    signal === 'SIGKILL'
      ? `it is not loaded after ${mostMs / 1000} s`
      : `it ends its process while it is loaded, with code ${status}`
  const { hosts, unfit = ended } = JSON.parse(written || '{}') as Partial<FlowScriptFacts> & { unfit?: string }
  if (hosts) return { hosts }
  const [why] = unfit.split('\n', 1)
  throw new CodedError(
    'FLOW_SCRIPT_UNFIT',
    `capabilities.hosted_flow of the profile names ${file}: ${why}. Give an ES module that exports the function \`complete\`; see docs/hosted-pages.md.`,
  )
}
