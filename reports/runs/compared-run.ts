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
  /** Absent where the file does not hold it. */
  durationMs?: number
  requests?: number
  seed: number
  finished: boolean
  /** Whether the journal is not known to be whole. */
  damaged: boolean
  sentence: string
  interfaces: readonly string[]
  /** Addresses given to --only; empty for a whole run. */
  only: readonly string[]
  /** Titles given to --check, where the file holds them; absent where every check was run. */
  titles?: readonly string[]
  depth?: 'smoke' | 'full'
  shard?: Shard
  requirements: ComparedRow[]
  knownFailures: KnownFailureStory[]
  /** By id; empty where the file holds no exchanges of its verdicts. */
  exchanges: ReadonlyMap<string, Exchange>
}

/** A requirement in one run, or a need of a consumer, whose address is its name. */
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

/** The interface under which needs of consumers stand. */
export const consumers = 'consumers'

export function partsOfAddress(address: string): Pick<ComparedRow, 'address' | 'interface' | 'topic' | 'obligation'> {
  const [name = '', topic = '', ...rest] = address.split('/')
  return { address, interface: name, topic, obligation: rest.join('/') }
}
