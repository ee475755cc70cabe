import { readFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'

const packed = /<script type="application\/octet-stream" [^>]*>([^<]*)<\/script>/g

/** A page followed by its unpacked contents. */
export function unpackedPage(page: string): string {
  const parts = [...page.matchAll(packed)].map(([, text = '']) =>
    inflateRawSync(Buffer.from(text, 'base64')).toString(),
  )
  return [page, ...parts.map((part) => markupIn(JSON.parse(part) as unknown))].join('\n')
}

/** The text of a report file with its unpacked contents. */
export function readReport(file: string): string {
  const text = readFileSync(file, 'utf8')
  return file.endsWith('.html') ? unpackedPage(text) : text
}

function markupIn(data: unknown): string {
  return Array.isArray(data) ? data.join('\n') : JSON.stringify(data)
}
