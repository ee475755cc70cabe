import type { Draft } from './draft.ts'

export interface Part {
  name: string
  content: string
  /** Makes it a file part. */
  filename?: string
}

const boundary = 'assay-part-boundary'

/**
 * The draft with a multipart body of these parts, for file providers. The bytes are the same at every call, so that a
 * signature over them can be repeated.
 */
export function withMultipart(draft: Draft, parts: Part[]): Draft {
  const text = parts.map(({ name, content, filename }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: application/octet-stream`
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`
  })
  const { body: _replaced, ...rest } = draft
  return {
    ...rest,
    rawBody: `${text.join('')}--${boundary}--\r\n`,
    contentType: `multipart/form-data; boundary=${boundary}`,
  }
}
