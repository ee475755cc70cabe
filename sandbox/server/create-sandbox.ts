import { createCallbacks } from '../callbacks/create-callbacks.ts'
import { createFetcher } from '../fetching/create-fetcher.ts'
import { createClock } from '../ground/clock.ts'
import type { KeyPair } from '../ground/keys.ts'
import { createLimiter } from '../ground/limiter.ts'
import { createSecretSource } from '../ground/secret-source.ts'
import { createFlows } from '../store/flows.ts'
import { createStore } from '../store/store.ts'
import { createRules } from '../world/rules.ts'
import type { Sandbox, SandboxOptions } from '../world/sandbox.ts'

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
      forgesCallbacks: options.forgesCallbacks ?? false,
      controlToken: secrets(),
      credentialKeys: options.keys.at(-1) ?? options.keys[0],
      credentialVersion: '1',
    },
    observer: options.observer,
    onStop: options.onStop,
    baseUrl: '',
  } as Sandbox
  sandbox.fetcher = createFetcher(sandbox)
  sandbox.callbacks = createCallbacks(sandbox)
  sandbox.flows = createFlows()
  sandbox.limiter = createLimiter(options.rateLimits ?? true)
  return sandbox
}
