import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateMessages } from '@cucumber/gherkin'
import { IdGenerator, SourceMediaType } from '@cucumber/messages'
import { stepLibrary } from '../../harness/evaluation/step-library.ts'
import { root } from './assay.ts'

interface Argument {
  group: { value?: string; children?: ReadonlyArray<{ value?: string }> }
  parameterType?: { name?: string }
}

/** A step definition, as cucumber holds it. */
interface Definition {
  keyword: 'Given' | 'When' | 'Then' | 'Unknown'
  pattern: string | RegExp
  uri: string
  line: number
  code: { toString(): string }
  expression: { match(text: string): readonly Argument[] | null }
}

/** A step definition with the texts of its matching steps, by location. */
export interface Used {
  keyword: Definition['keyword']
  /** `steps/phrases.ts:32: {fixture}`. */
  name: string
  code: string
  /** The first parameter's value in each matching step. */
  uses: string[]
}

/** A parsed scenario; an outline gives one per row. */
export interface Scenario {
  /** `features/ais/rates.feature: The floor holds`. */
  name: string
  steps: ReadonlyArray<{ text: string; type?: string; astNodeIds: readonly string[] }>
}

/** Every scenario of every feature of the project. */
export function scenarios(): Scenario[] {
  // One generator for all, as ids identify steps.
  const newId = IdGenerator.incrementing()
  return globSync('features/**/*.feature', { cwd: root }).flatMap((file) =>
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- one enum, declared once for each kind of module
    generateMessages(readFileSync(join(root, file), 'utf8'), file, SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN, {
      newId,
      includePickles: true,
      includeGherkinDocument: true,
    }).flatMap(({ pickle }) => (pickle ? [{ name: `${file}: ${pickle.name}`, steps: pickle.steps }] : [])),
  )
}

/**
 * Every step definition with its matching steps; a step of an outline counts once. Also the steps with no or several
 * matches, each after its scenario, and the values of each parameter in angle brackets.
 */
export async function definitionsUsed(
  read: readonly Scenario[],
): Promise<{ definitions: Used[]; undefinedSteps: string[]; named: ReadonlyMap<string, ReadonlySet<string>> }> {
  const definitions = (await stepLibrary()).stepDefinitions as unknown as Definition[]
  const steps = new Map(read.flatMap((scenario) => scenario.steps).map((step) => [step.astNodeIds[0], step.text]))
  const undefinedSteps = read.flatMap(({ name, steps }) =>
    steps
      .filter(({ text }) => definitions.filter(({ expression }) => expression.match(text)).length !== 1)
      .map(({ text }) => `${name}: ${text}`),
  )
  const used = definitions.map(({ keyword, pattern, uri, line, code, expression }) => ({
    keyword,
    name: `${uri}:${line}: ${String(pattern)}`,
    code: code.toString(),
    uses: [...steps.values()].flatMap((text) => {
      const match = expression.match(text)
      return match ? [match[0]?.group.value ?? ''] : []
    }),
  }))
  const given = read
    .flatMap((scenario) => scenario.steps)
    .flatMap(({ text }) => definitions.flatMap(({ expression }) => expression.match(text) ?? []))
    .flatMap(({ group, parameterType }) => {
      const name = /^<(.+)>$/.exec(group.value ?? '')?.[1]
      return name === undefined || parameterType?.name === undefined ? [] : [[parameterType.name, name] as const]
    })
  const named = new Map<string, Set<string>>()
  for (const [parameter, name] of given) named.set(parameter, (named.get(parameter) ?? new Set()).add(name))
  return { definitions: used, undefinedSteps, named }
}
