/** A length of time for people: `184 ms`, `12.4 s`, `1 min 34 s`. */
export function duration(durationMs: number): string {
  if (durationMs < 1000) return `${Math.round(durationMs)} ms`
  if (durationMs < 60_000) return `${Number((durationMs / 1000).toFixed(1))} s`
  const seconds = Math.round(durationMs / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return [hours && `${hours} h`, minutes && `${minutes} min`, seconds % 60 && `${seconds % 60} s`]
    .filter(Boolean)
    .join(' ')
}

/** A day and time in UTC: `3 November 2026, 09:14 UTC`; a text that is no time stays as it is. */
export function dayAndTime(at: string): string {
  const time = Date.parse(at)
  if (Number.isNaN(time)) return at
  const format = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const
  return `${new Intl.DateTimeFormat('en-GB', { ...format, timeZone: 'UTC' }).format(time).replace(' at ', ', ')} UTC`
}

/** A count and its noun: `1 check`, `2 checks`, `1,200 requests`. */
export function counted(count: number, noun: string, nouns = `${noun}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : nouns}`
}

/** Bytes in whole megabytes, the unit being a million bytes. */
export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000).toLocaleString('en')} MB`
}
