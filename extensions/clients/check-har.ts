import type { Io } from '../../cli/asked/io.ts'
import { type ExchangesOptions, openExchangesReport } from './exchanges-report.ts'
import { readHar } from './read-har.ts'

/** `assay check-har`: reports on the exchanges of a HAR file. Gives the exit code. @throws AskedWrongly, ProfileError */
export async function checkHarCommand(file: string, options: ExchangesOptions, io: Io): Promise<number> {
  const { requests, bodiless } = readHar(file)
  if (bodiless > 0)
    io.out.line(`Left out: ${bodiless} of ${bodiless + requests.length} exchanges, whose answers lack their bodies.`)
  const [first] = requests
  const address = new URL(first?.url ?? '').origin
  const startedAt = new Date(first?.atMs ?? 0).toISOString()
  const report = openExchangesReport(options, { command: 'check-har', address, startedAt, io })
  return report.write({ requests, callbacks: [] }, io.out)
}
