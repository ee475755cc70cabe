import { dirname } from 'node:path'
import { isChange } from '../core/ledger-events.ts'
import { putBack } from '../harness/actions/start/put-back.ts'
import { createClient } from '../harness/client/client.ts'
import { createMasker } from '../harness/client/masking/mask.ts'
import { entriesIn, type Entry } from '../harness/ledger/entries-in.ts'
import { createLedger } from '../harness/ledger/ledger.ts'
import { changesOf, leftReasons } from '../harness/ledger/left-reasons.ts'
import { secretsOf } from '../harness/profile/secrets-of.ts'
import { countThat } from '../harness/reasons/count.ts'
import { openJournal } from '../harness/run/journal.ts'
import { exitCodeOf } from '../harness/verdicts/exit-code.ts'
import { everyDialect } from '../interfaces/describe-interface.ts'
import { readRunJournal } from '../reports/write-reports.ts'
import { AskedWrongly } from './asked/interfaces-to-evaluate.ts'
import type { Io } from './asked/io.ts'
import { asUnwritable } from './asked/out-folder.ts'
import { openOut } from './asked/open-out.ts'
import { openTarget } from './targets/open-target.ts'

export interface CleanCommandOptions {
  /** journal.ndjson of a run; the run may have been killed. */
  journal: string
  profile: string
  /** Only prints what it would do. */
  dryRun?: true
}

/**
 * `assay clean`: undoes a run's changes at its target by its journal alone, and lists what remains.
 * @throws AskedWrongly  TARGET_FOREIGN; CodedError JOURNAL_UNREADABLE
 */
export async function cleanCommand({ journal, profile: file, dryRun }: CleanCommandOptions, io: Io): Promise<number> {
  const { events, started, leftOut } = readRunJournal(journal)
  const { profile } = await openTarget(file, io.env, { openFinance: false, features: [] })
  if (started.target.embedded || started.target.base_url !== profile.target.base_url)
    throw new AskedWrongly(
      'TARGET_FOREIGN',
      `${journal} is of a run against ${started.target.embedded ? 'the embedded sandbox, which ended with it' : started.target.base_url}; the profile is of ${profile.target.base_url}. Give the profile of that run.`,
    )
  const masker = createMasker(secretsOf(profile))
  const say = (sentences: readonly string[]) => {
    for (const sentence of sentences) io.out.line(masker.mask(sentence))
  }
  const open = [...entriesIn(events).values()]
  if (leftOut.some(({ why }) => why !== 'torn'))
    say([
      `The journal is damaged: ${countThat(leftOut.length, 'line', 'is')} left out. What only they say is not put back.`,
    ])
  if (dryRun || !open.some(({ what }) => isChange(what))) {
    say([
      ...said('Would be put back', open, ['Nothing is changed any more, as far as the journal says.']),
      ...leftReasons(open.filter(({ what }) => !isChange(what))),
    ])
    return 0
  }
  const release = openOut(dirname(journal), [], { option: '--journal' })
  try {
    const lines = openJournal(journal, masker, true)
    const ledger = createLedger({
      profile,
      dialects: everyDialect,
      record: (event) => lines.write(event),
      past: events,
    })
    const client = createClient({ profile, masker, notes: ledger.notes })
    await putBack(ledger, { profile, client })
    await client.close()
    lines.close()
    const left = ledger.entries()
    const isLeft = new Set(left.map(({ entry }) => entry))
    say([
      ...said(
        'Put back',
        open.filter(({ entry }) => !isLeft.has(entry)),
      ),
      ...leftReasons(left),
    ])
    return exitCodeOf({ failed: false, open: left.some(({ what }) => isChange(what)) })
  } catch (error) {
    throw asUnwritable(dirname(journal), error)
  } finally {
    release()
  }
}

function said(what: string, entries: readonly Entry[], otherwise: readonly string[] = []): readonly string[] {
  const changes = changesOf(entries)
  return changes.length > 0 ? [`${what}: ${changes.join(', ')}.`] : otherwise
}
