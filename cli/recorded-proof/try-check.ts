import type { InterfaceName } from '../../core/interface-name.ts'
import type { CheckDecided } from '../../core/journal-events.ts'
import type { Verdict } from '../../core/verdict.ts'
import type { Alteration, Altering, Answered, Material, Noted } from '../../harness/alterations/kit/alteration.ts'
import { alterationsOf } from '../../harness/alterations/alterations-of.ts'
import { routeOfExchange } from '../../harness/dialect/route-of-exchange.ts'
import type { Changes } from '../../harness/recording/player.ts'
import { gravestOf } from '../../harness/verdicts/gravest.ts'
import { isBroken } from '../../harness/verdicts/verdict-of.ts'
import { describeEveryInterface, describeInterface } from '../../interfaces/describe-interface.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import type { Bench, BenchCheck, Named } from './bench.ts'

/** The alteration on which a requirement failed. */
export interface Shown {
  kind: string
  place: string
  verdict: Verdict
  check: string
}

/** Why a row was not shown able to fail. */
export type NotShown = 'not-alone' | 'nothing-to-alter' | 'not-in-recording' | 'none-noticed'

/** What the alterations of one check came to for one row. */
export interface TriedRow {
  id: string
  shown?: Shown
  /** Absent where it was shown. */
  why?: NotShown
  /** How many alterations were made. */
  tried: number
  /** With how many of them the row was still decided. */
  decided: number
}

/** Alters what a check was given until each of the rows has failed, or so many alterations were tried. */
export async function tryCheck(
  bench: Bench,
  one: BenchCheck,
  wanted: ReadonlySet<string>,
  most: number,
): Promise<TriedRow[]> {
  const { material, decided } = await materialOf(bench, one, wanted)
  const rows = [...wanted].map((id): TriedRow => ({ id, tried: 0, decided: 0 }))
  const alone = rows.filter(({ id }) => decided !== undefined && verdictOn(decided, id) === 'passed')
  const alterations = alone.length > 0 ? alterationsOf(material) : []
  let tried = 0
  const open = () => alone.filter(({ shown }) => !shown)
  for (const alteration of alterations) {
    if (open().length === 0 || tried === most) break
    tried += 1
    const altered = await bench.judge(one, changesOf(alteration.begin(), one.name, mostAnswers(material)))
    for (const row of open()) take(row, alteration, altered, one.check.name)
  }
  for (const row of rows) if (!row.shown) row.why = alone.includes(row) ? whyNot(row) : 'not-alone'
  return rows
}

function take(row: TriedRow, { kind, place }: Alteration, altered: CheckDecided | undefined, check: string): void {
  const verdict = altered && verdictOn(altered, row.id)
  row.tried += 1
  if (verdict !== undefined && verdict !== 'inconclusive') row.decided += 1
  if (isBroken(verdict)) row.shown = { kind, place, verdict, check }
}

function whyNot({ tried, decided }: TriedRow): NotShown {
  if (tried === 0) return 'nothing-to-alter'
  return decided === 0 ? 'not-in-recording' : 'none-noticed'
}

function verdictOn({ judgements }: CheckDecided, id: string): Verdict | undefined {
  const own = judgements.filter(({ requirement }) => requirement === id)
  return own.length === 0 ? undefined : gravestOf(own.map(({ verdict }) => verdict))
}

/** What a check is given without any alteration, and what it comes to then. */
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
  const decided = await bench.judge(one, changesOf(watching, one.name))
  const elsewhere = bench.answersOf(one.name).map((given, number) => answeredBy(given, one.name, number))
  const decisive = (decided?.judgements ?? []).flatMap(({ evidence }) => evidence.toReversed())
  return { material: { answers, noted, elsewhere, decisive, words: wordsOf(rows) }, decided }
}

/** A server whose pages never end is not asked for ever. */
function mostAnswers({ answers }: Material): number {
  return 3 * answers.length + 50
}

const endOf: Readonly<Record<string, boolean>> = {
  pause: false,
  'callbacks awaited': false,
  'callbacks no longer': true,
}

function changesOf(altering: Altering, name: InterfaceName, most = Number.POSITIVE_INFINITY): Changes {
  let [answers, notes] = [0, 0]
  return {
    exchange(request, found) {
      if (!found || answers >= most) return undefined
      answers += 1
      return altering.answer(answeredBy({ name: request.name, exchange: found }, name, answers - 1))
    },
    // Nobody waits longer than in the recording.
    outcome: (kind) => (kind.startsWith('burst to ') ? false : endOf[kind]),
    reading: (kind, value) => altering.noted({ number: notes++, kind, value }),
  }
}

/** The route of the interface itself, or of one through which it makes things. */
function answeredBy({ name, exchange }: Named, own: InterfaceName, number: number): Answered {
  const description = describeInterface(own)
  const dialects = [...(description ? [description] : []), ...describeEveryInterface()].map(({ dialect }) => dialect)
  for (const dialect of dialects) {
    const route = routeOfExchange(dialect, exchange)
    if (route) return { number, name, at: route.route, route, exchange }
  }
  return { number, name, at: `${exchange.request.method} ${name}`, exchange }
}

function wordsOf(ids: ReadonlySet<string>): ReadonlySet<string> {
  const rows = readRequirements().filter(({ id }) => ids.has(id))
  return new Set(rows.flatMap(({ id, text, note = '' }) => `${id} ${text} ${note}`.split(/[^\w]+/)))
}
