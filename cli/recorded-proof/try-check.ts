import type { CheckDecided } from '../../core/journal-events.ts'
import type { Verdict } from '../../core/verdict.ts'
import type { Alteration, Altering, Answered, Material, Noted } from '../../harness/alterations/kit/alteration.ts'
import type { KindOfFault } from '../../faults/catalogue.ts'
import { alterationsOf } from '../../harness/alterations/alterations-of.ts'
import { decisiveOf, isBroken } from '../../harness/verdicts/gravest.ts'
import { breaksWhatWasEvaluated, noting, openFirst } from './bound-trials.ts'
import type { Bench, BenchCheck } from './bench.ts'
import { answeredBy, changesOf } from './changes-of.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'

/** The alteration on which a requirement failed. */
export interface Shown {
  kind: KindOfFault
  place: string
  verdict: Verdict
  check: string
  /** Whether a schema says that this fault breaks the requirement. */
  bound: boolean
}

/** Why a row failed on no alteration. */
export type NotShown =
  | 'not-alone'
  | 'nothing-to-alter'
  | 'not-in-recording'
  | 'bound-not-noticed'
  | 'seldom-decided'
  | 'none-noticed'
  | 'needs-key-of-target'
  | 'try-lost'

/** The results of one check's alterations for one row. */
export interface TriedRow {
  id: string
  shown?: Shown
  /** Absent when it failed. */
  why?: NotShown
  /** How many alterations were made. */
  tried: number
  /** The number of them with a verdict for the row. */
  decided: number
  /** Bound alterations that changed an answer of its judgement and left its verdict unchanged. */
  unnoticed: readonly Unnoticed[]
}

/** An alteration that was not noticed. */
export interface Unnoticed {
  alteration: string
  place: string
}

/** With fewer, a row that holds would say little of its check. */
const leastTrials = 4

/** Below this share of trials with a verdict, trials that held prove nothing. */
const enoughDecided = 0.5

/**
 * Alters a check's inputs until each row has failed, or `most` alterations were tried, or `answers` were given in all
 * trials; the first few trials are always made.
 */
export async function tryCheck(
  bench: Bench,
  one: BenchCheck,
  wanted: ReadonlySet<string>,
  { most, answers = Number.POSITIVE_INFINITY }: { most: number; answers?: number },
): Promise<TriedRow[]> {
  const check = one.check.name
  const rows = [...wanted].map((id): TriedRow => ({ id, tried: 0, decided: 0, unnoticed: [] }))
  const { material, decided } = await materialOf(bench, one, wanted)
  const keyed = rows.filter(({ id }) => needsKey(id, decided))
  const alone = rows.filter(
    (row) => decided !== undefined && verdictOn(decided, row.id) === 'passed' && !keyed.includes(row),
  )
  const alterations = alone.length > 0 ? alterationsOf(material) : []
  const played = { most: mostAnswers(material), decisive: material.decisive }
  const enough = Math.min(most, Math.max(leastTrials, answers / Math.max(1, material.answers.length)))
  let tried = 0
  const open = () => alone.filter(({ shown }) => !shown)
  for (const alteration of openFirst(alterations, open)) {
    if (open().length === 0 || tried >= enough) break
    tried += 1
    const changed = new Set<string>()
    const altering = noting(alteration.begin(), changed)
    const altered = await bench.evaluate(one, changesOf(altering, one.name, played))
    for (const row of open()) {
      const wasEvaluated = decided && altered && breaksWhatWasEvaluated(alteration, row.id, [decided, altered], changed)
      take(row, { alteration, altered, check, wasEvaluated: wasEvaluated ?? false })
    }
  }
  for (const row of rows.filter(({ shown }) => !shown)) row.why = alone.includes(row) ? whyNot(row) : 'not-alone'
  for (const row of keyed) row.why = 'needs-key-of-target'
  return rows
}

interface Trial {
  alteration: Alteration
  altered: CheckDecided | undefined
  check: string
  /** Whether it breaks the row where the row was evaluated. */
  wasEvaluated: boolean
}

