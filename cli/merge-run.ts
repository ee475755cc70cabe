import { cpSync, existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeOwnFolder } from '../core/own-folder.ts'
import type { CommandName } from '../core/command-name.ts'
import { mergeShards } from '../harness/merge/merge-shards.ts'
import type { ShardJournal } from '../harness/merge/shard-journal.ts'
import { wordsOf } from '../harness/reasons/words-of.ts'
import { openLines } from '../harness/run/journal.ts'
import { usualFormats } from '../reports/formats.ts'
import { formatsOf, readRunJournal, storyIn } from '../reports/write-reports.ts'
import { AskedWrongly } from './asked/interfaces-to-evaluate.ts'
import type { Io } from './asked/io.ts'
import { asUnwritable, inFolder } from './asked/out-folder.ts'
import { openOut } from './asked/open-out.ts'
import { namesOfRun, writtenBy } from './asked/own-files.ts'
import { type Concluded, reported } from './reported.ts'
import type { RunCommandOptions } from './run-options.ts'
import { summaryOf } from './summary.ts'

export type MergeOptions = Pick<RunCommandOptions, 'out' | 'format' | 'by' | 'quiet'>

/**
 * Merges shards into one run. Returns its exit code.
 * @throws MergeError when they do not form one run; AskedWrongly OUT_IS_A_SHARD
 */
export async function mergeRun(
  shards: readonly ShardRead[],
  options: MergeOptions,
  io: Io,
  command: CommandName = 'run',
): Promise<number> {
  const { out } = options
  const wanted = formatsOf([...usualFormats, ...options.format])
  if (shards.some(({ folder }) => folder !== undefined && resolve(folder) === resolve(out)))
    throw new AskedWrongly('OUT_IS_A_SHARD', `${out} holds a shard that is merged. Give --out another folder.`)
  const { events, settlement } = mergeShards(shards)
  const release = openOut(out, namesOfRun(wanted), { command })
  try {
    const journalFile = join(out, 'journal.ndjson')
    inFolder(out, () => {
      const journal = openLines(journalFile)
      for (const event of events) journal.write(writtenBy(command, event))
      journal.close()
      for (const { folder } of shards) if (folder !== undefined) copyPictures(folder, out)
    })
    const interrupted = events
      .filter((event) => event.type === 'check-decided')
      .filter(({ coverage }) => coverage?.interrupted)
    const concluded: Concluded = {
      exitCode: settlement.exitCode,
      sentence: wordsOf(settlement.conclusion),
      lines: (story) => summaryOf(settlement, interrupted, story, options.by && {}),
    }
    const conclude = (line: string) => io.out.line(line)
    const say = options.quiet ? () => undefined : conclude
    // The merged journal holds the same events.
    await reported(concluded, { read: () => storyIn({ events }), out, wanted }, { say, conclude })
    return settlement.exitCode
  } catch (error) {
    throw asUnwritable(out, error)
  } finally {
    release()
  }
}

export type ShardRead = ShardJournal & { folder?: string }

/** Reads a journal, or the journal in a folder of reports, with its pictures. */
export function readShard(path: string): ShardRead {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  const read = readRunJournal(isFolder ? join(path, 'journal.ndjson') : path)
  return { path, ...read, ...(isFolder && { folder: path }) }
}

function copyPictures(folder: string, out: string): void {
  const from = join(folder, 'hosted')
  if (!existsSync(from)) return
  makeOwnFolder(join(out, 'hosted'))
  cpSync(from, join(out, 'hosted'), { recursive: true })
}
