export interface PdfStream {
  /** The object's text in front of the content: where its dictionary is. */
  dictionary: string;
  body: string;
}

/**
 * Parts a file into what is read as objects and the contents of streams. Contents end at the word `endstream`, not
 * where a length says: a length can lie.
 */
export function splitStreams(text: string): { plain: string; streams: PdfStream[] } {
  const plain: string[] = [];
  const streams: PdfStream[] = [];
  const opening = /\bstream(?:\r\n|\n|\r)/g;
  let from = 0;
  for (;;) {
    opening.lastIndex = from;
    const start = opening.exec(text);
    if (!start) break;
    const bodyAt = start.index + start[0].length;
    const end = text.indexOf('endstream', bodyAt);
    const bodyEnd = end < 0 ? text.length : end;
    const before = text.slice(from, start.index);
    plain.push(before);
    streams.push({
      dictionary: before.slice(Math.max(0, before.lastIndexOf(' obj'))),
      body: text.slice(bodyAt, bodyEnd),
    });
    from = end < 0 ? text.length : end + 'endstream'.length;
  }
  plain.push(text.slice(from));
  return { plain: plain.join('\n'), streams };
}
