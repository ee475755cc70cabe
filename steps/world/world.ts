import { AsyncLocalStorage } from 'node:async_hooks'
import { type IWorldOptions, World } from '../../harness/evaluation/runner.ts'
import type { Requirement } from '../../core/requirement.ts'
import type { Client } from '../../harness/client/client.ts'
import type { Draft, Send } from '../../harness/client/draft.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { PreparedRequest } from '../../harness/client/prepare.ts'
import type { Judgement } from '../../core/judgement.ts'
import { afterRefusal } from '../../harness/checks/answers/refused-as.ts'
import { isOwnCrash } from '../../harness/checks/answers/answer.ts'
import { asItWasAnswered, stoppedUnlessAbsent } from '../../harness/dialect/as-it-was-answered.ts'
import { currentRun, type Run } from '../../harness/run/run.ts'
import { inScope } from '../../harness/replay/replay-log.ts'
import { judgedAt } from '../../harness/verdicts/judged-row.ts'
import type { Requests } from '../../harness/actions/scene/requests.ts'
import type { Place } from '../../requirements/tables/quantifiers/quantifiers.ts'
import { helpersOf } from '../../harness/run/helpers.ts'
import { inTurns } from '../../harness/run/in-turns.ts'
import { rowsNamed } from './rows-named.ts'
import * as parts from './parts.ts'
import { demandAlone, type ScenarioRecord } from './scenario-record.ts'
import { type Part, Shared } from './parts.ts'
import {
  type FoundAt,
  decidedNowhere,
  judgementOver,
  stoppedEverywhere,
  type Places,
  type Visit,
  type Visits,
  visitsOf,
  visitsTo,
} from './visits.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import { type InterfaceDescription, Scene } from '../../harness/actions/scene/scene.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'

interface Few<T> {
  1: [T]
  2: [T, T]
  3: [T, T, T]
}

export type Judged = Judgement | ((row: Requirement) => Judgement)

/** The description of a run's interface. @throws Error INTERFACE_UNKNOWN when its folder is missing */
function describedInterface({ dialect }: Run): InterfaceDescription {
  const description = describeInterface(dialect.interface)
  if (!description) throw new Error(`INTERFACE_UNKNOWN: nothing describes ${dialect.interface}`)
  return description
}

/** The context of a scenario's steps: the run, the scene that arranges and sends, and the parts of earlier steps. */
export class AssayWorld extends World {
  readonly run: Run
  /** Sends requests of this scenario, for code that sends several. */
  readonly sender: Send
  readonly scene: Scene
  readonly requests: Requests
  readonly scenario: ScenarioRecord = {
    check: '',
    where: '',
    title: '',
    isFurtherRow: false,
    scope: '',
    properties: 0,
    tagged: [],
    rows: [],
    judged: [],
    sent: [],
    stoppedBy: undefined,
  }
  private readonly ownShared = new Shared()
  private visits: Visits | undefined
  /** The place of the running step; steps may run concurrently. */
  private readonly visiting = new AsyncLocalStorage<Visit>()
  private readonly foundAt: FoundAt = new Map()

  constructor(options: IWorldOptions) {
    super(options)
    const { run } = currentRun()
    this.run = run
    this.sender = (draft) => this.send(draft)
    this.scene = new Scene(run, describedInterface(run), this.sender, (what) => demandAlone(this.scenario, what))
    this.requests = this.scene.requests
  }

  /** Passes a part to later steps; undefined if it could not be made. */
  keep<T, Made extends T | undefined>(part: Part<T>, value: Made): Made {
    return this.shared.keep(part, value)
  }

  /**
   * A part of an earlier step. @throws Error PART_MISSING when none made it
   * @throws CheckStopped (inconclusive) when it is undefined
   */
  the<T>(part: Part<T>): T {
    return this.shared.the(part)
  }

  /**
   * Runs all later steps at each of these places, which `what` names in the plural. `arrange` sets the parts of a
   * place, with resources of its own, so that places are visited concurrently.
   * @throws CheckStopped when no place can be arranged
   */
  async over({ what, places }: Places, arrange: (place: Place) => void | Promise<void>): Promise<void> {
    const { check } = this.scenario
    const all = visitsTo({ what, places }, { visited: this.run.visited, check, before: this.shared })
    const visited = new Set(this.scenario.rows.flatMap((row) => visitsOf(row, all).visits))
    this.visits = { ...all, visits: all.visits.filter((visit) => visited.has(visit)) }
    await this.do(() => this.visit && arrange(this.visit.place))
  }

