import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

export const assay = fileURLToPath(new URL('../../bin/assay.js', import.meta.url))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Serves a sandbox in a process of its own, so that what it takes does not count for the run, and writes its profile. */
export async function serveApart(profile: string, options: readonly string[] = []): Promise<ChildProcess> {
  const child = spawn(process.execPath, [assay, 'serve', ...options, '--write-profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await once(child.stderr, 'data')
  return child
}

/** Serves a sandbox behind a delaying proxy and writes its profile. Returns a function that ends both. */
export async function serveFarAway(
  profile: string,
  { roundTripMs, stageMs, faults = [] }: { roundTripMs: number; stageMs: number; faults?: readonly string[] },
): Promise<{ end: () => Promise<void> }> {
  const [proxy, secure] = [await startDelayingProxy(roundTripMs), await startDelayingProxy(roundTripMs)]
  const port = await freePort()
  proxy.towards(port)
  const address = `http://127.0.0.1:${proxy.port}`
  const serving = ['--port', `${port}`, '--public-url', address, '--stage-ms', `${stageMs}`]
  const faulty = faults.flatMap((fault) => ['--fault', fault])
  const sandbox = await serveApart(profile, [...serving, ...faulty])
  // The profile names the sandbox's own addresses, also for open finance: they are replaced by the proxies'.
  const written = readFileSync(profile, 'utf8')
  const [ownSecure, securePort] = /https:\/\/127\.0\.0\.1:(\d+)/.exec(written) ?? []
  if (ownSecure === undefined) throw new Error('BENCH_BROKEN: the profile names no address of open finance')
  secure.towards(Number(securePort))
  writeFileSync(
    profile,
    written.replaceAll(`http://127.0.0.1:${port}`, address).replaceAll(ownSecure, `https://127.0.0.1:${secure.port}`),
  )
  return {
    async end() {
      sandbox.kill()
      await Promise.all([proxy.close(), secure.close()])
    },
  }
}

/**
 * A proxy on a free port that passes every byte unchanged after a delay; `roundTripMs` is that of a request and its
 * answer together.
 */
export async function startDelayingProxy(roundTripMs: number) {
  const sockets = new Set<Socket>()
  let target = 0
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.setNoDelay(true)
      from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), roundTripMs / 2))
      from.on('end', () => setTimeout(() => to.end(), roundTripMs / 2))
      from.on('error', () => to.destroy())
      from.on('close', () => sockets.delete(from))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    /** Sets the port behind it; before that, nothing may connect. */
    towards(port: number) {
      target = port
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
