import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clock } from '../basics/clock.ts'
import type { KeyPair, SecretSource } from '../basics/keys.ts'
import type { Limiter } from '../basics/window.ts'
import type { State } from '../state/open-state.ts'
import type { Flows } from '../store/flows.ts'
import type { Store } from '../store/store.ts'
import type { OpenFinanceOptions } from '../open-finance/world/open-finance-options.ts'
import type { Rules } from './rules.ts'
import type { Traffic } from './traffic.ts'
import type { Attempt, Login, Credentials, CallbackKind, Client, SentCallback } from '../store/entities.ts'
import type { SandboxProvider } from '../providers/provider.ts'
import type { Holdings } from '../providers/holdings.ts'
import type { CallbackFacts } from '../rules/logins/sessions-rules.ts'

export interface SandboxOptions {
  /** Defaults to a free one. */
  port?: number
  host?: string
  /** The address that clients use and sign when a proxy stands in front. */
  publicUrl?: string
  /** The address below which the main client's callbacks are registered: success, fail, notify, destroy, interactive. */
  callbackUrl?: string
  /** A path in front of every route, `/bank`: part of the base address and of the signed address. Empty when absent. */
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

export interface Settings extends Required<
  Pick<SandboxOptions, 'pathPrefix' | 'stageMs' | 'control' | 'forgesCallbacks'>
> {
  publicUrl: string | undefined
  callbackUrl: string | undefined
  seed: number | undefined
  bodyLimitBytes: number
  openFinance: boolean
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
  sendCallback: SendCallback
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

/** The input of a run. */
export interface Work {
  provider: SandboxProvider
  credentials: Credentials
  /** The content of an uploaded file, which replaces the provider's data. */
  imported?: Holdings | undefined
}

/** One attempt under way. */
export interface Run {
  login: Login
  attempt: Attempt
  work: Work
  /** The names of its stages. */
  sequence: string[]
  /** Index of the present stage. */
  at: number
  /** The user's answer to the interactive step. */
  answer?: Credentials
  /** The user's answer if it is known beforehand. */
  foretold?: Credentials
  /** The provider's data, once read. */
  held?: Holdings
  /** Cancels the wait of the present stage. */
  callOff: () => void
  ended?: () => void
}

export interface Failure {
  errorClass: string
  message: string
}

/** Runs fetches in the background, stage by stage. At most one run per login. */
export interface Fetcher {
  /** Begins at the first stage; with `hold` it stays there until `proceed`. */
  start(login: Login, attempt: Attempt, work: Work, hold?: boolean): void
  /** Continues from the stage where the run waits. */
  proceed(login: Login): void
  /** Whether the run waits at the interactive stage for an answer. */
  waitsForAnswer(login: Login): boolean
  /** How many logins of a client are being fetched. */
  running(clientId: string): number
  runOf(login: Login): Run | undefined
  /** Ends a run with a failure. */
  fail(login: Login, errorClass: string, message: string): void
  /** Forgets the run of a login that is removed. */
  drop(login: Login): void
}

/** Sends a callback about a login to the address that its client registered for that kind, if any. */
export type SendCallback = (
  kind: CallbackKind,
  about: { login: Login; attempt: Attempt | undefined },
  news: Pick<CallbackFacts, 'stage' | 'error_class' | 'error_message'>,
) => void

/** The entries of a table, each with its name as `id`. */
export function named<One extends { id: string }>(all: Readonly<Record<string, Omit<One, 'id'>>>): One[] {
  return Object.entries(all).map(([id, one]) => ({ id, ...one }) as One)
}

/** A request and its answer as sent over the wire. */
export interface SeenRequest {
  /** The arrival and the end of the answer, by the machine's clock, in milliseconds since 1970. No two moments are equal. */
  atMs: number
  answeredMs: number
  /** The arrival by the sandbox's clock. ISO 8601. */
  clock: string
  method: string
  /** The whole address, as a signature covers it. */
  url: string
  headers: Array<[name: string, value: string]>
  body: Buffer
  /** Absent when the client left before it. */
  answer?: { status: number; headers: Array<[name: string, value: string]>; body: Buffer }
  /** The client of its keys; absent for unknown keys. */
  client?: Pick<Client, 'app_id' | 'status' | 'key_type'>
}

/** One try to deliver a callback. */
export interface SeenCallback extends Pick<SentCallback, 'kind' | 'loginId' | 'url' | 'headers' | 'body' | 'status'> {
  /** The same for every try of one callback. */
  number: number
  /** When it was sent, as `atMs` of a request. */
  atMs: number
  /** Whether the signature belongs to another body, so that the client must refuse it. */
  forged: boolean
}

/** Observes requests and callbacks. They hold secrets. */
export interface Observer {
  request(seen: SeenRequest): void
  callback(seen: SeenCallback): void
}
