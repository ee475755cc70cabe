import { createRules, type Rules } from '../rules/rules.ts'
import { createStore, type Store } from '../store/store.ts'
import { createClock, type Clock } from './clock.ts'
import { createSecretSource, type SecretSource } from './secret-source.ts'

export interface KeyPair {
  /** PEM, SPKI */
  publicKey: string
  /** PEM, PKCS#8 */
  privateKey: string
}

export interface SandboxOptions {
  /** Defaults to a free one. */
  port?: number
  host?: string
  /** The address clients use and sign when a proxy stands in front. */
  publicUrl?: string
  /** Changes to the rules: mutants and variants. */
  patches?: Array<(rules: Rules) => void>
  /** How long one stage of a fetch takes. */
  stageMs?: number
  /** Makes every secret and generated value repeatable. */
  seed?: number
  /** RSA 2048 pairs to hand to the clients, used in turn; made once per process when absent. */
  keys?: KeyPair[]
  /** Whether the control port answers. */
  control?: boolean
}

export interface Settings {
  publicUrl: string | undefined
  stageMs: number
  seed: number | undefined
  bodyLimitBytes: number
  control: boolean
  controlToken: string
}

/** One server's whole world: no two sandboxes share anything but code. */
export interface Sandbox {
  rules: Rules
  store: Store
  clock: Clock
  secrets: SecretSource
  settings: Settings
  /** Scheme, host and port at which it is reached; set once it listens. */
  baseUrl: string
}

export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const rules = createRules()
  for (const patch of options.patches ?? []) patch(rules)
  const secrets = createSecretSource(options.seed)
  return {
    rules,
    store: createStore(),
    clock: createClock(),
    secrets,
    settings: {
      publicUrl: options.publicUrl?.replace(/\/+$/, ''),
      stageMs: options.stageMs ?? 20,
      seed: options.seed,
      bodyLimitBytes: 8 * 1024 * 1024,
      control: options.control ?? false,
      controlToken: secrets(),
    },
    baseUrl: '',
  }
}
