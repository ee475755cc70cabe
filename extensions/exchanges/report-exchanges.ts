import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import type { Io } from '../../cli/asked/io.ts'
import { openOut } from '../../cli/asked/open-out.ts'
import { inFolder } from '../../cli/asked/out-folder.ts'
import { namesOfRun, writtenBy } from '../../cli/asked/own-files.ts'
import { reported } from '../../cli/reported.ts'
import { summaryOf } from '../../cli/summary.ts'
import type { CommandName } from '../../core/command-name.ts'
import { interfaceNames } from '../../core/interfaces.ts'
import { createMasker } from '../../harness/client/masking/mask.ts'
import { evaluateClients } from '../../harness/duties/evaluate-clients.ts'
import type { SeenRequest } from '../../harness/duties/story/seen.ts'
import type { Profile } from '../../harness/profile/profile.ts'
import { parseProfile, readProfile } from '../../harness/profile/read-profile.ts'
import { wordsOf } from '../../harness/reasons/words-of.ts'
import { openJournal } from '../../harness/run/journal.ts'
import type { FailOn } from '../../harness/verdicts/exit-code.ts'
import { describeEveryInterface, describeInterface } from '../../interfaces/describe-interface.ts'
import { usualFormats } from '../../reports/formats.ts'
import type { RunStory } from '../../reports/story/run-story.ts'
import { formatsOf, readStory } from '../../reports/write-reports.ts'

export interface ExchangesOptions {
  profile?: string
  interface: string[]
  out: string
  format: string[]
  failOn: FailOn
}

/** Exchanges between clients and a server that somebody else kept. */
export interface ExchangesSeen {
  requests: readonly SeenRequest[]
  /** How many were left out once there were too many to keep. */
  dropped: number
  /** When the first of them was looked for. ISO 8601. */
  startedAt: string
}

/** The profile that was given, or one that knows no more of a server than its address. @throws AskedWrongly, ProfileError */
export function profileOfServer({ profile, interface: asked }: ExchangesOptions, address: string, io: Io): Profile {
  const unknown = asked.find((name) => !interfaceNames().includes(name))
  if (unknown !== undefined)
    throw new AskedWrongly(
      'INTERFACE_UNKNOWN',
      `--interface was given "${unknown}"; accepted are ${interfaceNames().join(', ')}.`,
    )
  if (profile !== undefined) return readProfile(profile, io.env)
  const target = { name: 'Server', base_url: address, interfaces: interfaceNames() }
  // A profile has a client. Nobody has the keys of this one.
  const keys = { app_id: randomUUID(), secret: randomUUID() }
  const clients = [{ purpose: 'main', status: 'test', key_type: 'service', ...keys }]
  return parseProfile(JSON.stringify({ target, clients }), {
    file: 'the address',
    folder: process.cwd(),
    environment: {},
  })
}

/** Takes the folder of the reports. What it gives writes them, prints the conclusion as the last line and gives the exit code. */
export function openExchangesReport(
  options: ExchangesOptions,
  { profile, command, io }: { profile: Profile; command: CommandName; io: Io },
): { write: (seen: ExchangesSeen) => Promise<number>; release: () => void } {
  const { out, format, failOn } = options
  const wanted = formatsOf([...usualFormats, ...format])
  const release = openOut(out, namesOfRun(wanted), { command })
  return {
    release,
    async write({ requests, dropped, startedAt }) {
      const masker = createMasker()
      const file = join(out, 'journal.ndjson')
      const journal = inFolder(out, () => openJournal(file, masker))
      const settlement = evaluateClients({
        seen: { requests: requests.map((one) => withClient(one, profile)), callbacks: [] },
        dropped,
        profile,
        dialects: describeEveryInterface().map(({ dialect }) => dialect),
        interfaces: options.interface,
        failOn,
        startedAt,
        masker,
        describe: describeInterface,
        record: (event) => journal.write(writtenBy(command, event)),
      })
      journal.close()
      const say = (line: string) => io.out.line(masker.mask(line))
      const concluded = {
        exitCode: settlement.exitCode,
        sentence: wordsOf(settlement.conclusion),
        lines: (story: RunStory) => summaryOf(settlement, [], story),
      }
      await reported(concluded, { read: () => readStory(file), out, wanted }, { say }).finally(release)
      return settlement.exitCode
    },
  }
}

/** A request with the client of the profile whose keys it carries. */
function withClient(seen: SeenRequest, { clients }: Profile): SeenRequest {
  const ids = seen.headers.filter(([name]) => /^(?:app|client)-id$/i.test(name)).map(([, value]) => value)
  const client = clients.find(({ app_id: id }) => ids.includes(id))
  return client ? { ...seen, client } : seen
}
