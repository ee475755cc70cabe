import type { Exchange } from '../../core/exchange.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import type { CheckDecided } from '../../core/journal-events.ts'
import type { Noted } from '../../harness/alterations/kit/alteration.ts'
import { createClient } from '../../harness/client/client.ts'
import { createMasker } from '../../harness/client/masking/mask.ts'
import { mostCasesAt } from '../../harness/evaluation/depth.ts'
import { interfaceRun } from '../../harness/evaluation/interface-run.ts'
import { evaluateChecks } from '../../harness/evaluation/evaluate-checks.ts'
import { planOf, type Plan } from '../../harness/evaluation/plan.ts'
import { type Check, readChecks } from '../../harness/evaluation/read-checks.ts'
import { playableProfile } from '../../harness/recording/playable-profile.ts'
import { playedClient } from '../../harness/recording/played-client.ts'
import { type Changes, createPlayer, type PlayedRequest, type ScopedRequest } from '../../harness/recording/player.ts'
import type { Recording } from '../../harness/recording/read-recording.ts'
import type { ExchangeKept } from '../../harness/recording/recording-line.ts'
import { type Shelf, shelfOf } from '../../harness/recording/shelf.ts'
import { runOfInterface } from '../../harness/run/run-of-interface.ts'
import type { Run } from '../../harness/run/run.ts'
import { SeenAnswers } from '../../harness/run/seen-answers.ts'
import { isOfTarget, withReplayLog, scopeOfCheck } from '../../harness/replay/replay-log.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import { noBrowsers } from '../../harness/hosted/browsers.ts'

export interface BenchCheck {
  name: InterfaceName
  check: Check
}

/** An exchange with the name of its request. */
export interface Named {
  name: string
  exchange: Exchange
}

/** Evaluates single checks repeatedly on the content of a recording. */
export interface Bench {
  readonly plan: Plan
  /** The check's decision; undefined when it ended without a verdict. */
  evaluate(one: BenchCheck, changes: Changes): Promise<CheckDecided | undefined>
  /** Answers in an interface: a few of each route, status and class, as rules for every answer see them. */
  answersOf(name: InterfaceName): readonly Named[]
  /** Other inputs of an interface's checks, such as what a browser saw. */
  notedOf(name: InterfaceName): readonly Noted[]
  /** The first successful answer of each other interface to a request of this name. */
  otherVersionsOf(name: InterfaceName, request: string): readonly Named[]
  /** Frees what checks have read so far. */
  forget(): void
  close(): Promise<void>
}

