// Installs the dependencies when the lockfile differs from the last installed one, and parses the YAML of the project.
// Needs only Node and npm.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}node_modules/.installed-lockfile`
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  process.stdout.write('Installing dependencies (once per lockfile) ...\n')
  const npm = process.env.npm_execpath
  // Packages with a known digest need no request; nobody reads an audit here.
  const quick = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const { status, error } = spawnSync(command, [...first, 'ci', ...quick], { cwd: root, stdio: 'inherit' })
  if (status !== 0) {
    process.stderr.write(
      `INSTALL_FAILED: npm ci ended with ${error?.message ?? status}. Is the package registry reachable? Fix that and run this again.\n`,
    )
    process.exit(2)
  }
  writeFileSync(stamp, wanted)
}

await import('./parse-texts.js')
