import type { Sandbox } from '../world/sandbox.ts'
import { holdingsOf } from '../providers/holdings-of.ts'
import type { Holdings } from '../providers/holdings.ts'
import type { Run } from '../world/fetcher.ts'

/** The data to fetch: the uploaded file or what the provider holds; the same throughout a run. */
export function holdingsFor(sandbox: Sandbox, run: Run): Holdings {
  const { provider, credentials, imported } = run.work
  run.held ??= imported ?? holdingsOf(provider, credentials, { now: sandbox.clock.now(), seed: sandbox.settings.seed })
  return run.held
}