export function openBench(recording: Recording): Bench {
  const { asked, at, profile: kept } = recording.opened
  const profile = playableProfile(kept)
  const plan = planOf({ ...asked, titles: [] }, readChecks())
  const plain = createClient({ profile, masker: createMasker() })
  const read = new Map<ExchangeKept['exchange'], Exchange>()
  const plainShelf = shelfOf(recording)
  const shelf = {
    ...plainShelf,
    exchangeOf(one: ExchangeKept['exchange']) {
      const known = read.get(one) ?? plainShelf.exchangeOf(one)
      read.set(one, known)
      return known
    },
  }
  const templates = new Map<InterfaceName, Run>()
  const answers = new Map<InterfaceName, Named[]>()
  const notedIn = Map.groupBy(
    recording.kept.flatMap((line, number) =>
      line.type === 'reading' && line.value !== undefined ? [{ ...line, number, value: line.value }] : [],
    ),
    ({ scope }) => asked.interfaces.find((name) => scope.startsWith(`${name}, `)),
  )
  const firstOf = new Map<string, ExchangeKept>()
  for (const line of recording.kept) {
    if (line.type !== 'exchange' || line.exchange.answer?.status !== 200) continue
    const key = `${line.scope.split(', ', 1)[0]} ${line.name}`
    if (!firstOf.has(key)) firstOf.set(key, line)
  }
  const shared = {
    ...asked,
    ...mostCasesAt(asked),
    profile,
    describe: describeInterface,
    shrinks: false,
    browsers: noBrowsers,
    record: () => undefined,
  }

  function templateOf(name: InterfaceName): Run {
    const known = templates.get(name)
    if (known) return known
    const planned = { whole: plan, own: plan.planned }
    const made = interfaceRun({ describe: describeInterface, profile }, name, planned, { ...shared, client: plain })
    if (!made) throw new Error(`INTERFACE_UNKNOWN: nothing is planned for ${name}`)
    templates.set(name, made.run)
    return made.run
  }

  function answersOf(name: InterfaceName): Named[] {
    const known = answers.get(name)
    if (known) return known
    const seen = new SeenAnswers(templateOf(name).dialect.successBody ?? 'data')
    const all: Named[] = []
    for (const line of recording.kept) {
      if (line.type !== 'exchange' || !line.scope.startsWith(`${name}, `) || isControl(line)) continue
      const exchange = plainShelf.exchangeOf(line.exchange)
      seen.add(line.name, exchange)
      all.push({ name: line.name, exchange })
    }
    const few = new Set(seen.exchanges())
    const own = all.filter(({ exchange }) => few.has(exchange))
    answers.set(name, own)
    return own
  }

  return {
    plan,
    answersOf,
    notedOf: (name) => notedIn.get(name) ?? [],
    otherVersionsOf: (name, request) =>
      asked.interfaces.flatMap((other) => {
        const line = other === name ? undefined : firstOf.get(`${other} ${request}`)
        return line ? [{ name: request, exchange: plainShelf.exchangeOf(line.exchange) }] : []
      }),
    async evaluate({ name, check }, changes) {
      const decided: CheckDecided[] = []
      // A check of what all others saw keeps its own requests unaltered.
      const own = check.last ? { ...changes, exchange: asFound } : changes
      const player = createPlayer(shelf, goingOn(own, shelf))
      const template = templateOf(name)
      const run = runOfInterface(
        name,
        {
          ...shared,
          client: playedClient(plain, { profile, player, at }),
          record: (event) => event.type === 'check-decided' && decided.push(event),
        },
        [...template.requirements.values()],
      )
      // The recorded target has accepted requests, in other checks.
      run.seen.accepted = 1
      if (check.last)
        for (const { name: request, exchange } of answersOf(name)) {
          const { method, url, body } = exchange.request
          const scope = scopeOfCheck(name, check.name)
          const given = changes.exchange({ scope, name: request, method, url, body }, exchange)
          if (given) run.note(request, given)
        }
      await withReplayLog(player.replayLog, () => evaluateChecks(run, [check]))
      return decided[0]
    },
    forget: () => read.clear(),
    close: () => plain.close(),
  }
}

/**
 * Answers beyond the recording after an alteration. The control port is not altered and does as it is asked. The target
 * repeats its last answer to the same request.
 */
function goingOn(changes: Changes, shelf: Shelf): Changes {
  const last = new Map<string, Exchange>()
  return {
    ...changes,
    exchange(request, found) {
      if (isControl(request)) return found ?? done(request)
      if (request.method !== 'GET') return changes.exchange(request, found ?? madeThroughAnother(request, shelf))
      const given = found ?? last.get(request.url)
      if (given) last.set(request.url, given)
      return changes.exchange(request, given)
    },
  }
}

/** Data shared by all interfaces may have been made through another interface. */
function madeThroughAnother({ scope, name }: ScopedRequest, shelf: Shelf): Exchange | undefined {
  if (!isOfTarget(scope)) return undefined
  const made = [...shelf.of(scope).exchanges.values()].flat().find((line) => line.name === name)
  return made && shelf.exchangeOf(made.exchange)
}

function asFound(_request: PlayedRequest, found: Exchange | undefined): Exchange | undefined {
  return found
}

function isControl({ name }: { name: string }): boolean {
  return name.startsWith('control ')
}

function done(request: PlayedRequest): Exchange {
  return { ...exchangeOf(request), answer: { status: 204, headers: [], body: '' } }
}

/** An exchange without answer for a request that was never sent. */
export function exchangeOf({ method, url, body }: PlayedRequest): Exchange {
  return { id: 'x0', request: { method, url, headers: [], body }, at: new Date(0).toISOString(), durationMs: 0 }
}
