import { connect } from 'node:net'

const mostMs = 1000
const everyMs = 200

/** Whether something listens at the address of a server. */
export function listensAt(address: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port || (protocol === 'https:' ? 443 : 80)), timeout: mostMs })
    const end = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
}

/** Calls `up` once something listens there. Gives what stops it. */
export function onceListening(address: string, up: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const look = async () => {
    const isThere = await listensAt(address)
    if (isStopped) return
    if (isThere) up()
    else timer = setTimeout(() => void look(), everyMs)
  }
  void look()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
