import { createCallbacks, sendCallback } from '../callbacks/create-callbacks.ts'
import { logFault } from '../basics/log-fault.ts'
import { behaviourOf } from '../providers/credentials.ts'
import { addStage, endRun } from '../fetching/end-run.ts'
import { answerInteractive } from '../fetching/read-dates.ts'
import { doStage } from '../fetching/import-accounts.ts'
import type { Fetcher, Run, Sandbox, SandboxOptions } from '../world/sandbox.ts'
import { createClock } from '../basics/clock.ts'
import { type KeyPair, createSecretSource } from '../basics/keys.ts'
import { createLimiter } from '../basics/window.ts'
import { createFlows } from '../store/flows.ts'
import { createStore } from '../store/store.ts'
import { createRules } from '../world/rules.ts'

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
  sandbox.callbacks = createCallbacks(sandbox)
  sandbox.flows = createFlows(options.state?.keeping)
  sandbox.limiter = createLimiter(options.rateLimits ?? true)
  return sandbox
}

function createFetcher(sandbox: Sandbox): Fetcher {
  const runs = new Map<string, Run>()

  return {
    start(login, attempt, work, hold = false) {
      const sequence = sandbox.rules.stages.sequence(attempt.fetch_scopes, work.provider)
      const run: Run = { login, attempt, work, sequence, at: 0, callOff: () => undefined }
      run.ended = () => runs.delete(login.id)
      runs.set(login.id, run)
      login.next_refresh_possible_at = sandbox.rules.refresh.nextWhileFetching(sandbox.clock.now(), work.provider)
      enterStage(sandbox, run, hold)
    },
    proceed(login) {
      const run = runs.get(login.id)
      if (!run) return
      run.callOff()
      leaveStage(sandbox, run)
    },
    waitsForAnswer(login) {
      const run = runs.get(login.id)
      return run !== undefined && run.sequence[run.at] === 'interactive' && run.answer === undefined
    },
    running: (clientId) => [...runs.values()].filter(({ login }) => login.clientId === clientId).length,
    runOf: (login) => runs.get(login.id),
    fail(login, errorClass, message) {
      const run = runs.get(login.id)
      if (run) endRun(sandbox, run, { errorClass, message })
    },
    drop(login) {
      runs.get(login.id)?.callOff()
      runs.delete(login.id)
    },
  }
}

/**
 * Records that a run entered its present stage and schedules its end: after `stageMs`, after the user's answer, or at
 * the timeout. With `hold` only `proceed` moves it.
 */
function enterStage(sandbox: Sandbox, run: Run, hold = false): void {
  const name = run.sequence[run.at] ?? 'finish'
  const waits = sandbox.rules.stages.waits(name)
  addStage(sandbox, run, name, waits)
  sendCallback(sandbox, 'notify', run, { stage: name })
  if (hold) return
  if (name === 'finish') {
    endRun(sandbox, run)
  } else if (waits) {
    sendCallback(sandbox, 'interactive', run, { stage: name })
    const { timeoutSeconds, timeoutClass: errorClass } = sandbox.rules.interactive
    const moment = new Date(sandbox.clock.now().getTime() + timeoutSeconds * 1000)
    run.callOff = sandbox.clock.at(moment, () =>
      endRun(sandbox, run, { errorClass, message: 'the interactive step was not answered in time' }),
    )
    if (run.foretold) answerInteractive(sandbox, run.login, run.foretold)
  } else {
    run.callOff = sandbox.clock.after(stageMs(sandbox, run, name), () => leaveStage(sandbox, run))
  }
}

function stageMs(sandbox: Sandbox, run: Run, name: string): number {
  const { slow } = behaviourOf(run.work.provider, run.work.credentials)
  return sandbox.rules.stages.lastsMs(sandbox.settings.stageMs, slow, name)
}

/** Does the work of a run's present stage and goes on to the next, or ends the run when the work failed. */
function leaveStage(sandbox: Sandbox, run: Run): void {
  try {
    const failure = doStage(sandbox, run, run.sequence[run.at] ?? 'finish')
    if (failure) {
      endRun(sandbox, run, failure)
      return
    }
    run.at += 1
    enterStage(sandbox, run)
  } catch (error) {
    logFault(error)
    endRun(sandbox, run, { errorClass: 'InternalServerError', message: 'the sandbox failed while fetching' })
  }
}
