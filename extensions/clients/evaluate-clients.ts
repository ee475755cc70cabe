import { join } from 'node:path'
import { type InterfaceName, interfaceNames } from '../../core/interfaces.ts'
import type { JournalEvent } from '../../core/journal-events.ts'
import type { CommandName } from '../../core/command-name.ts'
import { createMasker } from '../../harness/client/masking/mask.ts'
import { evaluateClients, type ReportBasis, startOfClients } from './duties/server-side.ts'
import type { SeenOfClients } from './duties/story/client-story.ts'
import { secretsOf } from '../../harness/profile/secrets-of.ts'
import { wordsOf } from '../../harness/reasons/words-of.ts'
import { type Journal, openJournal } from '../../harness/run/journal.ts'
import type { RunCommandOptions } from '../../cli/run-options.ts'
import { usualFormats } from '../../reports/formats.ts'
import { formatsOf, readStory } from '../../reports/write-reports.ts'
import { interfacesToEvaluate } from '../../cli/asked/interfaces-to-evaluate.ts'
import type { Io, Screen } from '../../cli/asked/io.ts'
import { openOut } from '../../cli/asked/open-out.ts'
import { inFolder } from '../../cli/asked/out-folder.ts'
import { namesOfRun, writtenBy } from '../../cli/asked/own-files.ts'
import { followUp, reported } from '../../cli/reported.ts'
import type { RunStory } from '../../reports/story/run-story.ts'
import { summaryOf } from '../../cli/summary.ts'
import { serveCommand, type ServeOptions } from '../../cli/serve.ts'
import { parseProfile, readProfile } from '../../harness/profile/read-profile.ts'
import { recordClients } from './clients-recorder.ts'
import { randomUUID } from 'node:crypto'
import type { Profile } from '../../harness/profile/profile.ts'
import type { SeenRequest } from '../../sandbox/world/sandbox.ts'

export type EvaluateClientOptions = Pick<RunCommandOptions, 'out' | 'format' | 'interface' | 'failOn'>

/** Whose exchanges are reported, and to whom it is said. */
export interface ReportedOn extends Pick<ReportBasis, 'profile' | 'profileFile' | 'bothSides'> {
  command: CommandName
  io: Io
  /** When the first of them was looked for, ISO 8601; now when absent. */
  startedAt?: string
}

export interface ClientReport {
  /** Writes it once nothing more is seen, and prints the conclusion as the last line. Gives the exit code. */
  write: (seen: SeenOfClients, screen: Screen) => Promise<number>
  /** Gives the folder back without a report. */
  release: () => void
}

/**
 * Takes the folder for the reports on clients, and begins their journal, so that a report can be made of it whatever ends this
 * process. @throws AskedWrongly, CodedError; OutUnwritable
 */
export function openClientReport(
  options: EvaluateClientOptions,
  { command, io, startedAt = new Date().toISOString(), ...about }: ReportedOn,
): ClientReport {
  const { out, format, failOn } = options
  const interfaces: InterfaceName[] =
    options.interface.length > 0 ? interfacesToEvaluate(about.profile, options.interface) : []
  const basis: ReportBasis = { ...about, interfaces, failOn, startedAt }
  const wanted = formatsOf([...usualFormats, ...format])
  const release = openOut(out, namesOfRun(wanted), { command })
  const journalFile = join(out, 'journal.ndjson')
  const masker = createMasker()
  for (const { value, label } of secretsOf(about.profile)) masker.learn(value, label)
  /** A journal that begins with this event. Which interfaces are reported is known at the end, where none were asked for. */
  const begin = (started: JournalEvent): Journal => {
    const journal = inFolder(out, () => openJournal(journalFile, masker))
    journal.write(writtenBy(command, started))
    return journal
  }
  begin(startOfClients({ ...basis, interfaces: interfaces.length > 0 ? interfaces : interfaceNames() })).close()
  io.leave?.(followUp(options))
  return {
    release,
    async write(seen, screen) {
      try {
        let journal: Journal | undefined
        const record = (event: JournalEvent) => (journal ? journal.write(event) : (journal = begin(event)))
        const settlement = evaluateClients(seen, basis, { masker, record })
        journal?.close()
        const say = (line: string) => screen.line(masker.mask(line))
        const concluded = {
          exitCode: settlement.exitCode,
          sentence: wordsOf(settlement.conclusion),
          lines: (story: RunStory) => summaryOf(settlement, [], story),
        }
        await reported(concluded, { read: () => readStory(journalFile), out, wanted }, { say })
        return settlement.exitCode
      } finally {
        release()
      }
    },
  }
}

/** `assay serve --judge-client`: the sandbox as a server, with a report on its clients when it is stopped. Gives the exit code. */
export function judgeClientCommand(options: ServeOptions & EvaluateClientOptions, io: Io): Promise<number> {
  const recorder = recordClients()
  return serveCommand(options, io, {
    observer: recorder.observer,
    forgesCallbacks: true,
    says: 'It reports on its clients when it stops.',
    open(text) {
      const profile = parseProfile(text, { file: 'the sandbox', folder: process.cwd(), environment: {} })
      const { write, release } = openClientReport(options, { profile, command: 'serve', io })
      return { release, write: (screen) => write(recorder.seen, screen) }
    },
  })
}

export interface ExchangesOptions extends EvaluateClientOptions {
  profile?: string
}

/**
 * Opens the report on what went between a server and its clients. The profile that was given names the clients; without one, no
 * more is known of the server than its address. @throws AskedWrongly, ProfileError; OutUnwritable
 */
export function openExchangesReport(
  options: ExchangesOptions,
  { address, ...asked }: Pick<ReportedOn, 'command' | 'io' | 'startedAt'> & { address: string },
): ClientReport {
  const { profile: profileFile } = options
  const profile = profileFile === undefined ? profileOfServer(address) : readProfile(profileFile, asked.io.env)
  const report = openClientReport(options, { ...asked, profile, profileFile, bothSides: true })
  return { ...report, write: (seen, screen) => report.write(withClients(seen, profile), screen) }
}

function profileOfServer(address: string): Profile {
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

/** What was seen, each request with the client of the profile whose keys it carries. */
function withClients({ requests, ...seen }: SeenOfClients, { clients }: Profile): SeenOfClients {
  const withClient = (request: SeenRequest): SeenRequest => {
    const ids = request.headers.filter(([name]) => /^(?:app|client)-id$/i.test(name)).map(([, value]) => value)
    const client = clients.find(({ app_id: id }) => ids.includes(id))
    return client ? { ...request, client } : request
  }
  return { ...seen, requests: requests.map(withClient) }
}
