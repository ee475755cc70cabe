import { refusal } from '../basics/refusals.ts'
import type { Fields } from '../basics/values.ts'

export interface FormFile {
  name: string
  bytes: Buffer
}

/**
 * A multipart form: parts named `data[x]` become `{ data: { x } }`, other text parts stay as named,
 * and the part `file` becomes the file.
 * @throws Refusal WrongRequestFormat
 */
export function parseMultipart(bytes: Buffer, contentType: string): { body: unknown; file?: FormFile } {
  const match = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType)
  const boundary = match?.[1] ?? match?.[2]
  if (boundary === undefined) throw refusal('form-boundary-named')
  const data: Fields = {}
  const body: Fields = { data }
  let file: FormFile | undefined
  for (const part of partsOf(bytes, boundary)) {
    if (part.name === 'file') file = { name: part.fileName ?? 'file', bytes: part.bytes }
    else {
      const inner = /^data\[([^\]]+)\](\[\])?$/.exec(part.name)
      const target = inner ? data : body
      const key = inner?.[1] ?? part.name
      const text = part.bytes.toString('utf8')
      const value = inner?.[2] ? [...((target[key] as string[] | undefined) ?? []), text] : text
      Object.defineProperty(target, key, { value, enumerable: true, writable: true, configurable: true })
    }
  }
  return file ? { body, file } : { body }
}

interface Part {
  name: string
  fileName?: string
  bytes: Buffer
}

function* partsOf(bytes: Buffer, boundary: string): Generator<Part> {
  const delimiter = Buffer.from(`--${boundary}`)
  let at = bytes.indexOf(delimiter)
  if (at < 0) throw refusal('form-boundary-there')
  while (at >= 0) {
    const start = at + delimiter.length
    if (bytes.subarray(start, start + 2).toString('latin1') === '--') return
    at = bytes.indexOf(delimiter, start)
    const headEnd = bytes.indexOf('\r\n\r\n', start)
    if (at < 0 || headEnd < 0 || headEnd > at) {
      throw refusal('form-whole')
    }
    const head = bytes.subarray(start, headEnd).toString('utf8')
    const name = /\bname="([^"]*)"/i.exec(head.replace(/filename\*?=/gi, 'f='))?.[1]
    if (name !== undefined) {
      yield { name, fileName: /\bfilename="([^"]*)"/i.exec(head)?.[1], bytes: bytes.subarray(headEnd + 4, at - 2) }
    }
  }
}
