import type { CheckDecided } from '../../core/journal-events.ts'
import type { Alteration, Altering } from '../../harness/alterations/kit/alteration.ts'

const ofNoted = 'noted'

/** So many alterations of a kind that a schema forbids for a row are tried for it before all others. */
const mostOfKind = 60

/** Those that are forbidden only for rows which were shown already, or for which their kind was tried often, come after all others. */
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
 * Whether an alteration breaks a row where it was evaluated: a schema forbids it for the row, and it changed an answer on which the judgement
 * rests before and with it, or something else that the check was given. Where the check went on to other answers, its verdict
 * says nothing of the one that was changed.
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

/** The same alteration, which adds the ids of the exchanges that it changes to `changed`. */
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
