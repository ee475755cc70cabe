import type { Sandbox } from '../world/sandbox.ts'
import type { Credentials, Login } from '../store/entities.ts'

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
