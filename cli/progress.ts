import { styleText } from 'node:util'
import type { CheckDecided, JournalEvent } from '../core/journal-events.ts'
import { addressOf } from '../requirements/address-of.ts'
import type { Io } from './asked/io.ts'

export interface Progress {
  show: (event: JournalEvent) => void
  /** Clears the live line. Calling it again does nothing. */
  end: () => void
}

const everyChecks = 50

/**
 * Shows how a run goes: on a terminal a live line (what is judged now, done of total), in a log a plain line now and
 * then; failures appear at once in both. Text from the target is masked and kept to one line.
 */
export function createProgress(io: Io, masker: { mask: (text: string) => string }): Progress {
  let total = 0
  let done = 0
  let failed = 0
  let lineShown = false
  const clear = () => {
    if (lineShown) io.out.write('\r\u001B[2K')
    lineShown = false
  }
  const live = (text: string) => {
    if (!io.isTerminal) return
    clear()
    io.out.write(plain(masker.mask(text)).slice(0, io.columns - 1))
    lineShown = true
  }
  const line = (text: string) => {
    clear()
    io.out.write(`${plain(masker.mask(text))}\n`)
  }
  const decided = (event: CheckDecided) => {
    done += 1
    if (event.verdict === 'failed') {
      failed += 1
      const mark = io.isTerminal ? styleText('red', '✗ failed') : '✗ failed'
      const addresses = event.requirements.map((id) => addressOf(id, event.interface)).join(', ')
      clear()
      io.out.write(`${mark}  ${plain(masker.mask(`${addresses}: ${event.reason}`))}\n`)
    }
    if (!io.isTerminal && (done % everyChecks === 0 || done === total))
      line(`${done} of ${total} checks, ${failed} failed`)
  }
  return {
    show: (event) => {
      if (event.type === 'run-started')
        total = new Set(
          event.planned.flatMap(({ interface: name, checks }) => checks.map((check) => `${name} ${check}`)),
        ).size
      if (event.type === 'check-started')
        live(`${done} of ${total}  ${event.interface}  ${event.check.replace(/^features\//, '')}`)
      if (event.type === 'check-decided') decided(event)
    },
    end: clear,
  }
}

function plain(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]+/g, ' ')
}
