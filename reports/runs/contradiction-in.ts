import { isDeepStrictEqual } from 'node:util'
import { wordsOf } from '../../harness/reasons/words-of.ts'
import { assayVersion } from '../../harness/run/version.ts'
import { countsOf, type VerdictCounts } from '../../harness/verdicts/counts.ts'
import { isEvaluated } from '../../harness/verdicts/kind-of-change.ts'
import { covers, stateOfKnown } from '../../harness/verdicts/known-failures.ts'
import { cutShortBecause } from '../../harness/verdicts/outcome.ts'
import { recount, type Recounted } from '../../harness/verdicts/recount.ts'
import { decisionFrom, notDecided } from '../../harness/verdicts/requirement-verdicts.ts'
import { withRoots } from '../../harness/verdicts/roots.ts'
import { isBroken } from '../../harness/verdicts/verdict-of.ts'
import type { ResultsFile, ResultsRow } from './results.ts'

/** What in results.json does not follow from the rest of it, in words; undefined where all agrees. */
export function contradictionIn(results: ResultsFile): string | undefined {
  return inChecks(results) ?? inRows(results) ?? inNeeds(results) ?? inCounts(results) ?? inConclusion(results)
}

/** The sentence that the verdicts of these results give. */
export function sentenceFor(results: ResultsFile): string {
  return results.kept ? results.sentence : wordsOf(concludedOf(results).conclusion)
}

/** A check has the verdict of its judgements; one that stopped on the way has its own where they are no graver. */
function inChecks({ requirements }: ResultsFile): string | undefined {
  for (const { address, checks } of requirements)
    for (const check of checks) {
      const { title, verdict, judgements } = check
      const together = decisionFrom([...judgements, check])?.verdict
      if (together !== verdict)
        return `the check "${title}" of ${address} is ${verdict}, and one of its judgements is ${together}`
      if (isEvaluated(verdict) && judgements.every((one) => one.verdict !== verdict))
        return `the check "${title}" of ${address} is ${verdict}, and none of its judgements is`
    }
  return undefined
}

/** A requirement has the verdict of its checks, and the root that they name; one without checks is not evaluated. */
function inRows({ requirements, knownFailures }: ResultsFile): string | undefined {
  const counted = withRoots(requirements.map((row) => ({ ...row, root: undefined, ...decisionOf(row) })))
  if (new Set(requirements.map(({ address }) => address)).size < requirements.length)
    return 'it has one of its requirements twice'
  for (const [at, { address, verdict, root, knownFailure }] of requirements.entries()) {
    const own = counted[at]
    if (own?.verdict !== verdict) return `${address} is ${verdict}, and its checks show ${own?.verdict}`
    if (own.root !== root) return `${address} names ${root ?? 'no requirement'} as its root, and its checks ${own.root}`
    if (knownFailures.some((entry) => covers(entry, address)) !== knownFailure)
      return `${address} is ${knownFailure ? 'a' : 'no'} known failure, and its list of known failures says otherwise`
  }
  return undefined
}

function decisionOf({ reason, checks }: ResultsRow) {
  const said = checks.map((check) => ({
    ...check,
    dependsOn: check.judgements.filter((one) => one.verdict === check.verdict).flatMap((one) => one.dependsOn ?? []),
  }))
  return decisionFrom(said) ?? { verdict: 'untested' as const, reason }
}

function inNeeds({ contracts }: ResultsFile): string | undefined {
  const wrong = contracts.find(({ verdict, pending, mismatches }) =>
    isBroken(verdict) ? verdict !== (pending ? 'warned' : 'failed') : mismatches.length > 0,
  )
  return (
    wrong &&
    `what ${wrong.consumer} needs of "${wrong.interaction}" is ${wrong.verdict}, and its mismatches say otherwise`
  )
}

