/** What a journal and what was made of it prove: the digests of its lines have no key. */
export const onlyAsHonest =
  'A journal and its reports are only as honest as who kept them: their digests show damage, and not that somebody wrote them anew.'
