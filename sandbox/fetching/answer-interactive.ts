import { holdingsOf } from '../providers/holdings-of.ts'
import type { Holdings } from '../providers/holdings.ts'
import type { Login, Credentials } from '../store/entities.ts'
import type { Sandbox, Run } from '../world/sandbox.ts'

/** The data to fetch: the uploaded file or what the provider holds; the same throughout a run. */
export function holdingsFor(sandbox: Sandbox, run: Run): Holdings {
  const { provider, credentials, imported } = run.work
  run.held ??= imported ?? holdingsOf(provider, credentials, { now: sandbox.clock.now(), seed: sandbox.settings.seed })
  return run.held
}

/** Passes the user's answer to a waiting run, which continues. A later stage shows whether the answer is right. */
export function answerInteractive(sandbox: Sandbox, login: Login, answer: Credentials): void {
  const run = sandbox.fetcher.runOf(login)
  if (!run) return
  run.answer = answer
  run.callOff()
  run.sequence = sandbox.rules.stages.sequence(run.attempt.fetch_scopes, run.work.provider)
  run.at = run.sequence.indexOf('interactive')
  run.callOff = sandbox.clock.after(sandbox.settings.stageMs, () => sandbox.fetcher.proceed(login))
}
