// Builds the package into `dist/`: JavaScript with declarations and source maps, and the data beside it. The layout is
// that of the sources, so that modules find their files. Types are not checked: `npm run types` and `npm test` do that.
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = `${root}dist`

/** Data that Assay reads while running: all files of these folders that are not only for tests. */
const dataFolders = '{cli,contracts/pacts,extensions,features,interfaces,reports,requirements,sandbox,schemas}'
const onlyForTests = /(?:^|\/)(?:golden|fixtures|vectors|test-support)(?:\/|$)/

/** The package's data files, relative to the project. */
function dataFiles(): string[] {
  return globSync(`${dataFolders}/**/*.*`, { cwd: root }).filter(
    (file) => !file.endsWith('.ts') && !onlyForTests.test(file),
  )
}

function build(): number {
  rmSync(dist, { recursive: true, force: true })
  const { status } = spawnSync(`${root}node_modules/.bin/tsc`, ['-p', `${root}tsconfig.build.json`], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) return status ?? 1
  for (const file of dataFiles()) cpSync(`${root}${file}`, `${dist}/${file}`)
  const parsed = spawnSync(process.execPath, [`${root}scripts/parse-texts.js`, `${dist}/parsed-texts.txt`], {
    stdio: 'inherit',
  })
  return parsed.status ?? 1
}

if (import.meta.main) process.exitCode = build()
