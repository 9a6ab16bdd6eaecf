import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';

/** Why there is no new file. */
export type Unfit = 'active_content' | 'unreadable';

/** What draws a page. Everything else of a page does something, or carries something along. */
const pageEntries = new Set(['Type', 'MediaBox', 'CropBox', 'Rotate', 'UserUnit', 'Resources', 'Contents', 'Group']);
/** Beneath what is drawn: actions, files inside and outside, notes of programs, other versions of an image. */
const dropped = new Set(
  `A AA AF Alternates AcroForm Annots EF F FDecodeParms FFilter JS JavaScript Launch Measure Metadata Names OC OPI OpenAction
   PS Parent PieceInfo Properties PtData Ref StructParent StructParents URI XFA`.split(/\s+/),
);
/** Lists whose keys are names of the author's own. */
const lists = new Set(['Font', 'XObject', 'ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'CharProcs', 'Colorants']);

/**
 * The pages of a PDF in a new file: what is drawn stays, with what was filled into a form; scripts, actions, attached files,
 * forms, links, comments and whatever no page shows stay behind. Throws anything for a broken file.
 */
export async function rewritePages(content: Uint8Array): Promise<Uint8Array | Unfit> {
  const source = await PDFDocument.load(content, { updateMetadata: false, preserveXFA: true });
  if (source.catalog.has(PDFName.of('AcroForm'))) {
    // Such a form is drawn by its own program; its pages say "please wait".
    if (source.getForm().hasXFA()) return 'active_content';
    source.getForm().flatten({ updateFieldAppearances: false });
  }
  const pages = source.getPages();
  if (pages.length === 0) return 'unreadable';
  const seen = new Set<PDFObject>();
  for (const { node } of pages) {
    for (const key of ['MediaBox', 'CropBox', 'Rotate', 'Resources'].map((name) => PDFName.of(name))) {
      const inherited = node.getInheritableAttribute(key);
      if (inherited) node.set(key, inherited);
    }
    for (const [key] of node.entries()) {
      if (!pageEntries.has(key.decodeText()) && key !== PDFName.of('Parent')) node.delete(key);
    }
    for (const name of ['Resources', 'Contents', 'Group']) strip(node.get(PDFName.of(name)), source, seen);
  }
  const made = await PDFDocument.create({ updateMetadata: false });
  for (const page of await made.copyPages(source, source.getPageIndices())) made.addPage(page);
  return made.save({ useObjectStreams: false, updateFieldAppearances: false });
}

function strip(root: PDFObject | undefined, { context }: PDFDocument, seen: Set<PDFObject>): void {
  const waiting = [{ object: root, isList: false }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const object = context.lookup(next.object);
    if (!object || seen.has(object)) continue;
    seen.add(object);
    if (object instanceof PDFArray) waiting.push(...object.asArray().map((part) => ({ object: part, isList: false })));
    const dictionary = object instanceof PDFStream ? object.dict : object;
    if (!(dictionary instanceof PDFDict)) continue;
    for (const [key, value] of dictionary.entries()) {
      const name = key.decodeText();
      if (!next.isList && dropped.has(name)) dictionary.delete(key);
      else waiting.push({ object: value, isList: lists.has(name) });
    }
  }
}
