import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Describe } from '../actions/scene/scene.ts'
import type { Client } from '../client/client.ts'
import type { Run } from '../run/run.ts'
import type { ContractDecided, JournalEvent } from '../../core/journal-events.ts'
import { contractKey } from '../run/shard.ts'
import { decideInteraction, plannedContract, type Entry } from './decide-interaction.ts'
import { openGateway } from './gateway.ts'
import { markedPact } from './pacts/marked-pact.ts'
import { Session } from './session.ts'
import type { Compared } from '../verdicts/interaction.ts'
import { runVerifier } from './verifier/run-verifier.ts'
import { leftUntested, type Judgement } from '../../core/judgement.ts'
import { because } from '../reasons/because.ts'
import { missingPackage } from '../../core/optional-package.ts'
import { isFields } from '../../core/fields.ts'
import type { Masker } from '../client/masking/mask.ts'
import { labelOf } from '../client/masking/secret-fields.ts'
import type { Pact } from './pacts/pact.ts'

export interface ContractsOptions {
  entries: readonly Entry[]
  /** The run for an entry's interface, or why there is none. */
  runOf: (entry: Entry) => Promise<Run | Judgement>
  client: Client
  describe: Describe
  record: (event: JournalEvent) => void
  /** Whether to add secrets that the states know and the pact does not send; false when absent. */
  addSecrets?: boolean
  /** Called with each line that Pact's verifier prints. */
  onLine?: (line: string) => void
}

/** Longer than any state takes; states have their own deadlines. */
const answerMs = 30 * 60_000
/** A verifier that hangs says nothing; one that works says a line for each interaction. */
const quietMs = 30_000

/**
 * Verifies interactions in order with one process of Pact's verifier. Returns the decisions in order. The events go to
 * `record` once all are compared.
 */
export async function verifyContracts(options: ContractsOptions): Promise<ContractDecided[]> {
  const { client, addSecrets = false } = options
  for (const pact of new Set(options.entries.map((entry) => entry.pact))) learnFromPact(pact, client.masker)
  const sessions = new Map<string, Session>()
  const missing = missingPackage('@pact-foundation/pact-core')
  for (const entry of options.entries) {
    if (missing !== undefined) {
      entry.unreached = leftUntested(because('package-missing', { name: missing }))
      continue
    }
    const run = entry.interaction.unsupported === undefined ? await options.runOf(entry) : undefined
    const description = run && 'dialect' in run ? options.describe(run.dialect.interface) : undefined
    if (description && run && 'dialect' in run)
      sessions.set(
        entry.mark,
        new Session(entry.interaction, { run, description, client, addSecrets, scope: scopeOfContract(entry) }),
      )
    else if (run && 'finding' in run) entry.unreached = run
  }
  const comparedAt = sessions.size > 0 ? await compare(options, sessions) : () => undefined
  return options.entries.map((entry) => {
    const seen = { session: sessions.get(entry.mark), compared: comparedAt(entry.mark) }
    return decideInteraction(entry, seen, client, options.record)
  })
}

/** The same description may occur with other states. */
function scopeOfContract(entry: Entry): string {
  const { states, ...named } = plannedContract(entry)
  return ['contract:', contractKey(named), ...states].join(' ')
}

/** What the verifier compared, by mark. Where it does not finish, its problem is that of each. */
async function compare(
  options: ContractsOptions,
  sessions: Map<string, Session>,
): Promise<(mark: string) => Compared | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-pacts-'))
  // The verifier's requests to the gateway belong to this run.
  const inThisRun = AsyncLocalStorage.snapshot()
  const gateway = await openGateway({
    begin: (mark) => inThisRun(async () => sessions.get(mark)?.begin() ?? {}),
    answer: (mark, request) => inThisRun(async () => sessions.get(mark)?.answer(request)),
    end: (mark) => inThisRun(async () => sessions.get(mark)?.end()),
  })
  try {
    const files = await writeCopies(options.entries, sessions, folder)
    const order = { files, baseUrl: gateway.baseUrl, statesUrl: gateway.statesUrl, timeoutMs: answerMs }
    const { onLine } = options
    const compared = await runVerifier({ order, quietSince: gateway.quietSince, quietMs, onLine })
    return (mark) => compared.get(mark)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return () => ({ matches: false, mismatches: [], problem })
  } finally {
    await gateway.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** One copy of each pact, with the interactions that have a session. */
async function writeCopies(
  entries: readonly Entry[],
  sessions: ReadonlyMap<string, Session>,
  folder: string,
): Promise<string[]> {
  const live = entries.filter(({ mark }) => sessions.has(mark))
  const files: string[] = []
  for (const [pact, ofPact] of Map.groupBy(live, (entry) => entry.pact)) {
    const file = join(folder, `${files.length}.json`)
    const marked = ofPact.map(({ mark, interaction }) => ({ mark, place: interaction.place }))
    await writeFile(file, markedPact(pact, marked))
    files.push(file)
  }
  return files
}

/** Shorter examples are words such as `any` and `string`, which every report contains. */
const shortest = 12

/** Learns the secrets in headers and bodies of a pact, because reports show them and they may be real ones. */
function learnFromPact({ document }: Pact, masker: Pick<Masker, 'learn'>): void {
  const { interactions } = document
  const listed = Array.isArray(interactions) ? interactions.filter(isFields) : []
  for (const { headers, body } of listed.flatMap(({ request, response }) => [request, response].filter(isFields)))
    learn({ headers, body })

  function learn(value: unknown, label?: string): void {
    if (typeof value === 'string' && label !== undefined && value.length >= shortest) masker.learn(value, label)
    if (typeof value !== 'object' || value === null) return
    for (const [key, item] of Object.entries(value)) learn(item, label ?? labelOf(key))
  }
}
