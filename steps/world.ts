import type { IWorldOptions } from '@cucumber/cucumber'
import type { Requirement } from '../requirements/requirement.ts'
import type { Client } from '../harness/client/client.ts'
import type { Draft } from '../harness/client/draft.ts'
import type { Exchange } from '../core/exchange.ts'
import type { PreparedRequest } from '../harness/client/prepare.ts'
import type { Counterexample, PropertyCoverage } from '../core/journal-events.ts'
import type { Judgement } from '../core/judgement.ts'
import { currentRun, type Run } from '../harness/run/run.ts'
import { type Ruling, rulingOn } from '../harness/verdicts/ruling.ts'
import type { LoginRef } from '../harness/arrange/scene/refs.ts'
import type { Requests } from '../harness/arrange/scene/requests.ts'
import { isJwsDraft } from '../harness/arrange/open-finance/jws-draft.ts'
import { OpenFinance } from '../harness/arrange/open-finance/open-finance.ts'
import { rowsNamed } from './rows-named.ts'
import { SharingWorld } from './sharing-world.ts'
import { type InterfaceDescription, Scene } from '../harness/arrange/scene/scene.ts'
import { describeInterface } from '../interfaces/describe-interface.ts'

export type { GoodRequest } from './parts.ts'

/** One judgement for every row of the scenario, or one for each. */
export type Judged = Judgement | ((row: Requirement) => Judgement)

/** How the interface of a run is met. @throws Error INTERFACE_UNKNOWN where its folder is gone */
function describedInterface({ dialect }: Run): InterfaceDescription {
  const description = describeInterface(dialect.interface)
  if (!description) throw new Error(`INTERFACE_UNKNOWN: nothing describes ${dialect.interface}`)
  return description
}

/** What the steps of one scenario share. */
export class AssayWorld extends SharingWorld {
  readonly run: Run = currentRun()
  /** Sends as part of this scenario, for what makes several requests on its own. */
  readonly sender: (draft: Draft) => Promise<Exchange>
  readonly scene: Scene
  readonly requests: Requests
  /** The ids of the rows that the scenario's tags name. */
  tagged: readonly string[] = []
  /** Those of them that this run evaluates. */
  rows: Requirement[] = []
  readonly rulings: Ruling[] = []
  requestCount = 0
  /** The names of the requests sent as part of this scenario. */
  readonly sentNames = new Set<string>()
  /** What a step threw; the runner itself remembers it only until the next step is skipped. */
  stoppedBy: unknown
  coverage: PropertyCoverage | undefined
  counterexample: Counterexample | undefined

  /** The id of what the scenario is about, such as an account. */
  subject = ''
  /** Settings that were sent, and are looked for. */
  settings: Record<string, unknown> = {}
  /** The category taught for each description. */
  lessons: ReadonlyMap<string, string> = new Map()

  private ownOpenFinance: OpenFinance | undefined

  constructor(options: IWorldOptions) {
    super(options)
    this.sender = (draft) => this.send(draft)
    this.scene = new Scene(this.run, describedInterface(this.run), this.sender)
    this.requests = this.scene.requests
  }

  private count(name: string): void {
    this.requestCount += 1
    this.sentNames.add(name)
  }

  /** Sends a request as part of this scenario, JWS-signed where it is one of open finance. */
  async send(draft: Draft): Promise<Exchange> {
    if (isJwsDraft(draft)) return (await this.openFinance().send(draft)).exchange
    const exchange = await this.run.client.send(draft)
    this.count(draft.name)
    this.run.seen.add(draft.name, exchange)
    return exchange
  }

  /** The login of the scenario. @throws Error LOGIN_MISSING when no step made one */
  theLogin(): LoginRef {
    if (!this.login) throw new Error('LOGIN_MISSING: a Given must make the login first')
    return this.login
  }

  /** What open finance is asked by. @throws CheckStopped (untested) without open_finance in the profile */
  openFinance(): OpenFinance {
    this.ownOpenFinance ??= new OpenFinance(this.run, (prepared) => this.sendPrepared(prepared))
    return this.ownOpenFinance
  }

  /** The run's client, whose requests count as those of this scenario, and whose answers no other rule looks at. */
  countedClient(): Client {
    const { client } = this.run
    return {
      ...client,
      send: (draft) => {
        this.count(draft.name)
        return client.send(draft)
      },
    }
  }

  /** Sends a request of settled bytes, as after a change of its signature. */
  async sendPrepared(prepared: PreparedRequest): Promise<Exchange> {
    const exchange = await this.run.client.sendPrepared(prepared)
    this.count(prepared.name)
    this.run.seen.add(prepared.name, exchange)
    return exchange
  }

  /** The two answers that are compared. @throws Error PAIR_MISSING when no step sent both */
  pair(): [Exchange, Exchange] {
    const [one, other] = this.answers
    if (!one || !other) throw new Error('PAIR_MISSING: two answers are compared, and no step sent both')
    return [one, other]
  }

  /** The answers that are judged: those collected, or else the last one. */
  judged(): Exchange[] {
    return this.answers.length > 0 || this.answer === undefined ? this.answers : [this.answer]
  }

  /**
   * The only way to judge. Judges every row of the scenario, or those that the step names by their obligations.
   * A function is asked once per row, for rules that one look at the same answers decides.
   * A broken rule does not end the scenario, so that the steps after this one judge their rows too.
   * @throws Error ROW_UNKNOWN when no tag of the scenario names the row
   */
  judge(judgement: Judged, named: readonly string[] = []): void {
    const { accepted } = this.run.seen
    for (const row of rowsNamed(this.rows, this.tagged, named))
      this.rulings.push(rulingOn(row, typeof judgement === 'function' ? judgement(row) : judgement, accepted))
  }
}