function inCounts({ summary, requirements, knownFailures, basis, shard }: ResultsFile): string | undefined {
  const counted = { total: requirements.length, byVerdict: countsOf(requirements) }
  if (summary.total !== counted.total)
    return `its summary says ${summary.total} requirements, and it lists ${counted.total}`
  const own = Map.groupBy(requirements, (row) => row.interface)
  const wrong =
    differenceIn(summary.byVerdict, counted.byVerdict) ??
    Object.entries(summary.byInterface)
      .map(([name, said]) => differenceIn(said, countsOf(own.get(name) ?? [])))
      .find(Boolean)
  if (wrong) return `its summary says ${wrong}`
  const stale = knownFailures.find((entry) => stateOfKnown(entry, requirements, basis.today, shard) !== entry.state)
  return (
    stale && `its known failure ${stale.address} is said to be "${stale.state}", and its requirements say otherwise`
  )
}

/** Those that do not apply are counted, and not listed. */
function differenceIn(said: VerdictCounts, counted: VerdictCounts): string | undefined {
  const names = (Object.keys(counted) as Array<keyof VerdictCounts>).filter((one) => one !== 'inapplicable')
  const wrong = names.find((verdict) => said[verdict] !== counted[verdict])
  return wrong && `${said[wrong]} ${wrong}, and its requirements show ${counted[wrong]}`
}

function inConclusion(results: ResultsFile): string | undefined {
  const { assay, finished, exitCode, sentence, conclusion } = results
  if (results.kept) return inOwnPart(results, results.kept)
  let own: Recounted
  let words: string
  try {
    own = concludedOf(results)
    words = wordsOf(own.conclusion)
  } catch {
    return 'what its conclusion rests on cannot be read'
  }
  const code = finished ? own.exitCode : null
  if (exitCode !== code) return `its exit code is ${exitCode}, and its verdicts give ${code}`
  // Another version may count and word it in another way.
  if (assay !== assayVersion()) return undefined
  if (!isDeepStrictEqual(asJson(conclusion), asJson(own.conclusion)))
    return `its conclusion is not that of its verdicts, which is "${words}"`
  return sentence === words ? undefined : `it says "${sentence}", and its verdicts give "${words}"`
}

/** What a run came to that shows what earlier ones decided too rests on what it evaluated itself, which is not all that is listed. */
function inOwnPart(
  { exitCode, failOn, requirements }: ResultsFile,
  kept: { requirements: number },
): string | undefined {
  const own = requirements.filter(({ decidedAt }) => decidedAt === undefined)
  if (requirements.length - own.length !== kept.requirements)
    return `it says that earlier runs decided ${kept.requirements} of its requirements, and lists ${requirements.length - own.length}`
  const failed = own.filter(({ verdict, knownFailure }) => verdict === 'failed' && !knownFailure).length
  return exitCode === 0 && failOn !== 'new' && failed > 0
    ? `its exit code is 0, and ${failed} of its requirements failed`
    : undefined
}

function concludedOf(results: ResultsFile): Recounted {
  const { requirements, knownFailures, failOn, minJudged, shard, contracts, basis, failedBefore, journalDamage } =
    results
  const before = failedBefore && {
    ...results,
    verdicts: Object.fromEntries(failedBefore.map((address) => [address, 'failed' as const])),
    brokenNeeds: failedBefore,
  }
  const each = new Map(
    requirements.flatMap((row) => row.checks.map((check) => [`${row.interface} ${check.name}`, check])),
  )
  const checks = [...each.values()]
  const own = recount(
    {
      requirements: requirements.map((row) => ({ ...row, checks: [] })),
      knownFailures,
      failOn,
      minJudged,
      shard,
      contracts,
      basis,
      baseline: before,
      interrupted: checks.filter(({ coverage }) => coverage?.interrupted).length,
    },
    undefined,
    journalDamage,
  )
  if (results.finished || journalDamage) return own
  const [failed, needs] = [requirements, contracts].map(
    (all) => all.filter(({ verdict }) => verdict === 'failed').length,
  )
  const decided = checks.filter(({ code }) => code !== notDecided.code).length
  const known = { failed: { requirements: failed ?? 0, needs: needs ?? 0 }, needs: contracts.length }
  return { ...own, conclusion: cutShortBecause({ ...known, checks: { planned: checks.length, decided } }) }
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
