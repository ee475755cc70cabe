import type { Call } from '../../serving/call.ts'
import { refusal } from '../../basics/refusals.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import type { Holdings } from '../../providers/holdings.ts'
import { download } from './download.ts'
import type { Fields } from '../../basics/values.ts'

/**
 * The content of the file sent with a create or reconnect: the part `file` of a form, or the file at file_url.
 * Undefined for a provider that takes credentials.
 * Source: Version 4, file providers; Errors, File classes.
 * @throws Refusal FileNotProvided, FileNotSaved, FileError, WrongProviderMode
 */
export async function readFile(
  call: Pick<Call, 'sandbox' | 'file'>,
  data: Fields,
  provider: SandboxProvider,
): Promise<Holdings | undefined> {
  const { sandbox, file } = call
  const rules = sandbox.rules.files
  const address = data.file_url === null ? undefined : data.file_url
  const missing = file === undefined && address === undefined
  if (!rules.takesFile(provider, !missing)) {
    if (missing) return undefined
    throw refusal('file-taken')
  }
  if (missing && !rules.required) return { holder_info: null, accounts: [] }
  if (missing) throw refusal('file-sent')
  const bytes = file ? file.bytes : await download(sandbox, address)
  if (!rules.fits(bytes.length, rules.maxBytes)) {
    throw refusal('file-size', rules.maxBytes)
  }
  const holdings = rules.parsed(bytes, file?.name ?? 'file')
  if (holdings === 'invalid') throw refusal('file-readable')
  return holdings
}
