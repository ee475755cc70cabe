// Says whether and how this version may be published. `npm publish` runs it first; it does not publish itself.
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The state of the tree before publishing. */
export interface Tree {
  /** The output of `git status --porcelain`. */
  status: string
  changelog: string
  version: string
}

/** Reasons against publishing a tree, each with a fix; empty if there are none. */
export function hindrancesOf({ status, changelog, version }: Tree): string[] {
  const heading = changelog.split('\n').find((line) => line.startsWith(`## ${version} `))
  const [unreleased = '', ...versions] = changelog.split(/^## /m).slice(1)
  const own = versions.find((one) => one.startsWith(`${version} `))
  return [
    ...(status.trim() === '' ? [] : [`TREE_DIRTY: commit or remove these changes first:\n${status.trimEnd()}`]),
    ...(heading !== undefined && /^## \S+ \(\d{4}-\d\d-\d\d\)$/.test(heading)
      ? []
      : [
          `VERSION_UNLISTED: CHANGELOG.md has no heading "## ${version} (YYYY-MM-DD)"; put the lines of "Unreleased" below it`,
        ]),
    ...(unreleased.trim() === 'Unreleased' && own !== undefined && own === versions[0]
      ? []
      : [
          `CHANGELOG_OPEN: CHANGELOG.md must begin with "## Unreleased" without a line, then "## ${version}", which is the version of package.json`,
        ]),
    ...(own === undefined || /^- /m.test(own)
      ? []
      : [`VERSION_EMPTY: version ${version} of CHANGELOG.md has no line; say what is new in it`]),
  ]
}

/** publint's findings in the built package: fields of package.json and the files that they name. */
async function packageProblems(): Promise<string[]> {
  const { publint } = await import('publint')
  const { formatMessage } = await import('publint/utils')
  const { messages, pkg } = await publint({ pkgDir: root, strict: true, pack: 'npm' })
  return messages.map((message) => `PACKAGE_UNFIT: ${formatMessage(message, pkg, { color: false })}`)
}

async function release(): Promise<number> {
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string }
  const status = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
  const hindrances = hindrancesOf({ status, changelog: readFileSync(`${root}CHANGELOG.md`, 'utf8'), version })
  if (hindrances.length === 0) {
    const tests = ['scripts/test.ts', 'tests/package.test.ts']
    if (spawnSync(process.execPath, tests, { cwd: root, stdio: 'inherit' }).status !== 0)
      hindrances.push('PACKAGE_FAILED: the tests of the package fail')
    else hindrances.push(...(await packageProblems()))
  }
  if (hindrances.length > 0) {
    process.stderr.write(`${hindrances.join('\n')}\nVersion ${version} is not published.\n`)
    return 1
  }
  process.stdout.write(`Version ${version} may be published: npm publish, then git tag v${version}\n`)
  return 0
}

if (import.meta.main) process.exitCode = await release()
