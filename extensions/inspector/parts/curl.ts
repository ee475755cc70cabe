import type { Seen } from '../../../sandbox/world/traffic.ts'
import type { View } from '../kit/view.ts'

/** What curl writes itself. */
const own = /^(?:host|content-length|connection|accept-encoding|transfer-encoding|expect)$/i

/** A request as a command that sends it again. Secrets are in it where the page shows them. */
export function curlOf({ sandbox, shower }: View, { method, url, headers, body }: Seen): string {
  const text = shower.body(body)
  const lines = [
    `curl -X ${method} ${quoted(new URL(shower.address(url), sandbox.baseUrl).href)}`,
    ...headers.flatMap(([name, value]) =>
      own.test(name) ? [] : [`-H ${quoted(`${name}: ${shower.header(name, value)}`)}`],
    ),
    // A signature covers the bytes that came, so these are sent where no secret is hidden in them.
    ...(text === '' ? [] : [`--data-binary ${quoted(shower.whole(body) ?? text)}`]),
  ]
  return lines.join(' \\\n  ')
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
