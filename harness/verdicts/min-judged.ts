/** The required number of evaluated requirements: a number such as `1500`, or a percentage of all, such as `90%`. */
export type MinJudged = string

/** The advice for an invalid text. */
export const minJudgedAdvice = 'Give a number of requirements, such as 1500, or a percentage of all, such as 90%.'

/** Whether a text is a valid number or percentage. */
export function isMinJudged(text: string): text is MinJudged {
  return /^(?:\d{1,9}|(?:\d{1,2}|100)%)$/.test(text)
}

/** The required number, given all requirements of a run; a percentage is rounded up. */
export function leastOf(minJudged: MinJudged, all: number): number {
  const number = Number.parseInt(minJudged, 10)
  return minJudged.endsWith('%') ? Math.ceil((all * number) / 100) : number
}
