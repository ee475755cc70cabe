import { createCallbacks, type Callbacks } from '../callbacks/callbacks.ts'
import { createFetcher, type Fetcher } from '../fetching/fetcher.ts'
import { createLimiter, type Limiter } from '../ground/limiter.ts'
import { createRules, type Rules } from './rules.ts'
import { createStore, type Store } from '../store/store.ts'
import { createClock, type Clock } from '../ground/clock.ts'
import type { OpenFinanceOptions } from './open-finance-options.ts'
import type { KeyPair } from '../ground/keys.ts'
import { createFlows, type Flows } from '../store/flows.ts'
import { createSecretSource, type SecretSource } from '../ground/secret-source.ts'

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
  /** Changes to the rules: mutants and variants. */
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
  /** Has the open-finance interface answer too; it does not when absent. */
  openFinance?: OpenFinanceOptions
}

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
  /** Scheme, host and port at which it is reached; set once it listens. */
  baseUrl: string
}

/** A world without clients. At least one key pair is needed; the last serves encrypted credentials. */
export function createSandbox(options: SandboxOptions & { keys: [KeyPair, ...KeyPair[]] }): Sandbox {
  const rules = createRules()
  for (const patch of options.patches ?? []) patch(rules)
  const secrets = createSecretSource(options.seed)
  const sandbox = {
    rules,
    store: createStore(options.idOf),
    clock: createClock(options.clockAheadSeconds),
    secrets,
    settings: {
      publicUrl: options.publicUrl?.replace(/\/+$/, ''),
      callbackUrl: options.callbackUrl?.replace(/\/+$/, ''),
      pathPrefix: options.pathPrefix ?? '',
      stageMs: options.stageMs ?? 20,
      seed: options.seed,
      bodyLimitBytes: 8 * 1024 * 1024,
      control: options.control ?? true,
      openFinance: options.openFinance !== undefined,
      controlToken: secrets(),
      credentialKeys: options.keys.at(-1) ?? options.keys[0],
      credentialVersion: '1',
    },
    baseUrl: '',
  } as Sandbox
  sandbox.fetcher = createFetcher(sandbox)
  sandbox.callbacks = createCallbacks(sandbox)
  sandbox.flows = createFlows()
  sandbox.limiter = createLimiter(options.rateLimits ?? true)
  return sandbox
}
