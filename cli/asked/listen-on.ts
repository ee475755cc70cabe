import type { Server } from 'node:net'
import { AskedWrongly } from './interfaces-to-evaluate.ts'

/** Makes a server listen and returns the port. @throws AskedWrongly PORT_IN_USE or HOST_NOT_HERE */
export function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const isTaken = cause.code === 'EADDRINUSE'
      const why = isTaken
        ? `--port ${port} is in use. Give another port, or none for a free one.`
        : `--host ${host} with --port ${port} may not be listened on (${cause.code}). Give an address of this machine, such as 127.0.0.1.`
      reject(new AskedWrongly(isTaken ? 'PORT_IN_USE' : 'HOST_NOT_HERE', why, { cause }))
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
