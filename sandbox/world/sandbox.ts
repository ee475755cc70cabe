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
  /** The address clients use and sign when a proxy stands in front. */
  publicUrl?: string
  /** The address below which the main client has registered its callbacks: success, fail, notify, destroy, interactive. */
  callbackUrl?: string
  /** A path in front of every route, `/bank`: part of the base address, and of the address that is signed. */
  pathPrefix?: string
  /** How far the clock is ahead of the machine's, in seconds. */
  clockAheadSeconds?: number
  /** The id with this number, for sandboxes whose ids are no plain digits; ids must ascend with the number. */
  idOf?: (number: number) => string
  /** Changes to the rules: faults and variants. */
  patches?: Array<(rules: Rules) => void>
  /** How long one stage of a fetch takes. */
  stageMs?: number
  /** Makes every secret and generated value repeatable. */
  seed?: number
  /** RSA pairs for the clients and for encrypted credentials, as `makeKeys` gives them; made when absent. */
  keys?: KeyPair[]
  /** Whether the control port answers; it does unless this is false. */
  control?: boolean
  /** Whether the limits of requests per second are kept; they are unless this is false. */
  rateLimits?: boolean
  /** Shows people what clients send, and lets them inject faults; nothing of it is there when absent. */
  inspector?: MakeInspector
  /** A world kept beyond the process; the sandbox closes it in the end. A new one is made when absent. */
  state?: State
  /** Has the open-finance interface answer too; it does not when absent. */
  openFinance?: OpenFinanceOptions
  /** Who looks on; nobody when absent. */
  observer?: Observer
  /** Whether each client gets one callback with a signature that was made for another; none does when absent. */
  forgesCallbacks?: boolean
  /** Called when the control port is asked to stop the sandbox; without it, the control port cannot. */
  onStop?: () => void
}

/** Shows people what clients send. */
export interface Inspector {
  /** Where it is, as `/inspect`. */
  path: string
  traffic: Traffic
  /** Answers a browser that asks for the path, or for what lies below it. */
  serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/** Makes the inspector of a sandbox; `exchange` gives that fresh rules with these patches beside its own. */
export type MakeInspector = (
  sandbox: Sandbox,
  exchange: (patches: Array<(rules: Rules) => void>) => Promise<void>,
) => Inspector

export interface Settings {
  publicUrl: string | undefined
  callbackUrl: string | undefined
  /** Empty, or beginning with a slash and not ending with one. */
  pathPrefix: string
  stageMs: number
  seed: number | undefined
  bodyLimitBytes: number
  control: boolean
  openFinance: boolean
  forgesCallbacks: boolean
  controlToken: string
  /** With its public half clients encrypt credentials, and send this version. */
  credentialKeys: KeyPair
  credentialVersion: string
}

/** One server's whole world: no two sandboxes share anything but code. */
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
  /** What belongs to this world from its first start on: made then, and the same at every later start. */
  recalled<Value>(name: string, make: () => Value): Value
  /** Scheme, host and port at which it is reached; set once it listens. */
  baseUrl: string
}
