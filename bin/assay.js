#!/usr/bin/env node
// Plain JavaScript without static imports: it must start on a Node that is too old for the rest,
// find the pinned one beside the dependencies and hand over to it.

const oldest = [22, 20]

function isOld(version) {
  const [major, minor] = version.split('.').map(Number)
  return major < oldest[0] || (major === oldest[0] && minor < oldest[1])
}

async function handOver() {
  const { existsSync } = await import('node:fs')
  const { spawn } = await import('node:child_process')
  const { fileURLToPath } = await import('node:url')
  const pinned = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
  if (process.env.ASSAY_HANDED_OVER || !existsSync(pinned)) {
    process.stderr.write(
      `NODE_TOO_OLD: this is Node ${process.versions.node}; Assay needs ${oldest.join('.')} or newer.\n` +
        'Run `npm ci` in the project (it brings a fitting Node on Linux), or install a newer Node.\n',
    )
    process.exitCode = 3
    return
  }
  const child = spawn(pinned, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ASSAY_HANDED_OVER: '1' },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 128 + (signal === 'SIGINT' ? 2 : 15) : (code ?? 2)
  })
}

if (isOld(process.versions.node)) {
  await handOver()
} else {
  // Until a command has given its exit code nothing is concluded, whatever ends the process: an exit from elsewhere, or an
  // event loop with nothing left to wait for, which Node says by 13.
  const concludeNothing = (code) => {
    if (code !== 0 && code !== 13) return
    process.stderr.write('ENDED_EARLY: No conclusion: the process ended before the command did.\n')
    process.exitCode = 2
  }
  process.on('exit', concludeNothing)
  const { stayLean } = await import('../cli/stay-lean.ts')
  stayLean()
  const { main } = await import('../cli/main.ts')
  process.exitCode = await main(process.argv)
  process.off('exit', concludeNothing)
}
