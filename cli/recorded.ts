import { join } from 'node:path'
import { putBack } from '../harness/actions/start/put-back.ts'
import { type Client, createClient } from '../harness/client/client.ts'
import { createMasker, type Masker } from '../harness/client/masking/mask.ts'
import { leftReasons } from '../harness/ledger/left-reasons.ts'
import { createLedger, type Ledger } from '../harness/ledger/ledger.ts'
import { everyDialect } from '../interfaces/describe-interface.ts'
import type { Profile } from '../harness/profile/profile.ts'
import { secretsOf } from '../harness/profile/secrets-of.ts'
import { hurryOwnCode } from '../core/own-code.ts'
import { type Journal, openJournal } from '../harness/run/journal.ts'
import type { CommandName } from '../core/command-name.ts'
import type { JournalEvent } from '../core/journal-events.ts'
import { usualFormats } from '../reports/formats.ts'
import { formatsOf, readStory } from '../reports/write-reports.ts'
import { onceAborted, onInterruption } from './interruption.ts'
import type { Io } from './asked/io.ts'
import { asUnwritable, inFolder, OutUnwritable } from './asked/out-folder.ts'
import { openOut } from './asked/open-out.ts'
import { namesOfRun, writtenBy } from './asked/own-files.ts'
import { withReplayLog } from '../harness/replay/replay-log.ts'
import type { RunRecording } from './recording/run-recording.ts'
import { createProgress, type Shown } from './progress.ts'
import type { Continued } from './resumed-by.ts'
import { type Concluded, reported } from './reported.ts'
import type { RunCommandOptions } from './run-options.ts'

export interface RecordingOptions extends Pick<RunCommandOptions, 'part' | 'interruption' | 'onExchange'> {
  profile: Profile
  /** The folder of journal and reports. */
  out: string
  /** Reports in addition to html, json and junit. */
  formats: string[]
  io: Io
  /** What is shown during the run; the usual when absent. */
  shown?: Shown
  /** Whether the target ends with the run, so that nothing remains there. */
  embedded?: boolean
  /** The journal that the run continues; a new one begins when absent. */
  continued?: Continued
  /** Earlier runs in the journal. This run numbers its exchanges after theirs. */
  earlier?: readonly JournalEvent[]
  /** A masker that knows secrets from before the recording; a new one when absent. */
  masker?: Masker
  /** Records every exchange in a file; none when absent. */
  keep?: (masker: Masker) => RunRecording
  /** The command; `assay run` when absent. */
  command?: CommandName
}

export interface Recording {
  client: Client
  /** Prints a masked line. */
  say: (line: string) => void
  /** Writes an event and shows the progress. */
  record: (event: JournalEvent) => void
  /** The recording of every exchange, if any. */
  kept?: RunRecording
  /** Undoes the changes at the target, of this run and of the one that it continues. */
  putBack: () => Promise<void>
}

/** Evaluates a target, keeps the journal, writes the reports, and prints the conclusion as the last line. */
export async function recorded(
  {
    profile,
    out,
    formats,
    io,
    shown = 'usual',
    embedded = false,
    continued,
    earlier = [],
    masker = createMasker(),
    keep,
    part,
    interruption,
    onExchange,
    command = 'run',
  }: RecordingOptions,
  evaluate: (recording: Recording) => Promise<Concluded>,
): Promise<number> {
  const wanted = part ? [] : formatsOf([...usualFormats, ...formats])
  const kept = keep?.(masker)
  for (const { value, label } of secretsOf(profile)) masker.learn(value, label)
  kept?.begin()
  const conclude = (line: string) => io.out.line(masker.mask(line))
  const say = shown === 'quiet' ? () => undefined : conclude
  const release = openOut(out, namesOfRun(wanted), { command })
  const journalFile = join(out, 'journal.ndjson')
  let ledger: Ledger | undefined
  const plain = createClient({
    profile,
    masker,
    notes: (prepared) => ledger?.notes(prepared),
    tellSilent: (route) =>
      say(
        `No answer from ${route} within ${profile.pacing.timeout_seconds} s; if it gives none again, nothing more is sent to it.`,
      ),
    onExchange: onExchange && ((one) => onExchange(masker.maskExchange(one))),
    lastNumber: lastExchange(continued?.events ?? earlier),
  })
  const client = kept?.clientOf(plain) ?? plain
  let journal: Journal
  try {
    journal = inFolder(out, () => openJournal(journalFile, masker, continued !== undefined))
  } catch (error) {
    release()
    throw error
  }
  const progress = createProgress(io.out, masker, part ? 'quiet' : shown)
  if (continued) progress.see(continued.resumed.started)
  let unwritten: unknown
  const interrupt = () => {
    io.leave?.('ends')
    hurryOwnCode()
    say('Interrupted: the run stops and writes its reports. Interrupt again to stop immediately.')
    client.stop('the run was interrupted')
  }
  const stopListening = interruption ? onceAborted(interruption, interrupt) : onInterruption(interrupt)
  const record = (event: JournalEvent) => {
    try {
      journal.write(writtenBy(command, event))
    } catch (error) {
      unwritten ??= asUnwritable(out, error)
      client.stop('the journal can no longer be written')
    }
    progress.see(event)
    part?.see(event, masker)
    kept?.see(event)
    // Only now it is certain that the run continues at the same target.
    if (event.type === 'run-resumed' && !embedded) ledger = ledgerAfter(continued?.events ?? [])
  }
  const ledgerAfter = (past: readonly JournalEvent[]) => createLedger({ profile, dialects: everyDialect, record, past })
  if (!embedded) ledger = ledgerAfter([])
  const putChangesBack = async () => {
    if (ledger) await putBack(ledger, { profile, client })
  }
  try {
    const evaluating = async () => {
      try {
        return await evaluate({ client, say, record, putBack: putChangesBack, kept })
      } finally {
        await putChangesBack()
      }
    }
    const concluded = await (kept ? withReplayLog(kept.replayLog, evaluating) : evaluating())
    journal.close()
    progress.stop()
    if (unwritten !== undefined) throw unwritten
    const left = leftReasons(ledger?.entries() ?? [])
    const lines: Concluded['lines'] = (story) => [...concluded.lines(story), ...left]
    if (!part) {
      await reported({ ...concluded, lines }, { read: () => readStory(journalFile), out, wanted }, { say, conclude })
    }
    return concluded.exitCode
  } catch (error) {
    if (!(error instanceof OutUnwritable)) throw error
    io.out.clear()
    io.err.line(error.message)
    conclude('No conclusion: the results of the run cannot be written.')
    return 2
  } finally {
    stopListening()
    progress.stop()
    io.out.clear()
    journal.close()
    release()
    await client.close()
    await kept?.close()
  }
}

/** The highest number of an exchange, after which new ids start. */
function lastExchange(events: readonly JournalEvent[]): number {
  let last = 0
  for (const event of events.map((one) => (one.type === 'kept' ? one.event : one)))
    if (event.type === 'exchange') last = Math.max(last, Number(/\d+/.exec(event.exchange.id)?.[0] ?? 0))
  return last
}
