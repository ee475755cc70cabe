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
import { basename, delimiter, dirname, join } from 'node:path'
import { after } from 'node:test'
import { root } from './assay.ts'
import { changed, isPartOf, type Snippet } from './page.ts'

const left = new Set(['node_modules', '.git', 'conformance-report', 'dist'])

/** A copy of the project in which the pages of `docs/` are followed, removed when the tests of the file have run. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'assay-pages-'))
  private readonly npx = join(this.folder, 'node_modules/.npx')
  private output = ''

  constructor() {
    after(() => rmSync(this.folder, { recursive: true, force: true }))
    cpSync(root, this.folder, { recursive: true, filter: (path) => !left.has(basename(path)) })
    // A link to each package and not to their folder: who installs in the copy must not empty the folder of the project.
    mkdirSync(join(this.folder, 'node_modules'))
    for (const name of readdirSync(join(root, 'node_modules')))
      symlinkSync(join(root, 'node_modules', name), join(this.folder, 'node_modules', name))
    // What npx finds in a clone, without npm, which takes longer to start than what it starts.
    mkdirSync(this.npx)
    writeFileSync(join(this.npx, 'npx'), `#!/bin/sh\nshift\nexec node '${this.folder}/bin/assay.js' "$@"\n`, {
      mode: 0o755,
    })
  }

  /** Does what a snippet says. @throws Error naming the place in the page where it cannot be done */
  follow({ kind, path, text, where }: Snippet): void {
    try {
      if (kind === 'file' && !isPartOf(this.read(path), text)) throw new Error(`it is no part of ${path}`)
      if (kind === 'new') this.add(path, text)
      if (kind === 'diff') this.write(path, changed(this.read(path), text))
      if (kind === 'sh') this.output = this.run(text)
      if (kind === 'text') this.expectOutput(text)
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

  /** What commands print. @throws Error with it where one of them fails */
  run(commands: string): string {
    const PATH = [this.npx, join(this.folder, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
    const env = { ...process.env, PATH, NODE_TEST_CONTEXT: undefined, CI: undefined }
    const { status, stdout, stderr } = spawnSync('bash', ['-ec', commands], { cwd: this.folder, env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`exit code ${status} of ${commands.trim()}\n${stdout}\n${stderr}`)
    return `${stdout}\n${stderr}`
  }

  private add(path: string, text: string): void {
    if (existsSync(join(this.folder, path))) throw new Error(`${path} is there already`)
    mkdirSync(dirname(join(this.folder, path)), { recursive: true })
    this.write(path, text)
  }

  private expectOutput(text: string): void {
    const missing = text
      .trimEnd()
      .split('\n')
      .find((line) => !this.output.includes(line.trim()))
    if (missing !== undefined)
      throw new Error(`the commands did not print ${missing.trim()}\n${this.output.slice(-2000)}`)
  }

  private read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8')
  }

  private write(path: string, text: string): void {
    writeFileSync(join(this.folder, path), text)
  }
}
