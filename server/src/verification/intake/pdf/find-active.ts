/** Names that make a PDF do something, or carry something along. */
const activeNames = [
  'JavaScript',
  'JS',
  'Launch',
  'AA',
  'EmbeddedFile',
  'EmbeddedFiles',
  'Filespec',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Movie',
  'Sound',
  'Rendition',
];

/** The first name found that must not be there. */
export function findActive(objects: string, names: readonly string[] = activeNames): string | undefined {
  const text = plainNames(objects);
  const named = new RegExp(`/(${names.join('|')})(?![^\\s()<>[\\]{}/%\\0])`).exec(text);
  if (named) return named[1];
  if (names !== activeNames) return undefined;
  // Common programs write which page to open first as a list. Anything else there is an action.
  if (/\/OpenAction(?!\s*\[)/.test(text)) return 'OpenAction';
  // Markup among the objects serves no reader of PDFs.
  return /<\s*(?:script|html|svg|iframe|object|embed|body)\b/i.exec(text)?.[0];
}

/** `/J#61vaScript` is the same name as `/JavaScript`. */
function plainNames(text: string): string {
  return text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
