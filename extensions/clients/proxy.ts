import type { Io } from '../../cli/asked/io.ts'
import { recordClients } from './clients-recorder.ts'
import { openClientReport } from './evaluate-clients.ts'
import { untilStopped } from '../../cli/until-stopped.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import { openProxy } from './open-proxy.ts'
import { type ExchangesOptions, profileOfServer, withClients } from './profile-of-server.ts'

export interface ProxyOptions extends ExchangesOptions {
  target: string
  /** A free port when absent. */
  port?: number
  host: string
  rewriteHost?: true
}

/** `assay proxy`: passes requests on until it is stopped, and reports on both sides. Gives the exit code. @throws AskedWrongly, ProfileError */
export async function proxyCommand(options: ProxyOptions, io: Io): Promise<number> {
  const profile = profileOfServer(options, options.target, io)
  const report = openClientReport(options, {
    profile,
    profileFile: options.profile,
    command: 'proxy',
    io,
    describe: describeInterface,
  })
  const recorder = recordClients()
  try {
    const { address, close } = await openProxy(options, (one) => recorder.observer.request(one))
    io.err.line(`Passing ${address} on to ${options.target}. Press Ctrl-C to stop and to have the reports written.`)
    await untilStopped({ lastMs: () => recorder.lastMs() }).stopped
    io.leave?.('ends')
    await close()
    const requests = withClients(recorder.seen.requests, profile)
    return await report.write({ requests, callbacks: [] }, recorder.dropped(), io.out)
  } catch (error) {
    report.release()
    throw error
  }
}
