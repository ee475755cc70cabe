import { urlOf } from './web-address.ts'

/** The method and path of a request, without its query and with a placeholder for each id. */
export function askedRoute({ method, url }: { method: string; url: string }): string {
  const segments = (urlOf(url)?.pathname ?? '').split('/')
  return `${method} ${segments.map((one) => (/\d/.test(one) && !/^v\d+$/.test(one) ? '…' : one)).join('/')}`
}
