import type { CheckDecided, JournalEvent } from '../core/journal-events.ts'
import { addressOf } from '../requirements/address-of.ts'
import type { Screen } from './asked/screen.ts'

const everyChecks = 50

/**
 * Shows how a run goes: on a terminal a live line (what is judged now, done of total), in a log a plain line now and
 * then; failures appear at once in both. Texts are masked.
 */
export function createProgress(
  screen: Screen,
  masker: { mask: (text: string) => string },
): (event: JournalEvent) => void {
  let total = 0
  let done = 0
  let failed = 0
  const decided = (event: CheckDecided) => {
    done += 1
    if (event.verdict === 'failed') {
      failed += 1
      const addresses = event.requirements.map((id) => addressOf(id, event.interface)).join(', ')
      screen.line(masker.mask(`${addresses}: ${event.reason}`), '✗ failed')
    }
    const isLog = screen.columns === undefined
    if (isLog && (done % everyChecks === 0 || done === total))
      screen.line(`${done} of ${total} checks, ${failed} failed`)
  }
  return (event) => {
    if (event.type === 'run-started')
      total = new Set(event.planned.flatMap(({ interface: name, checks }) => checks.map((check) => `${name} ${check}`)))
        .size
    if (event.type === 'check-started')
      screen.live(masker.mask(`${done} of ${total}  ${event.interface}  ${event.check.replace(/^features\//, '')}`))
    if (event.type === 'check-decided') decided(event)
  }
}
