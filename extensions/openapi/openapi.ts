import { stringify } from 'yaml'
import { assayVersion } from '../../harness/run/version.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import { documentOf } from './document/document.ts'
import type { SchemaNode } from '../../schemas/derive.ts'
import { unknownInterface } from '../../cli/asked/interfaces-to-evaluate.ts'
import type { Io } from '../../cli/asked/io.ts'
import { askSandbox } from './ask-sandbox.ts'

export interface OpenApiOptions {
  interface: string
  format: 'yaml' | 'json'
  /** Promises what only follows from the documents too. */
  implied?: true
  /** Of the secrets and ids of the examples. */
  seed: number
}

/** `assay openapi`: prints an interface as an OpenAPI description. Gives the exit code. @throws AskedWrongly */
export async function openApiCommand(options: OpenApiOptions, io: Io): Promise<number> {
  const { interface: name, format } = options
  const description = describeInterface(name)
  if (!description) throw unknownInterface(name)
  const examples = await askSandbox(name, options.seed)
  const document = documentOf(description.dialect, {
    examples,
    implied: options.implied ?? false,
    assay: assayVersion(),
  })
  io.out.exact(textOf(document, format))
  return 0
}

function textOf(document: SchemaNode, format: 'yaml' | 'json'): string {
  if (format === 'json') return `${JSON.stringify(document, null, 2)}\n`
  return stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 })
}
