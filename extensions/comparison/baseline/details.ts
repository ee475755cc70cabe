import { dayOf } from '../../../core/calendar.ts'
import { AskedWrongly } from '../../../cli/asked/interfaces-to-evaluate.ts'
import type { Io } from '../../../cli/asked/io.ts'

/** What a known failure needs beside its address. */
export interface Details {
  owner: string
  /** YYYY-MM-DD. */
  expires: string
  /** Absent where each failure gives its own reason. */
  reason?: string
}

/**
 * Owner and last day of new known failures: those given, else what a terminal answers.
 * @throws AskedWrongly OWNER_MISSING, EXPIRES_MISSING, EXPIRES_WRONG
 */
export async function detailsOf(given: Partial<Details>, io: Io, today: string): Promise<Details> {
  const owner = given.owner ?? (await io.ask?.('Who fixes these failures (owner)? ')) ?? ''
  if (owner.trim() === '')
    throw new AskedWrongly('OWNER_MISSING', 'New known failures need an owner. Give --owner NAME.')
  const expires = given.expires ?? (await io.ask?.('Last day on which they count as known (YYYY-MM-DD)? ')) ?? ''
  if (expires.trim() === '')
    throw new AskedWrongly('EXPIRES_MISSING', 'New known failures need a last day. Give --expires YYYY-MM-DD.')
  if (!isDay(expires.trim()) || expires.trim() < today)
    throw new AskedWrongly(
      'EXPIRES_WRONG',
      `--expires was given "${expires}"; accepted is a day in the form YYYY-MM-DD, from ${today} on.`,
    )
  const reason = given.reason ?? (await io.ask?.('Why do they fail (empty: what the run says of each)? ')) ?? ''
  return { owner: owner.trim(), expires: expires.trim(), ...(reason.trim() !== '' && { reason: reason.trim() }) }
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && dayOf(new Date(time)) === text
}
