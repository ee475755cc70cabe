import { readFileSync } from 'node:fs'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { CodedError } from './coded-error.ts'
import { shownPath } from './content-roots.ts'
import { parsedBeforehand } from './parsed-beforehand.ts'
import { lineAt, parseYaml } from './parse-yaml.ts'
import { schemaCompiler } from './schema-compiler.ts'

const compiled = new Map<string, ValidateFunction>()

/**
 * The content of a YAML file that fits the schema in a JSON file. A text that was parsed beforehand is not validated.
 * @throws CodedError `code` with file and line of each mistake; the error of the parser
 */
export function validYaml(file: string, schemaFile: string, code: string): unknown {
  const text = readFileSync(file, 'utf8')
  const known = parsedBeforehand(text)
  if (known !== undefined) return known
  const content = parseYaml(text)
  const validate = compiled.get(schemaFile) ?? compiledSchema(schemaFile)
  compiled.set(schemaFile, validate)
  if (validate(content)) return content
  throw new CodedError(code, mistakesIn(file, text, validate.errors ?? []).join('\n'))
}

function compiledSchema(file: string): ValidateFunction {
  const compiler = schemaCompiler({ allErrors: true, allowUnionTypes: true, code: { optimize: false } })
  return compiler.compile(JSON.parse(readFileSync(file, 'utf8')) as object)
}

/** Each mistake with its line. Of a value with several forms, all that each form lacks. */
function mistakesIn(file: string, text: string, errors: readonly ErrorObject[]): string[] {
  const byPlace = Map.groupBy(
    errors.filter(({ keyword }) => keyword !== 'anyOf'),
    ({ instancePath }) => instancePath,
  )
  return [...byPlace].map(([pointer, own]) => {
    const path = pointer.split('/').slice(1)
    const said = own.map(({ message = '', params }) => {
      const [what] = Object.values(params as object).map(String)
      return what === undefined || message.includes(what) ? message : `${message}: ${what}`
    })
    const line = lineAt(text, path.map(numbered))
    return `${shownPath(file)}:${line}: ${[path.join('.'), [...new Set(said)].join(', or ')].join(' ').trim()}.`
  })
}

function numbered(step: string): number | string {
  return /^\d+$/.test(step) ? Number(step) : step
}
