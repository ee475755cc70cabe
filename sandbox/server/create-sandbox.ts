import { createCallbacks } from '../callbacks/create-callbacks.ts'
import type { Sandbox, SandboxOptions } from '../world/sandbox.ts'
import { createClock } from '../basics/clock.ts'
import { type KeyPair, createSecretSource } from '../basics/keys.ts'
import { createLimiter } from '../basics/window.ts'
import { createFlows } from '../store/flows.ts'
import { createStore } from '../store/store.ts'
import { createRules } from '../world/rules.ts'
import { createFetcher } from '../fetching/create-fetcher.ts'

/** A sandbox without clients. Needs at least one key pair; the last serves encrypted credentials. */
export function createSandbox(options: SandboxOptions & { keys: [KeyPair, ...KeyPair[]] }): Sandbox {
  const rules = createRules()
  for (const patch of options.patches ?? []) patch(rules)
  const world = options.state?.world ?? new Map<string, unknown>()
  // A seed gives the same secrets at each start; a kept world has given those out already.
  const secrets = createSecretSource(world.has('control-token') ? undefined : options.seed)
  const clock = createClock(options.clockAheadSeconds, (aheadSeconds) => world.set('clock', aheadSeconds))
  const moved = world.get('clock')
  if (typeof moved === 'number') clock.advance(moved - clock.offsetSeconds())
  const recalled = <Value>(name: string, make: () => Value): Value => {
    if (!world.has(name)) world.set(name, make())
    return world.get(name) as Value
  }
  const sandbox = {
    rules,
    store: createStore(options.idOf, options.state?.keeping),
    clock,
    recalled,
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
      controlToken: recalled('control-token', secrets),
      credentialKeys: options.keys.at(-1) ?? options.keys[0],
      credentialVersion: '1',
    },
    observer: options.observer,
    onStop: options.onStop,
    baseUrl: '',
  } as Sandbox
  sandbox.fetcher = createFetcher(sandbox)
  sandbox.sendCallback = createCallbacks(sandbox)
  sandbox.flows = createFlows(options.state?.keeping)
  sandbox.limiter = createLimiter(options.rateLimits ?? true)
  return sandbox
}
