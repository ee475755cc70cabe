import type { Draft } from './draft.ts'

export interface Part {
  name: string
  content: string | Buffer
  /** Makes the part a file. */
  filename?: string
}

const boundary = 'assay-part-boundary'

/** The draft with a multipart body, for file providers. Every call gives the same bytes, so that a signature can be repeated. */
export function withMultipart(draft: Draft, parts: Part[]): Draft {
  const bytes = parts.flatMap(({ name, content, filename }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: application/octet-stream`
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`
    return [Buffer.from(head), Buffer.from(content as string), Buffer.from('\r\n')]
  })
  const { body: _replaced, ...rest } = draft
  return {
    ...rest,
    rawBody: Buffer.concat([...bytes, Buffer.from(`--${boundary}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  }
}
