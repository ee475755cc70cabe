import type { Client } from '../client/client.ts'
import type { Draft } from '../client/draft.ts'
import type { Exchange, ReceivedAnswer, HeaderList } from '../../core/exchange.ts'
import { type Run } from '../run/run.ts'
import { timeOver } from '../run/time-over.ts'
import { CheckStopped, untested } from '../../core/check-stopped.ts'
import { bodyOf } from '../checks/answers/answer.ts'
import { otherTypeOfJson } from '../checks/errors/envelope.ts'
import type { Sending } from '../actions/scene/interface-behaviour.ts'
import { type InterfaceDescription, Scene } from '../actions/scene/scene.ts'
import { type AskedRequest, forward } from './forward.ts'
import type { Interaction } from './pacts/pact.ts'
import { refusedSignature } from './refusals.ts'
import type { Resolved } from './states/state.ts'
import { resolveStates } from './states/resolve.ts'
import { because } from '../reasons/because.ts'
import { inconclusive, type Judgement } from '../../core/judgement.ts'
import { inScope, missedIn } from '../replay/replay-log.ts'
import type { Dialect } from '../dialect/dialect.ts'

/** How the target is asked: the run, the interface, and the client for the consumer's request. */
interface Way {
  run: Run
  description: InterfaceDescription
  client: Client
  /** Whether to add secrets that the states know and the pact does not send. */
  addSecrets: boolean
  /** The scope of its requests in a recording. */
  scope: string
}

const readings = new Set(['GET', 'HEAD'])

/** One interaction during its verification: its states, its request, and their results. */
export class Session {
  /** Why there is nothing to compare; undefined otherwise. */
  stopped: Judgement | undefined
  /** The consumer's request with the target's answer. */
  exchange: Exchange | undefined
  /** The Content-Type of the needed JSON; undefined where the answer already has a JSON type. */
  sentAs: string | undefined
  /** Names of secret headers that the states know and the pact does not send. */
  unsent: string[] = []
  readonly addsSecrets: boolean
  requests = 0
  durationMs = 0
  private readonly interaction: Interaction
  private readonly run: Run
  private readonly client: Client
  private readonly scene: Scene
  private readonly scope: string
  private resolved: Resolved = { values: {} }
  private began = 0
  private readonly by: Sending

  constructor(interaction: Interaction, { run, description, client, addSecrets, scope }: Way) {
    this.interaction = interaction
    this.run = run
    this.client = client
    this.addsSecrets = addSecrets
    this.scope = scope
    this.by = { run, sendPrepared: async (prepared) => this.noted(await run.client.sendPrepared(prepared)) }
    this.scene = new Scene(run, description, (draft) => this.send(draft))
  }

  /** Sets up the states and returns their values. It never throws: an error is kept. */
  async begin(): Promise<Record<string, unknown>> {
    this.began = performance.now()
    const { states, method, wants = [] } = this.interaction
    await this.tried(async () => {
      const over = timeOver(this.run)
      if (over) throw over
      this.resolved = await resolveStates(states, {
        scene: this.scene,
        readsOnly: readings.has(method),
        by: this.by,
      })
      refuseMissing(wants, this.resolved.values)
    })
    return this.resolved.values
  }

  /** Sends the consumer's request. Undefined where a state failed or no answer came. */
  async answer(asked: AskedRequest): Promise<ReceivedAnswer | undefined> {
    if (this.stopped) return undefined
    await this.tried(async () => {
      const unsent = secretsLeftOut(this.interaction, this.resolved, this.run.dialect)
      this.unsent = unsent.map(([name]) => name)
      const way = { by: this.by, client: this.client, secrets: this.addsSecrets ? unsent : [] }
      this.exchange = this.noted(
        await forward(asked, this.interaction, this.resolved, { ...way, own: this.scene.interface.forward }),
      )
      const refused = refusedSignature(this.exchange)
      if (refused === undefined) return
      const parts = [because('refused', { outcome: refused }), because('likely-cause', { cause: 'key or clock' })]
      throw new CheckStopped('inconclusive', because('all-of', { parts }), [this.exchange])
    })
    return this.comparable()
  }

  /** The target's answer for the comparison. JSON gets the pact's type, because the verifier compares no body of another type. */
  private comparable(): ReceivedAnswer | undefined {
    const { answer } = this.exchange ?? {}
    const { jsonType } = this.interaction
    if (!answer || !this.exchange || jsonType === undefined || bodyOf(this.exchange) === undefined) return answer
    this.sentAs = otherTypeOfJson(this.exchange)
    const others = answer.headers.filter(([name]) => name.toLowerCase() !== 'content-type')
    return { ...answer, headers: [...others, ['Content-Type', jsonType]] }
  }

  /** Restores what the states changed. */
  async end(): Promise<void> {
    await this.tried(() => this.scene.control.resetClock())
    this.durationMs = performance.now() - this.began
  }

  private async send(draft: Draft): Promise<Exchange> {
    return this.noted(await this.run.client.send(draft))
  }

  private noted(exchange: Exchange): Exchange {
    this.requests += 1
    return exchange
  }

  private async tried(act: () => Promise<unknown>): Promise<void> {
    try {
      await inScope(this.scope, act)
    } catch (error) {
      this.stopped ??= stoppedBy(error)
    }
    const missed = missedIn(this.scope)
    if (missed.length > 0) this.stopped = inconclusive(because('not-in-recording', { what: missed }))
  }
}

function stoppedBy(error: unknown): Judgement {
  if (error instanceof CheckStopped) return { finding: error.finding, reason: error.reason, evidence: error.evidence }
  return inconclusive(because('harness-fault', { fault: error instanceof Error ? error.message : String(error) }))
}

/** Without the value, the pact's example would be sent, and its failure would count against the target. @throws CheckStopped (untested) */
function refuseMissing(wants: readonly string[], values: Readonly<Record<string, unknown>>): void {
  const missing = wants.filter((name) => values[name] === undefined)
  if (missing.length === 0) return
  throw untested(because('state-gives-no', { missing, given: Object.keys(values) }))
}

/** The secret headers of customer and login that the states know and the pact does not send. */
function secretsLeftOut(
  { headerNames }: Pick<Interaction, 'headerNames'>,
  { customer, login }: Resolved,
  dialect: Pick<Dialect, 'customerSecretHeader' | 'loginSecretHeader'>,
): HeaderList {
  const sent = new Set(headerNames.map((name) => name.toLowerCase()))
  const known: HeaderList = [
    [dialect.customerSecretHeader, customer?.secret ?? ''],
    [dialect.loginSecretHeader, login?.secret ?? ''],
  ]
  return known.filter(([name, value]) => name !== '' && value !== '' && !sent.has(name.toLowerCase()))
}
