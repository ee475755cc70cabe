import type { CheckDecided } from '../../core/journal-events.ts'
import type { Alteration, Altering } from '../../harness/alterations/kit/alteration.ts'

const ofNoted = 'noted'

/** How many alterations of a kind that a schema forbids for a row are tried before all others. */
const mostOfKind = 60

/** Orders alterations. Last come those forbidden only for rows that failed already or whose kind was tried often. */
export function* openFirst(
  alterations: Iterable<Alteration>,
  open: () => ReadonlyArray<{ id: string }>,
): Generator<Alteration> {
  const later: Alteration[] = []
  const tried = new Map<string, number>()
  for (const alteration of alterations) {
    const { kind, breaks = [] } = alteration
    const keys = open().flatMap(({ id }) => (breaks.includes(id) ? [`${kind} ${id}`] : []))
    const isNext = breaks.length === 0 || keys.some((key) => (tried.get(key) ?? 0) < mostOfKind)
    if (!isNext) later.push(alteration)
    else {
      for (const key of keys) tried.set(key, (tried.get(key) ?? 0) + 1)
      yield alteration
    }
  }
  yield* later
}

/**
 * Whether an alteration breaks a row where it was evaluated. A schema forbids the alteration for the row, and it changed
 * an answer of the judgement before and after, or another input. If the check then read other answers, its verdict says
 * nothing about the changed one.
 */
export function breaksWhatWasEvaluated(
  { breaks = [] }: Alteration,
  row: string,
  decided: readonly CheckDecided[],
  changed: ReadonlySet<string>,
): boolean {
  if (!breaks.includes(row)) return false
  const rests = ({ judgements }: CheckDecided) =>
    judgements.some(({ requirement, evidence }) => requirement === row && evidence.some((one) => changed.has(one)))
  return changed.has(ofNoted) || decided.every(rests)
}

/** The alteration, which also adds the ids of changed exchanges to `changed`. */
export function noting(altering: Altering, changed: Set<string>): Altering {
  return {
    answer(answered) {
      const given = altering.answer(answered)
      if (given !== answered.exchange) changed.add(given.id)
      return given
    },
    noted(noted) {
      const given = altering.noted(noted)
      if (given !== noted.value) changed.add(ofNoted)
      return given
    },
  }
}
