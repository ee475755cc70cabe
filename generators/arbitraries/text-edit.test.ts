import { keepsLaws } from '../test-support/keeps-laws.ts'
import { edited, textEdit, textEditEdges } from './text-edit.ts'

const texts = ['a', '/', '%20']

keepsLaws('textEdit', textEdit(texts), {
  member: (edit) =>
    texts.includes(edit.text) &&
    ['', 'a', '/', 'aaa', 'some longer text/a'].every((text) => {
      const after = edited(text, edit)
      return after !== text && Math.abs(after.length - text.length) <= edit.text.length
    }),
  edges: textEditEdges(texts),
  simplest: ({ kind, at, text }) => kind === 'insert' && at === 0 && text === 'a',
  reaches: {
    'the end of a short text': (edit) => edited('xyz', edit) === 'xyza',
    'the start of it': (edit) => edited('xyz', edit) === 'axyz',
    'its last character': (edit) => edited('xyz', edit) === 'xy',
    'one character in place of another': (edit) => edited('xyz', edit) === 'x/z',
  },
})
