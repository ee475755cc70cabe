import { behaviourOf } from '../providers/credentials.ts'
import type { Sandbox, Run, Failure } from '../world/sandbox.ts'
import type { Credentials, Login } from '../store/entities.ts'
import { holdingsFor, importTransactions, importAccounts } from './import-accounts.ts'

/** Does the work of one stage; a failure ends the attempt. */
export function doStage(sandbox: Sandbox, run: Run, name: string): Failure | undefined {
  switch (name) {
    case 'connect':
      return connect(sandbox, run)
    case 'interactive':
      return interact(sandbox, run)
    case 'fetch_holder_info':
      run.login.holderInfo = holdingsFor(sandbox, run).holder_info
      return undefined
    case 'fetch_accounts':
      return fetchAccounts(sandbox, run, name)
    case 'fetch_recent':
      importTransactions(sandbox, run, true)
      run.attempt.finished_recent = true
      return undefined
    case 'fetch_full':
      importTransactions(sandbox, run, false)
      return undefined
    default:
      return undefined
  }
}

function fetchAccounts(sandbox: Sandbox, run: Run, stage: string): Failure | undefined {
  const ending = sandbox.rules.dates.endingClass(run.attempt, sandbox.clock.now())
  if (ending !== undefined) return { errorClass: ending, message: 'the days of the fetch lie outside the window' }
  importAccounts(sandbox, run)
  if (sandbox.rules.callbacks.notifiesOfAccounts(run.attempt)) sandbox.sendCallback('success', run, { stage })
  return undefined
}

function connect(sandbox: Sandbox, run: Run): Failure | undefined {
  const { provider, credentials, imported } = run.work
  const client = sandbox.store.clients.get(run.login.clientId)
  const ending = client && sandbox.rules.fetchScopes.endingClass(run.attempt.fetch_scopes, client)
  if (ending !== undefined) return { errorClass: ending, message: 'the client may not fetch these scopes' }
  if (imported) return undefined
  if (!sandbox.rules.stages.credentialsRight(provider, credentials)) {
    return { errorClass: 'InvalidCredentials', message: 'the provider refused the credentials' }
  }
  const { fails_with: errorClass, partial } = behaviourOf(provider, credentials)
  run.attempt.partial = partial
  return errorClass === null ? undefined : { errorClass, message: `the provider ended the fetch with ${errorClass}` }
}

function interact(sandbox: Sandbox, run: Run): Failure | undefined {
  if (sandbox.rules.interactive.right(run.work.provider, run.answer ?? {})) return undefined
  return { errorClass: 'InvalidInteractiveCredentials', message: 'the provider refused the interactive answer' }
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