  /**
   * Runs a step, with `over` at each place that has not stopped. Each row gets one judgement over the places.
   * @throws CheckStopped when every place stopped
   */
  async do(step: () => unknown): Promise<unknown> {
    const { visits } = this
    if (!visits) return step()
    this.foundAt.clear()
    const open = visits.visits.filter(({ stopped }) => stopped === undefined)
    await inTurns(open, (visit) => this.doAt(visit, step), helpersOf(this.run))
    const stopped = stoppedEverywhere(visits)
    if (stopped) throw stopped
    for (const row of this.scenario.rows) {
      const own = visitsOf(row, visits)
      const judged = this.foundAt.get(row) ?? decidedNowhere(row, own, this.scenario.judged)
      if (judged) this.rule(row, judgementOver(own, judged))
    }
    return undefined
  }

  /** Runs a step at a place, with readings of its own. */
  private doAt(visit: Visit, step: () => unknown): Promise<void> {
    return inScope(`${this.scenario.scope}, ${visit.place.name}`, () =>
      this.visiting.run(visit, async () => {
        try {
          await step()
        } catch (error) {
          const stopped = stoppedUnlessAbsent(this.run.routesMet, error)
          if (!(stopped instanceof CheckStopped)) throw error
          visit.stopped = stopped
        }
      }),
    )
  }

  /** Whether an earlier example or place looks at the same. */
  get isFurther(): boolean {
    return this.scenario.isFurtherRow || (this.visit !== undefined && this.visit !== this.visits?.first)
  }

  private get visit(): Visit | undefined {
    return this.visiting.getStore()
  }

  private get shared(): Shared {
    return this.visit?.shared ?? this.ownShared
  }

  /** A part, or undefined if no step made it. */
  find<T>(part: Part<T>): T | undefined {
    return this.shared.find(part)
  }

  /** Sends a request of this scenario, authenticated for its interface. */
  async send(draft: Draft): Promise<Exchange> {
    const own = this.scene.interface.send?.(this, draft)
    if (own) return own
    const send = () => this.run.client.send(draft)
    const exchange = draft.takes === undefined ? await send() : await this.run.having(draft.takes, send)
    return this.noted(draft.name, exchange)
  }

  /** The run's client; its requests count for this scenario, and no other rule evaluates its answers. */
  countedClient(): Client {
    const { client } = this.run
    return {
      ...client,
      send: async (draft) => {
        this.scenario.sent.push(draft.name)
        return this.scene.noteSent(await client.send(draft))
      },
    }
  }

  /** Sends a request with fixed bytes, such as a changed signature. */
  async sendPrepared(prepared: PreparedRequest): Promise<Exchange> {
    const exchange = await this.run.client.sendPrepared(prepared)
    return this.noted(prepared.name, exchange)
  }

  private noted(name: string, exchange: Exchange): Exchange {
    this.scenario.sent.push(name)
    this.run.note(name, this.scene.noteSent(exchange))
    return this.met(exchange)
  }

  /** Remembers a server error, which later evaluations consider. */
  met(exchange: Exchange): Exchange {
    return isOwnCrash(exchange) ? this.keep(parts.crash, exchange) : exchange
  }

  /** The first `number` entries of a part. @throws Error PART_MISSING when it has fewer */
  few<T, N extends keyof Few<T>>(number: N, part: Part<readonly T[]>): Few<T>[N] {
    const found = this.the(part).slice(0, number)
    if (found.length < number)
      throw new Error(`PART_MISSING: ${number} of ${part.name} are looked at, and no step kept them`)
    return found as Few<T>[N]
  }

  /** The two answers that are compared. */
  pair(): [Exchange, Exchange] {
    return this.few(2, parts.answers)
  }

  /** The answers to evaluate: those that a step collected, or else the last one. */
  judged(): readonly Exchange[] {
    const collected = this.find(parts.answers) ?? []
    const last = this.find(parts.answer)
    return collected.length > 0 || last === undefined ? collected : [last]
  }

  /**
   * The only way to evaluate. Evaluates every row of the scenario, or those that the step names by their obligations. A
   * function is called once per row, for rules that share the look at the same answers. A broken rule does not end the
   * scenario, so that later steps evaluate their rows too.
   * @throws Error ROW_UNKNOWN when no tag of the scenario names the row
   */
  judge(judgement: Judged, named: readonly string[] = []): void {
    const { rows, tagged } = this.scenario
    for (const row of rowsNamed(rows, tagged, named)) {
      const judged = typeof judgement === 'function' ? judgement(row) : judgement
      const answered = asItWasAnswered(judged, { routes: this.run.routesMet, crashBefore: this.find(parts.crash) })
      const found = afterRefusal(this.find(parts.refusedBefore), answered)
      const { visit } = this
      if (!visit) this.rule(row, found)
      else if (row.partOf?.places.includes(visit.place.name) ?? true)
        this.foundAt.set(row, new Map(this.foundAt.get(row)).set(visit, found))
    }
  }

  private rule(row: Requirement, judgement: Judgement): void {
    this.scenario.judged.push(judgedAt(row, judgement, this.run.seen))
  }
}
