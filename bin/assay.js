#!/usr/bin/env node
// Plain JavaScript that imports no other of the project: it must start on a Node that is too old for the rest. A clone runs
// from its sources, which takes a Node that strips types; a package from what was built of them.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findOwnModules } from './find-own.js'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const isClone = existsSync(here('../cli/main.ts'))
const load = (name) => import(isClone ? `../cli/${name}.ts` : `../dist/cli/${name}.js`)
const [major, minor] = process.versions.node.split('.').map(Number)
const isBefore = (oldMinor) => major < 22 || (major === 22 && minor < oldMinor)

/** What the engine makes of the code is kept, for this process and for those that it starts: a start takes half a second less. */
async function keepCompiled() {
  const { enableCompileCache } = await import('node:module')
  const folder = here(isClone ? '../node_modules/.cache/assay/compiled' : '../../.cache/assay/compiled')
  // Files are known by their place beside the folder, so that a project that was moved or restored keeps it.
  process.env.NODE_COMPILE_CACHE_PORTABLE ??= '1'
  // Where the user keeps it elsewhere, or wants none, that stays.
  if (enableCompileCache(folder).directory?.startsWith(folder)) process.env.NODE_COMPILE_CACHE = folder
}

/** Does the command in this process; `leave` is what leaves something with the one that began it. */
async function run(leave) {
  // Until a command has given its exit code nothing is concluded, whatever ends the process: an exit from elsewhere, or an
  // event loop with nothing left to wait for, which Node says by 13.
  const concludeNothing = (code) => {
    if (code !== 0 && code !== 13) return
    process.stderr.write('ENDED_EARLY: No conclusion: the process ended before the command did.\n')
    process.exitCode = 2
  }
  process.on('exit', concludeNothing)
  const { main } = await load('main')
  const { terminalIo } = await load('asked/io')
  process.exitCode = await main(process.argv, terminalIo(leave))
  leave?.(process.exitCode)
  process.off('exit', concludeNothing)
}

/** Whether a command line has a report that must not be lost. A run always has one, so that nothing need be loaded for it. */
async function isReported(args) {
  return args[0] === 'run' || (await load('is-reported')).isReported(args)
}

const tooOld = isBefore(12)
  ? 'Assay needs Node 22.12 or newer'
  : isClone && isBefore(20) && 'A clone of Assay needs Node 22.20 or newer, such as its own node_modules/.bin/node'
if (tooOld) {
  process.stderr.write(`NODE_TOO_OLD: ${tooOld}; this is Node ${process.versions.node}.\n`)
  process.exitCode = 3
} else {
  await keepCompiled()
  findOwnModules()
  const { inOwnProcess, isOwnProcess, lineToParent } = await load('own-process')
  // A run may load code of the user's, which only another process can end.
  if (isOwnProcess()) await run(lineToParent())
  else if (await isReported(process.argv.slice(2))) inOwnProcess(here('assay.js'), process.argv.slice(2))
  else await run()
}
