import { isDeepStrictEqual } from 'node:util'
import { interfaceNames } from '../../core/interfaces.ts'
import { wordsOf } from '../../harness/reasons/words-of.ts'
import { assayVersion } from '../../harness/run/version.ts'
import { brokenBy } from '../../harness/verdicts/interaction.ts'
import { countsOf, type VerdictCounts } from '../../harness/verdicts/counts.ts'
import { isEvaluated } from '../../harness/verdicts/kind-of-change.ts'
import { covers, stateOfKnown } from '../../harness/verdicts/known-failures.ts'
import { cutShortBecause } from '../../harness/verdicts/outcome.ts'
import { recount, type Recounted } from '../../harness/verdicts/recount.ts'
import { decisionFrom } from '../../harness/verdicts/requirement-verdicts.ts'
import { isBroken } from '../../harness/verdicts/verdict-of.ts'
import { byRoute } from '../json/results-json.ts'
import { placesOf } from '../story/places-of.ts'
import { routesOfRun } from '../story/routes-of-run.ts'
import { decidedBefore } from '../story/with-kept.ts'
import { ownPartOf, settledAnew } from './own-part.ts'
import type { ResultsFile } from './results.ts'

/** What in results.json does not follow from the rest of it, in words; undefined where all agrees. */
export function contradictionIn(results: ResultsFile): string | undefined {
  return (
    inChecks(results) ??
    inRows(results) ??
    inKept(results) ??
    inNeeds(results) ??
    inCounts(results) ??
    inRoutes(results) ??
    inConclusion(results)
  )
}

/** The sentence that the verdicts of these results give. */
export function sentenceFor(results: ResultsFile): string {
  return wordsOf(concludedOf(results).conclusion)
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
  const counted = settledAnew(requirements.map(({ own: _own, ...row }) => row))
  if (new Set(requirements.map(({ address }) => address)).size < requirements.length)
    return 'it has one of its requirements twice'
  for (const [at, { address, verdict, root, knownFailure, places, checks }] of requirements.entries()) {
    const own = counted[at]
    if (own?.verdict !== verdict) return `${address} is ${verdict}, and its checks show ${own?.verdict}`
    if (own.root !== root) return `${address} names ${root ?? 'no requirement'} as its root, and its checks ${own.root}`
    if (!isDeepStrictEqual(places, asJson(placesOf(checks))))
      return `the places of ${address} are not those of its checks`
    if (knownFailures.some((entry) => covers(entry, address)) !== knownFailure)
      return `${address} is ${knownFailure ? 'a' : 'no'} known failure, and its list of known failures says otherwise`
  }
  return undefined
}

function inNeeds({ contracts }: ResultsFile): string | undefined {
  const wrong = contracts.find(({ verdict, pending, mismatches }) =>
    isBroken(verdict) ? verdict !== brokenBy(mismatches, pending) : mismatches.length > 0,
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

/** Another version of Assay may decide at other routes; the routes of an interface that is not known here are not looked at. */
function inRoutes({ assay, requirements, summary }: ResultsFile): string | undefined {
  if (assay !== assayVersion()) return undefined
  const said = summary.byRoute.filter((one) => interfaceNames().includes(one.interface))
  return isDeepStrictEqual(said, asJson(byRoute(routesOfRun(requirements))))
    ? undefined
    : 'what its summary says by route is not what its requirements show'
}

function inConclusion(results: ResultsFile): string | undefined {
  const { assay, finished, exitCode, sentence, conclusion } = results
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

/** What earlier runs decided is said where they did alone, and counted. */
function inKept({ requirements, kept }: ResultsFile): string | undefined {
  const wrong = requirements.find((row) => row.decidedAt !== decidedBefore(row))
  if (wrong)
    return `${wrong.address} was decided ${wrong.decidedAt ?? 'by this run'}, and its checks ${decidedBefore(wrong) ?? 'by this run'}`
  const moments = requirements.flatMap(({ decidedAt }) => decidedAt ?? []).toSorted()
  const [said, oldest] = [kept ?? { requirements: 0 }, { requirements: moments.length, oldest: moments[0] }]
  return isDeepStrictEqual(asJson(said), asJson(oldest))
    ? undefined
    : `it says that earlier runs decided ${said.requirements} of its requirements, and lists ${moments.length}`
}

function concludedOf(results: ResultsFile): Recounted {
  const { knownFailures, failOn, minJudged, shard, basis, failedBefore, journalDamage } = results
  const baseline = failedBefore && {
    ...results,
    verdicts: Object.fromEntries(failedBefore.map((address) => [address, 'failed' as const])),
    brokenNeeds: failedBefore,
  }
  const { checks, ...own } = ownPartOf(results)
  const counted = recount(
    { ...own, knownFailures, failOn, minJudged, shard, basis, baseline },
    undefined,
    journalDamage,
  )
  if (results.finished || journalDamage) return counted
  const [requirements, needs] = [own.requirements, own.contracts].map(
    (all) => all.filter(({ verdict }) => verdict === 'failed').length,
  )
  const failed = { requirements: requirements ?? 0, needs: needs ?? 0 }
  return { ...counted, conclusion: cutShortBecause({ failed, checks, needs: own.contracts.length }) }
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
