import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { test } from 'node:test'
import { type Ended, root, scratchFolder } from '../test-support/assay.ts'
import { documentsIn } from '../test-support/published-schemas.ts'

const folder = scratchFolder()
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const script = join(root, 'ci/run.sh')

interface Action {
  inputs: Record<string, { description: string; default: string }>
  runs: { steps: Array<{ run?: string; env?: Record<string, string> }> }
}
interface Template {
  spec: { inputs: Record<string, { description: string; default: string }> }
  variables: Record<string, { value: string; expand: boolean }>
  script: string[]
}

const [action] = documentsIn('action.yml') as Action[]
const [spec, jobs] = documentsIn('templates/assay.yml') as object[]
const [job] = Object.values(jobs ?? {}) as Template[]

/** Writes a program of this name with this script into a folder. */
function programIn(bin: string, name: string, text: string): string {
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  return bin
}

/** A project with Assay installed: a script that logs its arguments, or the real one. */
function projectWith(assay: string): string {
  const project = mkdtempSync(join(folder, 'project-'))
  programIn(join(project, 'node_modules/.bin'), 'assay', assay)
  return project
}

const noting = 'for one in "$@"; do printf "%s\\n" "$one"; done\nexit "${ASSAY_CODE:-0}"'
const asking = 'echo "asked a registry: $*" >&2; exit 1'

