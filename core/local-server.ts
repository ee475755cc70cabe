import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Has a server listen at a free port of the loopback interface. Returns its URL. */
export async function serveLocally(server: Server): Promise<string> {
  await new Promise<void>((resolve, reject) => void server.once('error', reject).listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export function endServer(server: Pick<Server, 'close' | 'closeAllConnections'>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
