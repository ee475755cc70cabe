import type { Io } from '../../cli/asked/io.ts'
import { openClientReport } from './evaluate-clients.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import { type ExchangesOptions, profileOfServer, withClients } from './profile-of-server.ts'
import { readHar } from './read-har.ts'

/** `assay check-har`: reports on the exchanges of a HAR file. Gives the exit code. @throws AskedWrongly, ProfileError */
export async function checkHarCommand(file: string, options: ExchangesOptions, io: Io): Promise<number> {
  const { requests, bodiless } = readHar(file)
  if (bodiless > 0)
    io.out.line(`Left out: ${bodiless} of ${bodiless + requests.length} exchanges, whose answers lack their bodies.`)
  const [first] = requests
  const profile = profileOfServer(options, new URL(first?.url ?? '').origin, io)
  const startedAt = new Date(first?.atMs ?? 0).toISOString()
  const ways = {
    profile,
    profileFile: options.profile,
    command: 'check-har',
    io,
    startedAt,
    describe: describeInterface,
  } as const
  const report = openClientReport(options, ways)
  return report
    .write({ requests: withClients(requests, profile), callbacks: [] }, 0, io.out)
    .catch((error: unknown) => {
      report.release()
      throw error
    })
}
