import type { Io } from '../../cli/asked/io.ts'
import { recordClients } from './clients-recorder.ts'
import { untilStopped } from '../../cli/until-stopped.ts'
import { type ExchangesOptions, openExchangesReport } from './exchanges-report.ts'
import { openProxy } from './open-proxy.ts'

export interface ProxyOptions extends ExchangesOptions {
  target: string
  /** A free port when absent. */
  port?: number
  host: string
  rewriteHost?: true
}

/** `assay proxy`: passes requests on until it is stopped, and reports on both sides. Gives the exit code. @throws AskedWrongly, ProfileError */
export async function proxyCommand(options: ProxyOptions, io: Io): Promise<number> {
  const report = openExchangesReport(options, { command: 'proxy', address: options.target, io })
  const recorder = recordClients()
  try {
    const { address, close } = await openProxy(options, (one) => recorder.observer.request(one))
    io.err.line(`Passing ${address} on to ${options.target}. Press Ctrl-C to stop and to have the reports written.`)
    await untilStopped().stopped
    io.leave?.('ends')
    await close()
    return await report.write(recorder.seen, io.out)
  } catch (error) {
    report.release()
    throw error
  }
}
