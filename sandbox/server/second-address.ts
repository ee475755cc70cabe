import { connect } from 'node:net'

/** Linux and Windows have all of 127.0.0.0/8; other systems need it to be added. */
const secondLoopback = '127.0.0.2'

/** The second loopback address if it reaches the server at `url`, else undefined. */
export function secondAddressFor(url: string): Promise<string | undefined> {
  const { hostname, port } = new URL(url)
  if (!hostname.startsWith('127.')) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: secondLoopback })
    const end = (found: string | undefined) => {
      socket.destroy()
      resolve(found)
    }
    socket.on('connect', () => end(secondLoopback)).on('error', () => end(undefined))
  })
}
