import type { CheckDecided } from '../../core/journal-events.ts'
import type { Alteration, Altering } from '../../harness/alterations/kit/alteration.ts'

const ofNoted = 'noted'

/** Those that are bound only to rows which were shown already come after all others. */
export function* openFirst(
  alterations: Iterable<Alteration>,
  open: () => ReadonlyArray<{ id: string }>,
): Generator<Alteration> {
  const later: Alteration[] = []
  for (const alteration of alterations) {
    const { breaks = [] } = alteration
    if (breaks.length === 0 || open().some(({ id }) => breaks.includes(id))) yield alteration
    else later.push(alteration)
  }
  yield* later
}

/**
 * Whether an alteration breaks a row where it was judged: it is bound to the row, and changed an answer on which the judgement
 * rests, or something else that the check was given.
 */
export function breaksWhatWasJudged(
  { breaks = [] }: Alteration,
  row: string,
  { judgements }: CheckDecided,
  changed: ReadonlySet<string>,
): boolean {
  if (!breaks.includes(row)) return false
  const own = judgements.filter(({ requirement }) => requirement === row)
  return changed.has(ofNoted) || own.some(({ evidence }) => evidence.some((one) => changed.has(one)))
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
