import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { after } from 'node:test'
import { root } from './assay.ts'
import { changed, isPartOf, type Snippet } from './page.ts'

const runner = `import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { main } from './cli/main.ts'
import { ioFor } from './api/io-for.ts'

const printed = []
for (const script of JSON.parse(readFileSync(0, 'utf8'))) {
  const lines = []
  for (const command of script.trim().split('\\n')) {
    const [npx, assay, ...args] = command.split(' ')
    if (npx !== 'npx') lines.push(execSync(command, { encoding: 'utf8' }))
    else if ((await main(['node', assay, ...args], ioFor((line) => lines.push(line)))) !== 0)
      throw new Error(command + ' prints ' + lines.join('\\n'))
  }
  printed.push(lines.join('\\n'))
}
console.log(JSON.stringify(printed))
process.exit()
`
const cache = 'node_modules/.cache/assay'
const typesFile = 'types.tsbuildinfo'
/** Files that the copy does not link to. */
const own = new Set(['.cache', typesFile])
const left = new Set(['node_modules', '.git', 'conformance-report', 'dist'])

/** A copy of the project for following the pages of `docs/`, removed after the file's tests. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'assay-pages-'))

  constructor() {
    after(() => rmSync(this.folder, { recursive: true, force: true }))
    for (const name of readdirSync(root))
      if (!left.has(name)) cpSync(join(root, name), join(this.folder, name), { recursive: true })
    // Links each package, not their folder: an install in the copy must not empty the project's folder.
    this.link('node_modules')
    this.link(cache)
  }

  private link(path: string): void {
    mkdirSync(join(this.folder, path), { recursive: true })
    for (const name of readdirSync(join(root, path)))
      if (!own.has(name)) symlinkSync(join(root, path, name), join(this.folder, path, name))
  }

  /** Applies a snippet to its file, by text or script. @throws Error with the snippet's place in the page */
  follow({ kind, path, text, where }: Snippet): void {
    try {
      if (kind === 'file' && !isPartOf(this.read(path), text)) throw new Error(`it is no part of ${path}`)
      if (kind === 'new') this.add(path, text)
      if (kind === 'diff') this.write(path, changed(this.read(path), text))
      if (kind === 'sh' && text.startsWith('node scripts/')) this.run(text)
    } catch (cause) {
      throw new Error(`${where}: ${(cause as Error).message}`, { cause })
    }
  }

  /** The contents of every file by its path. */
  files(): Map<string, string> {
    const paths = globSync('**/*.*', { cwd: this.folder, exclude: (name) => left.has(name) })
    return new Map(
      paths.filter((path) => /\.(?:ts|yaml|json|feature|txt|md)$/.test(path)).map((path) => [path, this.read(path)]),
    )
  }

  /** Copies the type checker's cache for unchanged files. */
  knowTypes(): void {
    const known = join(root, cache, typesFile)
    if (existsSync(known)) cpSync(known, join(this.folder, cache, typesFile))
  }

  /** The output of commands. @throws Error with it when one fails */
  run(commands: string, input = ''): string {
    const PATH = [join(this.folder, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
    // The project's own, by a link: in it, what the copy has unchanged is compiled.
    const compiled = { NODE_COMPILE_CACHE: join(this.folder, cache, 'compiled'), NODE_COMPILE_CACHE_PORTABLE: '1' }
    const env = { ...process.env, ...compiled, PATH, NODE_TEST_CONTEXT: undefined, CI: undefined }
    const options = { cwd: this.folder, env, input, encoding: 'utf8' } as const
    const { status, stdout, stderr } = spawnSync('bash', ['-ec', commands], options)
    if (status !== 0) throw new Error(`exit code ${status} of ${commands.trim()}\n${stdout}\n${stderr}`)
    return `${stdout}\n${stderr}`
  }

  /**
   * The output of each script. One process runs all commands of Assay in them, with the copy's present code. @throws
   * Error with the output of a command that fails
   */
  runAll(scripts: readonly string[]): string[] {
    this.write('run-all.mjs', runner)
    return JSON.parse(this.run('node run-all.mjs', JSON.stringify(scripts)).trim().split('\n').at(-1) ?? '') as string[]
  }

  private add(path: string, text: string): void {
    if (existsSync(join(this.folder, path))) throw new Error(`${path} is there already`)
    mkdirSync(dirname(join(this.folder, path)), { recursive: true })
    this.write(path, text)
  }

  private read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8')
  }

  private write(path: string, text: string): void {
    writeFileSync(join(this.folder, path), text)
  }
}
