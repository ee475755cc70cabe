#!/usr/bin/env node
// Plain JavaScript without static imports: it must start on a Node that is too old for the rest, and hand over to one that
// is not. A clone runs from its sources, which takes a Node that strips types; a package from what was built of them.
import { spawn } from 'node:child_process'
import { existsSync, fstatSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const isClone = existsSync(here('../cli/main.ts'))
const [major, minor] = process.versions.node.split('.').map(Number)
const isBefore = (oldMajor, oldMinor) => major < oldMajor || (major === oldMajor && minor < oldMinor)
const handedOver = process.env.ASSAY_HANDED_OVER !== undefined

function handOver(node) {
  const child = spawn(node, [here('assay.js'), ...process.argv.slice(2)], {
    // The fourth is a line to this process: it closes when this process is gone, however it ended.
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    env: { ...process.env, ASSAY_HANDED_OVER: '1' },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 128 + (signal === 'SIGINT' ? 2 : 15) : (code ?? 2)
  })
}

function refuse(needed, next) {
  process.stderr.write(`NODE_TOO_OLD: this is Node ${process.versions.node}; Assay needs ${needed}.\n${next}\n`)
  process.exitCode = 3
}

/** Ends the run in good order when the process that handed over to this one is gone without a signal. */
async function endWithParent() {
  delete process.env.ASSAY_HANDED_OVER
  if (!fstatSync(3).isSocket()) return
  const { Socket } = await import('node:net')
  const line = new Socket({ fd: 3 })
  line.on('error', () => undefined)
  line.on('close', () => process.kill(process.pid, 'SIGTERM'))
  line.unref()
  line.resume()
}

/** What the engine makes of the code is kept, for this process and for those that it starts: a start takes half a second less. */
async function keepCompiled() {
  const { enableCompileCache } = await import('node:module')
  const folder = here(isClone ? '../node_modules/.cache/assay/compiled' : '../../.cache/assay/compiled')
  // Where the user keeps it elsewhere, or wants none, that stays.
  if (enableCompileCache?.(folder).directory?.startsWith(folder)) process.env.NODE_COMPILE_CACHE = folder
}

async function run() {
  await keepCompiled()
  if (handedOver) await endWithParent().catch(() => undefined)
  // Until a command has given its exit code nothing is concluded, whatever ends the process: an exit from elsewhere, or an
  // event loop with nothing left to wait for, which Node says by 13.
  const concludeNothing = (code) => {
    if (code !== 0 && code !== 13) return
    process.stderr.write('ENDED_EARLY: No conclusion: the process ended before the command did.\n')
    process.exitCode = 2
  }
  process.on('exit', concludeNothing)
  const { stayLean } = await import(isClone ? '../cli/stay-lean.ts' : '../dist/cli/stay-lean.js')
  stayLean()
  const { main } = await import(isClone ? '../cli/main.ts' : '../dist/cli/main.js')
  process.exitCode = await main(process.argv)
  process.off('exit', concludeNothing)
}

if (isClone && isBefore(22, 20)) {
  const pinned = here('../node_modules/.bin/node')
  if (!handedOver && existsSync(pinned)) handOver(pinned)
  else
    refuse(
      '22.20 or newer',
      'Run `npm ci` in the project (it brings a fitting Node on Linux), or install a newer Node.',
    )
} else if (isBefore(20, 19) || major === 21 || (major === 22 && minor < 12)) {
  const own = `node-linux-${process.arch}`
  const next = process.platform === 'linux' ? `, or one for this project alone: npm install --save-dev ${own}@24` : ''
  refuse('20.19, 22.12 or newer', `Install a newer Node${next}`)
} else {
  await run()
}
