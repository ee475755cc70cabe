import type { Io } from '../../cli/asked/io.ts'
import { readHar } from './read-har.ts'
import { type ExchangesOptions, openExchangesReport, profileOfServer } from './report-exchanges.ts'

/** `assay check-har`: reports on the exchanges of a HAR file. Gives the exit code. @throws AskedWrongly, ProfileError */
export async function checkHarCommand(file: string, options: ExchangesOptions, io: Io): Promise<number> {
  const { requests, bodiless } = readHar(file)
  if (bodiless > 0)
    io.out.line(`Left out: ${bodiless} of ${bodiless + requests.length} exchanges, whose answers lack their bodies.`)
  const [first] = requests
  const profile = profileOfServer(options, new URL(first?.url ?? '').origin, io)
  const report = openExchangesReport(options, { profile, command: 'check-har', io })
  const startedAt = new Date(first?.atMs ?? 0).toISOString()
  return report.write({ requests, dropped: 0, startedAt }).catch((error: unknown) => {
    report.release()
    throw error
  })
}
