import { outcome, reading } from '../replay/replay-log.ts'
import { jsonIn, type Listener, type ReceivedCallback } from './listener.ts'

/** A listener whose address and callbacks are written to the replay log. In a replay they come from the log, and nothing listens. */
export async function loggedListener(open: () => Promise<Listener>): Promise<Listener> {
  let listener: Listener | undefined
  const url = await outcome('callback address', async () => {
    listener = await open()
    return listener.url
  })
  return {
    url,
    get received() {
      return reading('callbacks received', () => (listener?.received ?? []).map(withoutJson)).map(withJson)
    },
    until: (wanted, deadlineMs) =>
      outcome('callbacks awaited', async () => (await listener?.until(wanted, deadlineMs)) ?? false),
    refuseFirst: (which) => listener?.refuseFirst(which),
    close: async () => listener?.close(),
  }
}

/** Ids beyond 2^53 are bigints, which are not plain data. */
function withoutJson({ json: _json, ...callback }: ReceivedCallback): Omit<ReceivedCallback, 'json'> {
  return callback
}

function withJson(callback: Omit<ReceivedCallback, 'json'>): ReceivedCallback {
  return { ...callback, json: jsonIn(callback.body) }
}
