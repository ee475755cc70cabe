import type { Call } from '../../serving/call.ts'
import { refusal } from '../../basics/refusals.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import type { Holdings } from '../../providers/holdings.ts'
import type { Sandbox } from '../../world/sandbox.ts'
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

/**
 * The bytes at a file_url. Only this machine is called, so that clients cannot make the sandbox call others.
 * @throws Refusal FileError for an address that is not allowed, FileNotSaved when the download fails
 */
async function download(sandbox: Sandbox, address: unknown): Promise<Buffer> {
  const rules = sandbox.rules.files
  if (typeof address !== 'string' || !URL.canParse(address) || !rules.addressAllowed(new URL(address))) {
    throw refusal('file-address')
  }
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(rules.fetchTimeoutMs) })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return await readUpTo(answer, rules.maxBytes + 1)
  } catch (cause) {
    throw refusal('file-fetched', (cause as Error).message)
  }
}

async function readUpTo(answer: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= maxBytes) break
  }
  return Buffer.concat(chunks)
}
