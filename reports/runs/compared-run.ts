import type { Exchange } from '../../core/exchange.ts'
import type { JudgementRecord } from '../../core/journal-events.ts'
import type { Verdict } from '../../core/verdict.ts'
import type { Shard } from '../../core/shard.ts'
import type { KnownFailureStory, RequirementStory } from '../story/run-story-model.ts'

export interface ComparedRun {
  /** As it was given. */
  file: string
  from: 'journal' | 'results' | 'recording'
  target: { name: string; base_url: string; embedded: boolean }
  assay: string
  /** ISO 8601. */
  startedAt: string
  /** Absent when the file does not hold it. */
  durationMs?: number
  requests?: number
  seed: number
  finished: boolean
  /** Whether the journal may be incomplete. */
  damaged: boolean
  sentence: string
  interfaces: readonly string[]
  /** Addresses given to --only; empty for a whole run. */
  only: readonly string[]
  /** Titles given to --check, if the file holds them; absent when all checks ran. */
  titles?: readonly string[]
  depth?: 'smoke' | 'full'
  shard?: Shard
  requirements: ComparedRow[]
  knownFailures: KnownFailureStory[]
  /** By id; empty when the file holds no exchanges. */
  exchanges: ReadonlyMap<string, Exchange>
}

/** A requirement in one run, or a consumer's need, whose address is its name. */
export interface ComparedRow extends Pick<
  RequirementStory,
  'address' | 'topic' | 'obligation' | 'text' | 'source' | 'where' | 'strength' | 'verdict' | 'reason'
> {
  /** `consumers` for a need of a consumer. */
  interface: string
  checks: ComparedCheck[]
}

export interface ComparedCheck {
  title: string
  verdict: Verdict
  judgements: Array<Omit<JudgementRecord, 'requirement'>>
  /** The command that repeats it. */
  replay?: string
}

/** The interface name for needs of consumers. */
export const consumers = 'consumers'

export function partsOfAddress(address: string): Pick<ComparedRow, 'address' | 'interface' | 'topic' | 'obligation'> {
  const [name = '', topic = '', ...rest] = address.split('/')
  return { address, interface: name, topic, obligation: rest.join('/') }
}
