import { mostShown } from '../../../core/most-shown.ts'
import { readRequirements } from '../../../requirements/read-requirements.ts'
import { everyDialect } from '../../../interfaces/describe-interface.ts'
import { bindsInterface } from '../../../requirements/select-addresses.ts'
import { addressOf } from '../../../requirements/address-of.ts'
import { inWordsOf } from '../../../requirements/in-words-of.ts'

export interface ShownRow {
  address: string
  text: string
  /** Where in the documents it stands. */
  source: string
}

/** The requirements that speak of an error class, for the interface at an address; none where nothing fits. */
export function rowsOfClass(errorClass: string, path: string): ShownRow[] {
  const word = new RegExp(`\\b${errorClass.replaceAll(/[^A-Za-z_]/g, '')}\\b`)
  if (errorClass === '') return []
  const dialects = everyDialect()
  const near = dialects.filter(({ basePath }) => path.startsWith(`${basePath}/`))
  const names = (near.length > 0 ? near : dialects).map((dialect) => dialect.interface)
  return readRequirements()
    .filter(({ text }) => word.test(text))
    .flatMap((row) =>
      names
        .filter((name) => bindsInterface(row, name))
        .slice(0, 1)
        .map((name) => ({ row, name })),
    )
    .slice(0, mostShown.lines)
    .map(({ row, name }) => ({ address: addressOf(row.id, name), text: inWordsOf(name, row.text), source: row.source }))
}
