import type { Verdict } from '../../core/verdict.ts'
import type { Recording } from '../../harness/recording/read-recording.ts'
import { gravestOf, isBroken } from '../../harness/verdicts/gravest.ts'
import { isEvaluated } from '../../harness/verdicts/kind-of-change.ts'
import { addressOf } from '../../requirements/address-of.ts'
import { asBinding } from '../../requirements/at-each-place.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import { type ComparedRow, type ComparedRun, partsOfAddress } from './compared-run.ts'

/**
 * A run from its recording, which holds verdicts and codes of reasons; `assay rejudge` makes reports with full texts.
 * Of a killed run, only what was checked is known.
 */
export function runOfRecording({ opened, checks, run, kept }: Recording): Omit<ComparedRun, 'file'> {
  const { name, base_url } = opened.profile.target
  const { interfaces, only, titles, depth, seed, embedded } = opened.asked
  const said = run?.requirements ?? saidBy(checks)
  const texts = catalogueOf(interfaces)
  return {
    from: 'recording',
    target: { name, base_url, embedded },
    assay: opened.assay,
    startedAt: opened.at,
    durationMs: run && Math.max(0, Date.parse(run.at) - Date.parse(opened.at)),
    requests: kept.filter(({ type }) => type === 'exchange').length,
    seed,
    finished: run !== undefined,
    damaged: false,
    sentence: run?.sentence ?? 'The run did not finish.',
    interfaces,
    only,
    titles: titles.length > 0 ? titles : undefined,
    depth: depth === 'standard' ? undefined : depth,
    requirements: said.map(({ address, verdict, code }) => rowOf(address, verdict, code, texts)),
    knownFailures: [],
    exchanges: new Map(),
  }
}

type Texts = ReadonlyMap<string, Pick<ComparedRow, 'text' | 'source' | 'where' | 'strength'>>

function catalogueOf(interfaces: readonly string[]): Texts {
  const rows = readRequirements().flatMap((row) =>
    row.interfaces
      .filter((name) => interfaces.includes(name))
      .map((name) => [addressOf(row.id, name), asBinding(row, name)] as const),
  )
  return new Map(rows)
}

function rowOf(address: string, verdict: Verdict, code: string | undefined, texts: Texts): ComparedRow {
  const unknown = { text: '', source: '', where: '', strength: 'unknown' as const }
  const { text, source, where, strength } = texts.get(address) ?? unknown
  const reason = `The recording holds ${code === undefined ? 'no reason' : `the code ${code} of the reason`}.`
  return { ...partsOfAddress(address), text, source, where, strength, verdict, reason, checks: [] }
}

/** A check that did not run might have broken the row: only a breach is certain. */
function saidBy(checks: Recording['checks']): Array<{ address: string; verdict: Verdict; code?: string }> {
  const said = checks.flatMap(({ interface: name, judgements }) =>
    judgements.map(({ requirement, verdict }) => ({ address: addressOf(requirement, name), verdict })),
  )
  const byAddress = Map.groupBy(said, ({ address }) => address)
  return [...byAddress].map(([address, own]) => {
    const verdict = gravestOf(own)
    return { address, verdict: isEvaluated(verdict) && !isBroken(verdict) ? 'inconclusive' : verdict }
  })
}
