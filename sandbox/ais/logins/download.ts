import type { Sandbox } from '../../world/sandbox.ts'
import { refusal } from '../../basics/refusals.ts'

/**
 * The bytes at a file_url. Only this machine is called, so that clients cannot make the sandbox call others.
 * @throws Refusal FileError for an address that is not allowed, FileNotSaved when the download fails
 */
export async function download(sandbox: Sandbox, address: unknown): Promise<Buffer> {
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