function take(row: TriedRow, { alteration, altered, check, wasEvaluated }: Trial): void {
  const verdict = altered && verdictOn(altered, row.id)
  row.tried += 1
  if (verdict !== undefined && verdict !== 'inconclusive') row.decided += 1
  const { kind, place, breaks = [] } = alteration
  if (isBroken(verdict)) row.shown = { kind, place, verdict, check, bound: breaks.includes(row.id) }
  else if (wasEvaluated && verdict === 'passed') row.unnoticed = [...row.unnoticed, { alteration: kind, place }]
}

/** Verdicts that alterations cannot break without the target's private key. */
const ofSignatures: ReadonlySet<string> = new Set(['callbacks-signed-with'])

function needsKey(id: string, unaltered: CheckDecided | undefined): boolean {
  const own = unaltered?.judgements.filter(({ requirement }) => requirement === id) ?? []
  return own.some(({ code }) => code !== undefined && ofSignatures.has(code))
}

function whyNot({ tried, decided, unnoticed }: TriedRow): NotShown {
  if (tried === 0) return 'nothing-to-alter'
  if (decided === 0) return 'not-in-recording'
  if (unnoticed.length > 0) return 'bound-not-noticed'
  return decided < enoughDecided * tried ? 'seldom-decided' : 'none-noticed'
}

function verdictOn({ judgements }: CheckDecided, id: string): Verdict | undefined {
  return decisiveOf(judgements.filter(({ requirement }) => requirement === id))?.verdict
}

/** The inputs and the decision of a check without alteration. */
async function materialOf(
  bench: Bench,
  one: BenchCheck,
  rows: ReadonlySet<string>,
): Promise<{ material: Material; decided: CheckDecided | undefined }> {
  const answers: Answered[] = []
  const noted: Noted[] = []
  const watching: Altering = {
    answer(answered) {
      answers.push(answered)
      return answered.exchange
    },
    noted(value) {
      noted.push(value)
      return value.value
    },
  }
  const decided = await bench.evaluate(one, changesOf(watching, one.name))
  const elsewhere = bench.answersOf(one.name).map((given, number) => answeredBy(given, one.name, number))
  const decisive = (decided?.judgements ?? []).flatMap(({ evidence }) => evidence.toReversed())
  return {
    material: {
      answers: answers.map((answered) => (decisive.includes(answered.exchange.id) ? asDecisive(answered) : answered)),
      noted,
      elsewhere,
      notedElsewhere: bench.notedOf(one.name),
      otherVersions: [...new Set(answers.map(({ name }) => name))].flatMap((name) =>
        bench.otherVersionsOf(one.name, name),
      ),
      decisive,
      rows,
      words: wordsOf(rows, decided),
    },
    decided,
  }
}

/** An exchange that decides a judgement belongs to the check. */
function asDecisive({ setUp: _setUp, ...answered }: Answered): Answered {
  return { ...answered, decisive: true }
}

/** Limits requests to a server whose pages never end. */
function mostAnswers({ answers }: Material): number {
  return 3 * answers.length + 50
}

/**
 * Words about requirements, in singular and participle forms: from their rows, the steps of their check, and the facts
 * of its findings, such as `customer_id`.
 */
function wordsOf(ids: ReadonlySet<string>, decided: CheckDecided | undefined): ReadonlySet<string> {
  const rows = readRequirements().filter(({ id }) => ids.has(id))
  const own = (decided?.judgements ?? []).filter(({ requirement }) => ids.has(requirement))
  const texts = [
    ...rows.map(({ id, text, note = '' }) => `${id} ${text} ${note}`),
    ...(decided?.steps ?? []),
    ...own.flatMap(({ facts = {} }) =>
      Object.values(facts)
        .flat()
        .filter((fact) => typeof fact === 'string'),
    ),
  ]
  const words = texts.flatMap((text) => text.split(/[^\w]+/))
  const singular = words.map((word) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1'))
  const participles = singular.flatMap((word) => (word.endsWith('e') ? [`${word}d`] : []))
  return new Set([...words, ...singular, ...participles])
}