/** Runs the action's script in a project, with only this environment and the system's programs. */
function ranIn(cwd: string, env: Record<string, string>, npm = asking): Promise<Ended> {
  const bin = mkdtempSync(join(folder, 'bin-'))
  for (const name of ['npm', 'npx']) programIn(bin, name, npm)
  const path = [bin, process.env['PATH'] ?? ''].join(delimiter)
  return new Promise((resolve) => {
    execFile('sh', [script], { cwd, env: { PATH: path, ...env } }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
  })
}

const noted = projectWith(noting)
const asked = async (env: Record<string, string>) => (await ranIn(noted, env)).out.trimEnd().split('\n')
/** Only GitHub has these. */
const ofGithub = ['upload-sarif']

test('no input of the action is text of a shell, and each reaches the script by its variable', () => {
  assert.ok(action)
  const [step] = action.runs.steps
  assert.doesNotMatch(action.runs.steps.map(({ run }) => run).join('\n'), /\$\{\{/)
  for (const name of Object.keys(action.inputs))
    assert.equal(step?.env?.[variableOf(name)], `\${{ inputs.${name} }}`, name)
})

test('no input of the component is text of its script, and each reaches it by a variable that is not expanded', () => {
  const { inputs } = (spec as Template).spec
  assert.doesNotMatch(job?.script.join('\n') ?? '', /\$\[\[/)
  for (const name of Object.keys(action?.inputs ?? {}).filter((one) => !ofGithub.includes(one))) {
    assert.deepEqual(job?.variables[variableOf(name)], { value: `$[[ inputs.${name} ]]`, expand: false }, name)
    assert.equal(inputs[name]?.default, action?.inputs[name]?.default, name)
  }
})

test('the component runs the script of the action, whose every variable is an input', () => {
  const text = read('ci/run.sh')
  assert.equal(`#!/bin/sh\n${job?.script[0] ?? ''}`, text)
  assert.deepEqual(new Set(text.match(/(?<=\{)ASSAY_\w+/g)), new Set(Object.keys(action?.inputs ?? {}).map(variableOf)))
})

test('no workflow of the examples puts an expression into a shell', () => {
  for (const name of ['candidate', 'nightly', 'pacts', 'shards'])
    for (const line of read(`examples/ci/github-${name}.yml`).split('\n'))
      if (line.includes('${{')) assert.match(line, /^ *(?:- )?(?:\w+|if): \$\{\{ [^}]* \}\}$/)
})

test('without inputs the embedded sandbox is run by the Assay of the project', async () =>
  assert.deepEqual(await asked({}), ['run', '--out=conformance-report', '--format=markdown']))

test('each input is one argument, whatever stands in it', async () => {
  const hostile = '$(touch hit); `touch hit` " \' * --seed 1'
  const args = await asked({
    ASSAY_PROFILE: hostile,
    ASSAY_INTERFACES: 'ais-v4\n  ais-*  $(hit)',
    ASSAY_FEATURES: 'conformance own/*',
    ASSAY_ONLY: 'ais-v4/rates ais-v4/*',
    ASSAY_FORMAT: 'allure $(hit)',
    ASSAY_WORKERS: '4',
    ASSAY_RECORD: 'a file',
    ASSAY_UPLOAD_SARIF: 'true',
    ASSAY_DEPTH: 'smoke',
    ASSAY_SEED: '7',
    ASSAY_SHARD: '1/4',
    ASSAY_BASELINE: '--help',
    ASSAY_FAIL_ON: 'new',
    ASSAY_MIN_JUDGED: '80%',
    ASSAY_OUT: 'my reports',
    GITLAB_CI: 'true',
  })
  const wanted = [
    `run | --out=my reports | --format=markdown | --profile=${hostile}`,
    '--interface=ais-v4 | --interface=ais-* | --interface=$(hit) | --only=ais-v4/rates | --only=ais-v4/*',
    '--features=conformance | --features=own/* | --format=allure | --format=$(hit) | --depth=smoke | --seed=7',
    '--shard=1/4 | --workers=4 | --record=a file | --baseline=--help | --fail-on=new | --min-judged=80%',
    '--format=sarif | --format=gitlab',
  ]
  assert.equal(args.join(' | '), wanted.join(' | '))
  assert.ok(!existsSync(join(noted, 'hit')))
})

test('the exit code of Assay is that of the job, and its summary that of this run', async () => {
  const out = join(folder, 'reports')
  mkdirSync(out)
  writeFileSync(join(out, 'summary.md'), 'an earlier run')
  const [GITHUB_OUTPUT, GITHUB_STEP_SUMMARY] = [join(folder, 'output'), join(folder, 'summary')]
  const env = { ASSAY_OUT: out, GITHUB_ACTIONS: 'true', GITHUB_OUTPUT, GITHUB_STEP_SUMMARY }
  for (const code of [0, 1, 2, 3]) {
    const ended = await ranIn(noted, { ...env, ASSAY_CODE: String(code) })
    assert.equal(ended.code, code, ended.err)
  }
  assert.equal(readFileSync(env.GITHUB_OUTPUT, 'utf8'), 'exit-code=0\nexit-code=1\nexit-code=2\nexit-code=3\n')
  assert.ok(!existsSync(env.GITHUB_STEP_SUMMARY))
})

test('a project without Assay is reported as such, and no registry is asked', async () => {
  const output = join(folder, 'output-without')
  const ended = await ranIn(mkdtempSync(join(folder, 'empty-')), { GITHUB_ACTIONS: 'true', GITHUB_OUTPUT: output })
  assert.equal(ended.code, 3)
  assert.match(ended.err, /^ASSAY_NOT_INSTALLED: there is no node_modules\/\.bin\/assay .*npm install --save-dev assay/)
  assert.doesNotMatch(ended.err, /asked a registry/)
  assert.match(ended.out, /^::error title=Assay::ASSAY_NOT_INSTALLED/)
  assert.equal(readFileSync(output, 'utf8'), 'exit-code=3\n')
})

test('a version that can be installed is run, and one that cannot is no failed run', async () => {
  const installing = `while [ "$1" != --prefix ]; do shift; done
mkdir -p "$2/node_modules/.bin"
printf '#!/bin/sh\\necho "this is $0 $1"\\n' > "$2/node_modules/.bin/assay"
chmod +x "$2/node_modules/.bin/assay"
echo "installed $3" >&2`
  const env = { ASSAY_VERSION: '0.1.0', GITHUB_OUTPUT: join(folder, 'output-version') }
  const done = await ranIn(mkdtempSync(join(folder, 'empty-')), env, installing)
  assert.equal(done.code, 0, done.err)
  assert.match(done.err, /^installed assay@0\.1\.0$/m)
  assert.match(done.out, /^this is .*node_modules\/\.bin\/assay run$/m)
  const failed = await ranIn(mkdtempSync(join(folder, 'empty-')), env)
  assert.equal(failed.code, 3)
  assert.match(failed.err, /^ASSAY_NOT_INSTALLED: this version of Assay cannot be installed/m)
  assert.equal(readFileSync(env.GITHUB_OUTPUT, 'utf8'), 'exit-code=0\nexit-code=3\n')
})

function variableOf(name: string): string {
  return `ASSAY_${name.toUpperCase().replaceAll('-', '_')}`
}
