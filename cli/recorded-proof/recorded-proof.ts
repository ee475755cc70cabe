import { alterationKinds } from '../../harness/alterations/catalogue.ts'
import { because } from '../../harness/reasons/because.ts'
import { count } from '../../harness/reasons/count.ts'
import { wordsOf } from '../../harness/reasons/words-of.ts'
import type { ShownToFail } from '../../core/faults-shown.ts'
import type { Reason } from '../../core/reason.ts'
import { type ExitCode, exitCodeOf } from '../../harness/verdicts/exit-code.ts'
import { faultsSentence } from '../../reports/text/faults-text.ts'
import { addressesIn, type Part, type TriedPart } from './part.ts'
import type { NotShown, TriedRow, Unnoticed } from './try-check.ts'

/** On which alteration a requirement that passed failed, or why on none. */
export interface ShownRecorded extends ShownToFail {
  /** The check that failed; absent where none did. */
  check?: string
  /** Why on none; absent where it was shown. */
  code?: NotShown
  /** Whether the alteration on which it failed is bound to it; absent where none made it fail. */
  bound?: boolean
  /** Alterations that are bound to it and that it did not notice, before one of another kind that it noticed or of all that were tried. */
  unnoticed: readonly Unnoticed[]
  /** How many alterations were tried. */
  tried: number
  /** With how many of them the requirement had a verdict. */
  decided: number
}

/** A kind of alteration, with how many requirements it made fail. */
export interface KindShown {
  id: string
  sentence: string
  shown: number
  /** To how many of them a schema binds it. */
  bound: number
}

/** The whole proof, as written for machines; documented in docs/prove.md. */
export interface RecordedProof {
  recordedProof: 1
  target: string
  /** When the run was recorded, ISO 8601. */
  recorded: string
  requirements: ShownRecorded[]
  alterations: KindShown[]
  seconds: number
}

/** Takes what comes of the parts, and gives what it says of each requirement. */
export function createTally(passed: readonly string[]) {
  const rows = new Map<string, ShownRecorded>()
  const sentences = new Map(alterationKinds().map(({ id, sentence }) => [id, sentence]))

  /** Of several checks counts the one that noticed something, else the one for which most was tried. */
  function keep(one: ShownRecorded): void {
    const before = rows.get(one.address)
    const isMore = !before || one.alteration !== undefined || before.tried < one.tried
    if (before?.alteration === undefined && isMore) rows.set(one.address, one)
  }

  return {
    take: (tried: TriedPart) => tried.forEach((row) => keep(shownOf(row, sentences))),
    lose(part: Part, why: string): void {
      for (const address of addressesIn(part).filter((one) => rows.get(one)?.alteration === undefined))
        rows.set(address, { address, ...untried, code: 'try-lost', why: wordsOf(because('try-lost', { why })) })
    },
    /** How many were shown so far. */
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

/** So many requirements with the same reason are named one by one. */
const mostNamed = 5

const untried = { tried: 0, decided: 0, unnoticed: [] } as const

function shownOf(row: TriedPart[number], sentences: ReadonlyMap<string, string>): ShownRecorded {
  const { address, shown, why = 'none-noticed', tried, decided, unnoticed } = row
  if (!shown) return { address, tried, decided, unnoticed, code: why, why: wordsOf(reasonOf(why, row)) }
  const { kind, place, check, bound } = shown
  const sentence = sentences.get(kind) ?? kind
  // The same fault at another place was noticed: then not each place of it breaks the requirement.
  const others = unnoticed.filter(({ alteration }) => alteration !== kind)
  return { address, alteration: kind, sentence, place, check, bound, tried, decided, unnoticed: others }
}

function reasonOf(why: NotShown, { tried, decided, unnoticed, lost }: TriedRow): Reason {
  const [first] = unnoticed
  if (why === 'bound-not-noticed' && first)
    return because(why, { ...first, unnoticed: unnoticed.length, tried, decided })
  if (why === 'none-noticed' || why === 'seldom-decided') return because(why, { tried, decided })
  if (why === 'not-in-recording') return because('altered-not-in-recording', { tried })
  if (why === 'trial-endless') return because(why, { lost: lost.length, seconds: lost.at(-1)?.seconds ?? 0 })
  if (why === 'try-lost') return because(why, { why: `its process ended with ${lost.at(-1)?.ended ?? 'nothing'}` })
  return because(why)
}

/** How many requirements each kind of alteration made fail. */
export function kindsShown(requirements: readonly ShownRecorded[]): KindShown[] {
  return alterationKinds().map(({ id, sentence }) => {
    const own = requirements.filter(({ alteration }) => alteration === id)
    return { id, sentence, shown: own.length, bound: own.filter(({ bound }) => bound).length }
  })
}

/** The truth of the proof in one sentence, and the exit code. */
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

/** The proof in lines for people: the alterations, and the requirements that none made fail. */
export function linesOf({ requirements, alterations }: RecordedProof): string[] {
  const rest = requirements.filter(({ alteration }) => alteration === undefined)
  // Many are lost together, with one reason.
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

/** The addresses of a few requirements, or how many they are. */
function namesOf(own: readonly ShownRecorded[]): string {
  return own.length > mostNamed ? count(own.length, 'requirement') : own.map(({ address }) => address).join(', ')
}
