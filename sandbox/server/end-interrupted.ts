import { endRun } from '../fetching/end-run.ts'
import { planDailyRefresh } from '../fetching/daily-refresh.ts'
import { findProvider } from '../providers/find-provider.ts'
import { lastAttempt } from '../store/last-attempt.ts'
import type { Sandbox } from '../world/sandbox.ts'

const stopped = { errorClass: 'LoginFetchingStopped', message: 'the sandbox was stopped during the fetch' }

/** Ends the fetches that a stopped process left, and schedules the daily ones again, from now on. */
export function endInterrupted(sandbox: Sandbox): void {
  for (const login of sandbox.store.logins.all()) {
    const attempt = lastAttempt(sandbox, login)
    const provider = findProvider(login.providerCode)
    if (!attempt || !provider) continue
    if (attempt.finished) planDailyRefresh(sandbox, login, attempt)
    else {
      const run = { login, attempt, work: { provider, credentials: {} }, sequence: [], at: 0, callOff: () => undefined }
      endRun(sandbox, run, stopped)
    }
  }
}
