import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Outline, outlineOf } from './section-of.ts'

const firstLines = {
  'Account information': '# Account Information API',
  'Payment Initiation, Data Enrichment, Partners and Open-Finance Interfaces': '# Payment Initiation, Data Enrichment',
}

/** The name under which rows cite a document. */
type DocumentName = keyof typeof firstLines

/** Both documents, cut at their headings, in order; empty if one is not available. */
export function outlineDocuments(): Outline[] {
  const texts = (Object.keys(firstLines) as DocumentName[]).map(findDocument)
  return texts.every((text) => text !== undefined) ? texts.map(outlineOf) : []
}

/**
 * The text of a document, or undefined if it is not available. Searched in the folder ASSAY_DOCUMENTS, else in every
 * folder `spec` of a folder beside the project.
 */
export function findDocument(name: DocumentName = 'Account information'): string | undefined {
  for (const folder of candidateFolders()) {
    if (!existsSync(folder)) continue
    for (const file of readdirSync(folder, { withFileTypes: true })) {
      if (!file.isFile()) continue
      const text = readFileSync(join(folder, file.name), 'utf8')
      if (text.startsWith(firstLines[name])) return text
    }
  }
  return undefined
}

function candidateFolders(): string[] {
  const named = process.env['ASSAY_DOCUMENTS']
  if (named) return [named]
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const beside = dirname(join(root, '.'))
  return readdirSync(beside, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(beside, entry.name, 'spec'))
}
