import { mostShown } from '../../core/most-shown.ts'
import { catalogue, ofRecordings } from '../../faults/catalogue.ts'
import { because } from '../../harness/reasons/because.ts'
import { count } from '../../harness/reasons/count.ts'
import { wordsOf } from '../../harness/reasons/words-of.ts'
import type { ShownToFail } from '../../core/faults-shown.ts'
import type { Reason } from '../../core/reason.ts'
import { type ExitCode, exitCodeOf } from '../../harness/verdicts/exit-code.ts'
import { faultsSentence } from '../../reports/text/faults-text.ts'
import { addressesIn, type Part, type TriedPart } from './part.ts'
import type { NotShown, TriedRow, Unnoticed } from './try-check.ts'

/** The alteration on which a passed requirement failed, or why there is none. */
export interface ShownRecorded extends ShownToFail {
  /** The check that failed. */
  check?: string
  /** Why it failed on none; absent when it failed. */
  code?: NotShown
  /** Whether a schema binds that alteration to it. */
  bound?: boolean
  /** Alterations bound to it that it did not notice, before the one that it noticed, or among all tried ones. */
  unnoticed: readonly Unnoticed[]
  /** How many alterations were tried. */
  tried: number
  /** The number of them with a verdict for the requirement. */
  decided: number
}

/** A kind of alteration, with how many requirements failed on it. */
export interface KindShown {
  id: string
  sentence: string
  shown: number
  /** How many of them a schema binds to it. */
  bound: number
}

/** The whole proof as JSON; documented in docs/prove.md. */
export interface RecordedProof {
  recordedProof: 1
  target: string
  /** When the run was recorded, ISO 8601. */
  recorded: string
  requirements: ShownRecorded[]
  alterations: KindShown[]
  seconds: number
}

/** Collects the results of parts, and returns those of each requirement. */
export function createTally(passed: readonly string[]) {
  const rows = new Map<string, ShownRecorded>()

  /** Of several checks, keeps the one that noticed something, else the one with most trials. */
  function keep(one: ShownRecorded): void {
    const before = rows.get(one.address)
    const isMore = !before || one.alteration !== undefined || before.tried < one.tried
    if (before?.alteration === undefined && isMore) rows.set(one.address, one)
  }

  return {
    take: (tried: TriedPart) => tried.forEach((row) => keep(shownOf(row))),
    lose(part: Part, why: string): void {
      for (const address of addressesIn(part).filter((one) => rows.get(one)?.alteration === undefined))
        rows.set(address, { address, ...untried, code: 'try-lost', why: wordsOf(because('try-lost', { ended: why })) })
    },
    /** The number of requirements that failed so far. */
    shown: (): number => [...rows.values()].filter(({ alteration }) => alteration !== undefined).length,
    requirements: (): ShownRecorded[] =>
      passed.map(
        (address) =>
          rows.get(address) ?? {
            address,
            ...untried,
            code: 'nothing-to-alter',
            why: wordsOf(because('nothing-to-alter')),
          },
      ),
  }
}

const untried = { tried: 0, decided: 0, unnoticed: [] } as const

function shownOf(row: TriedPart[number]): ShownRecorded {
  const { address, shown, why = 'none-noticed', tried, decided, unnoticed } = row
  if (!shown) return { address, tried, decided, unnoticed, code: why, why: wordsOf(reasonOf(why, row)) }
  const { kind, place, check, bound } = shown
  // The requirement noticed the same fault at another place: then not each place breaks it.
  const others = unnoticed.filter(({ alteration }) => alteration !== kind)
  return {
    address,
    alteration: kind,
    sentence: catalogue[kind],
    place,
    check,
    bound,
    tried,
    decided,
    unnoticed: others,
  }
}

function reasonOf(why: NotShown, { tried, decided, unnoticed }: TriedRow): Reason {
  const [first] = unnoticed
  if (why === 'bound-not-noticed' && first)
    return because(why, { ...first, unnoticed: unnoticed.length, tried, decided })
  if (why === 'none-noticed' || why === 'seldom-decided') return because(why, { tried, decided })
  if (why === 'not-in-recording') return because('altered-not-in-recording', { tried })
  return because(why)
}

/** How many requirements failed on each kind of alteration. */
export function kindsShown(requirements: readonly ShownRecorded[]): KindShown[] {
  return Object.entries(ofRecordings).map(([id, sentence]) => {
    const own = requirements.filter(({ alteration }) => alteration === id)
    return { id, sentence, shown: own.length, bound: own.filter(({ bound }) => bound).length }
  })
}

/** The conclusion of the proof in one sentence, and the exit code. */
export function conclusion({ requirements }: Pick<RecordedProof, 'requirements'>): {
  sentence: string
  exitCode: ExitCode
} {
  const all = requirements.length
  if (all === 0) return { sentence: 'No conclusion: no requirement holds.', exitCode: 2 }
  const shown = requirements.filter(({ alteration }) => alteration !== undefined).length
  const unnoticed = requirements.filter(({ code }) => code === 'none-noticed' || code === 'bound-not-noticed').length
  return {
    sentence: faultsSentence({ shown, of: all }),
    exitCode: exitCodeOf({ failed: unnoticed > 0, open: shown + unnoticed < all }),
  }
}

/** The proof for people: the alterations, and the requirements that failed on none. */
export function linesOf({ requirements, alterations }: RecordedProof): string[] {
  const rest = requirements.filter(({ alteration }) => alteration === undefined)
  // Lost requirements share reasons.
  const lost = Map.groupBy(
    rest.filter(({ code }) => code === 'try-lost'),
    ({ why = '' }) => why,
  )
  const kinds = alterations.filter(({ shown }) => shown > 0).toSorted((one, other) => other.shown - one.shown)
  return [
    ...(kinds.length > 0 ? ['On which alterations requirements failed:'] : []),
    ...kinds.map(({ id, sentence, shown }) => `  ${String(shown).padStart(4)}  ${id}: ${sentence}`),
    ...(rest.length > 0 ? ['Not shown able to fail:'] : []),
    ...rest.filter(({ code }) => code !== 'try-lost').map(({ address, why }) => `  ${address}: ${why ?? ''}`),
    ...[...lost].map(([why, own]) => `  ${namesOf(own)}: ${why}`),
  ]
}

/** The addresses of a few requirements, or the number of many. */
function namesOf(own: readonly ShownRecorded[]): string {
  return own.length > mostShown.names ? count(own.length, 'requirement') : own.map(({ address }) => address).join(', ')
}
