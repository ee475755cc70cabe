import type { Exchange, ReceivedAnswer } from '../../../core/exchange.ts'

/** The places of an answer where a target may repeat a text, by name. */
export const places: Readonly<Record<string, (text: string) => Partial<ReceivedAnswer>>> = {
  'a value of JSON': (text) => ({ body: JSON.stringify({ data: [{ id: '1', note: `a ${text} b` }] }) }),
  'a name of JSON': (text) => ({ body: JSON.stringify({ data: { [text]: 1 } }) }),
  'JSON within JSON': (text) => ({ body: JSON.stringify({ data: JSON.stringify({ note: text }) }) }),
  'JSON beside a secret field': (text) => ({ body: `{"secret":"x","list":["y", ${text} ]}` }),
  'a page': (text) => ({ body: `<p title="${text}">${text}</p>` }),
  'bytes that are no text': (text) => ({
    body: `\ufffd ${text}`,
    bodyBase64: Buffer.concat([Buffer.from([0xff, 0x20]), Buffer.from(text)]).toString('base64'),
  }),
  'a header': (text) => ({ headers: [['X-Note', text]] }),
  'an address': (text) => ({ headers: [['Location', `/back?x=1&y=${text}`]] }),
}

/** The ways in which an answer may give a secret out, by name. */
export const giving: Readonly<Record<string, (secret: string) => Partial<ReceivedAnswer>>> = {
  'a field secret': (secret) => json({ data: { secret } }),
  'a field customer_secret': (secret) => json({ data: [{ customer_secret: secret }] }),
  'a field accessToken': (secret) => json({ accessToken: secret }),
  'a field TOKEN': (secret) => json({ TOKEN: secret }),
  'a field password': (secret) => json({ login: { password: secret } }),
  'a field with an escape': (secret) => ({ body: `{"\\u0074oken":${JSON.stringify(secret)}}` }),
  'JSON that breaks off': (secret) => ({ body: `{"data":{"token":"${secret}","id":` }),
  'a form': (secret) => ({ body: `x=1&refresh_token=${encodeURIComponent(secret)}` }),
  'a parameter of an address': (secret) =>
    json({ data: { connect_url: `https://t.example/connect?token=${encodeURIComponent(secret)}` } }),
  'a relative address': (secret) => json({ data: { redirect_url: `/connect?code=${encodeURIComponent(secret)}` } }),
  'a fragment': (secret) => json({ data: { redirect_url: `/#access_token=${encodeURIComponent(secret)}` } }),
  'the name before a host': (secret) =>
    json({ data: { file_url: `https://u:${encodeURIComponent(secret)}@t.example/` } }),
  'the header Location': (secret) => ({ headers: [['Location', `/back?code=${encodeURIComponent(secret)}`]] }),
  'a cookie': (secret) => ({ headers: [['Set-Cookie', `session=${secret}; Path=/`]] }),
}

function json(body: unknown): Partial<ReceivedAnswer> {
  return { body: JSON.stringify(body) }
}

/** An exchange with this answer; its body is parsed where it is JSON. */
export function answered(answer: Partial<ReceivedAnswer>): Exchange {
  const request = { method: 'GET', url: 'http://target.example/', headers: [], body: '' }
  const whole: ReceivedAnswer = { status: 200, headers: [], body: '', ...answer }
  return { id: 'x1', request, answer: whole, at: '2030-01-01T00:00:00.000Z', durationMs: 1 }
}
