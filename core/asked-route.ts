import { urlOf } from './web-address.ts'

/** The method and the path of a request, without its query and with a sign for each id: what was asked, whatever it was about. */
export function askedRoute({ method, url }: { method: string; url: string }): string {
  const segments = (urlOf(url)?.pathname ?? '').split('/')
  return `${method} ${segments.map((one) => (/\d/.test(one) && !/^v\d+$/.test(one) ? '…' : one)).join('/')}`
}
