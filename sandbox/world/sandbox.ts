import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clock } from '../basics/clock.ts'
import type { KeyPair } from '../basics/keys.ts'
import type { Limiter } from '../basics/limiter.ts'
import type { SecretSource } from '../basics/secret-source.ts'
import type { State } from '../state/open-state.ts'
import type { Flows } from '../store/flows.ts'
import type { Store } from '../store/store.ts'
import type { Callbacks } from './callbacks.ts'
import type { Observer } from './observer.ts'
import type { Fetcher } from './fetcher.ts'
import type { OpenFinanceOptions } from '../open-finance/world/open-finance-options.ts'
import type { Rules } from './rules.ts'
import type { Traffic } from './traffic.ts'

export interface SandboxOptions {
  /** Defaults to a free one. */
  port?: number
  host?: string
  /** The address that clients use and sign when a proxy stands in front. */
  publicUrl?: string
  /** The address below which the main client's callbacks are registered: success, fail, notify, destroy, interactive. */
  callbackUrl?: string
  /** A path in front of every route, `/bank`: part of the base address and of the signed address. */
  pathPrefix?: string
  /** By how many seconds the clock is ahead of the machine's. */
  clockAheadSeconds?: number
  /** The id for a number, for sandboxes with other ids than digits; ids must ascend with the number. */
  idOf?: (number: number) => string
  /** Changes to the rules: faults and variants. */
  patches?: Array<(rules: Rules) => void>
  /** How long one stage of a fetch takes. */
  stageMs?: number
  /** Makes every secret and generated value repeatable. */
  seed?: number
  /** RSA pairs for the clients and for encrypted credentials, from `makeKeys`; made when absent. */
  keys?: KeyPair[]
  /** Whether the control port answers; true when absent. */
  control?: boolean
  /** Whether limits of requests per second are enforced; true when absent. */
  rateLimits?: boolean
  /** Shows people the requests and lets them inject faults; off when absent. */
  inspector?: MakeInspector
  /** A state that outlives the process; the sandbox closes it. A new one is made when absent. */
  state?: State
  /** Turns the open-finance interface on; off when absent. */
  openFinance?: OpenFinanceOptions
  /** Observes requests and callbacks; none when absent. */
  observer?: Observer
  /** Whether each client gets one callback with a wrong signature; false when absent. */
  forgesCallbacks?: boolean
  /** Called when the control port is to stop the sandbox. Without it, the control port cannot. */
  onStop?: () => void
}

/** Shows people the requests of clients. */
export interface Inspector {
  /** Its path, such as `/inspect`. */
  path: string
  traffic: Traffic
  /** Answers a browser at the path or below it. */
  serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/** Makes the inspector of a sandbox. `exchange` gives the sandbox fresh rules with these additional patches. */
export type MakeInspector = (
  sandbox: Sandbox,
  exchange: (patches: Array<(rules: Rules) => void>) => Promise<void>,
) => Inspector

export interface Settings {
  publicUrl: string | undefined
  callbackUrl: string | undefined
  /** Empty, or a path with a leading and without a trailing slash. */
  pathPrefix: string
  stageMs: number
  seed: number | undefined
  bodyLimitBytes: number
  control: boolean
  openFinance: boolean
  forgesCallbacks: boolean
  controlToken: string
  /** Clients encrypt credentials with its public half and send this version. */
  credentialKeys: KeyPair
  credentialVersion: string
}

/** All of one server: sandboxes share only code. */
export interface Sandbox {
  rules: Rules
  store: Store
  clock: Clock
  secrets: SecretSource
  settings: Settings
  fetcher: Fetcher
  callbacks: Callbacks
  flows: Flows
  limiter: Limiter
  /** Watches requests for the inspector; absent without one. */
  traffic?: Traffic
  observer: Observer | undefined
  onStop: (() => void) | undefined
  /** A value that this world makes at its first start and keeps for later starts. */
  recalled<Value>(name: string, make: () => Value): Value
  /** Scheme, host and port; set once it listens. */
  baseUrl: string
}
