import { dayOf } from '../core/calendar.ts'
import type { CheckDecided, JournalEvent } from '../core/journal-events.ts'
import { count } from '../harness/reasons/count.ts'
import { covers, hasExpired, type KnownFailure } from '../harness/verdicts/known-failures.ts'
import { addressOf } from '../requirements/address-of.ts'

/** Stops a run after so many failed checks, not counting known failures. */
export function stopAtFailures(
  most: number,
  known: readonly KnownFailure[],
  stop: (why: string) => void,
): (event: JournalEvent) => void {
  const today = dayOf(new Date())
  const valid = known.filter((entry) => !hasExpired(entry, today))
  let failed = 0
  return (event) => {
    if (event.type !== 'check-decided' || !isUnknown(event, valid)) return
    failed += 1
    if (failed === most) stop(`${count(most, 'check')} failed, as many as --bail allows`)
  }
}

function isUnknown({ interface: name, verdict, judgements }: CheckDecided, known: readonly KnownFailure[]): boolean {
  const failed = judgements.filter((one) => one.verdict === 'failed')
  const isKnown = ({ requirement }: { requirement: string }) =>
    known.some((entry) => covers(entry, addressOf(requirement, name)))
  return verdict === 'failed' && (failed.length === 0 || !failed.every(isKnown))
}
