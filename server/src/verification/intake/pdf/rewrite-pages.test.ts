import { deflateRawSync, deflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import type { Refusal } from '@halley/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deep } from '../../../../../test/deep.ts';
import { aPdf, aStream, packedObjects } from '../../testing/files.ts';
import { rewritePages } from './rewrite-pages.ts';
import { rewritePdf } from './rewrite-pdf.ts';

// The library says there what it thinks of a broken file.
beforeEach(() => {
  for (const level of ['warn', 'error', 'log'] as const) vi.spyOn(console, level).mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const active = new Set(
  `JavaScript JS Launch A AA OpenAction EmbeddedFile EmbeddedFiles Filespec EF RichMedia AcroForm XFA SubmitForm ImportData GoToE
   GoToR Movie Sound Rendition Annots Outlines Metadata Info`.split(/\s+/),
);

/** Every name in a file, as a key or as a value, whatever it is packed in. */
async function namesIn(content: Uint8Array): Promise<Set<string>> {
  const { context } = await PDFDocument.load(content, { updateMetadata: false, preserveXFA: true });
  const names = new Set<string>();
  const look = (object: PDFObject): void => {
    if (object instanceof PDFName) names.add(object.decodeText());
    if (object instanceof PDFArray) object.asArray().forEach(look);
    const dictionary = object instanceof PDFStream ? object.dict : object;
    if (!(dictionary instanceof PDFDict)) return;
    for (const [key, value] of dictionary.entries()) {
      names.add(key.decodeText());
      look(value);
    }
  };
  for (const [, object] of context.enumerateIndirectObjects()) look(object);
  return names;
}

/** What comes out is a PDF from its first byte to its last, of so many pages, that does nothing. */
async function expectHarmless(content: Uint8Array, pages = 1): Promise<string> {
  const text = Buffer.from(content).toString('latin1');
  expect(text).toMatch(/^%PDF-1\.7\n/);
  expect(text).toMatch(/%%EOF$/);
  expect((await PDFDocument.load(content)).getPageCount()).toBe(pages);
  expect([...(await namesIn(content))].filter((name) => active.has(name))).toEqual([]);
  expect(text).not.toMatch(/<\s*(?:script|html|svg|iframe|object|embed|body)\b/i);
  return text;
}

/** The new file, or why there is none. */
const rewritten = (content: Uint8Array) => rewritePages(content).catch(() => 'unreadable' as const);

async function made(content: Uint8Array): Promise<Uint8Array> {
  const answer = await rewritePages(content);
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
}

const drawn = '0 0 100 100 re f';

describe('a PDF that only shows something', () => {
  test.each<[string, Buffer]>([
    ['plain', aPdf()],
    ['with packed objects', aPdf([packedObjects('<< /Title (A bill) >>')])],
    ['with objects packed but not compressed', aPdf([aStream('/Type /ObjStm /N 1 /First 4', '9 0 << /Title (x) >>')])],
    ['that says which page to show first', aPdf([], '/OpenAction [3 0 R /XYZ null null 0]')],
    ['with a link', aPdf(['<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://bank.test) >> >>'])],
    ['with names that only begin alike', aPdf(['<< /JSX 1 /AAPL 2 /Launched 3 /XFAKE 4 /Soundness 5 >>'])],
    ['with names inside its pictures', aPdf([aStream('/Subtype /Image', '\xff/JS /JavaScript /AA \x00')])],
    ['with blanks behind its end', Buffer.concat([aPdf(), Buffer.from('\r\n  \n')])],
    ['of two revisions', Buffer.concat([aPdf(), Buffer.from('9 0 obj << >> endobj\nstartxref\n0\n%%EOF\n')])],
  ])('%s is taken', async (_name, content) => {
    expect(await expectHarmless(await made(content))).toContain(drawn);
  });

  test('keeps pages, fonts, images and what was filled into its form, and nothing of who wrote it', async () => {
    const source = await PDFDocument.create();
    source.setAuthor('SECRET-AUTHOR');
    const field = source.getForm().createTextField('name');
    field.setText('Alice');
    field.addToPage(source.addPage([200, 200]));
    source.addPage([300, 100]).drawText('Bill', { font: await source.embedFont('Helvetica') });
    await source.attach(Buffer.from('MZ'), 'SECRET-FILE.exe');
    source.addJavaScript('main', 'app.alert(1)');
    const result = await made(await source.save({ useObjectStreams: false }));
    const text = await expectHarmless(result, 2);
    expect(text).not.toMatch(/SECRET|MZ|app\.alert/);
    const again = await PDFDocument.load(result);
    expect(again.getPages().map((page) => page.getSize())).toEqual([
      { width: 200, height: 200 },
      { width: 300, height: 100 },
    ]);
    const names = await namesIn(result);
    expect(['Helvetica', 'Form'].filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('a PDF that does something', () => {
  const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
  /** Beneath the page, where a copy would take it along. */
  const onPage = (entries: string, extra: readonly (string | Buffer)[] = []) =>
    Buffer.from(aPdf(extra).toString('latin1').replace('/Contents 4 0 R', `/Contents 4 0 R ${entries}`), 'latin1');
  test.each<[string, Buffer]>([
    ['a script', aPdf([script])],
    ['a script in #xx spelling', aPdf(['<< /S /J#61vaScr#69pt >>'])],
    ['a script in #XX spelling of every letter', aPdf(['<< /S /#4A#53 (x) >>'])],
    ['a short name at the end of a dictionary', aPdf(['<</JS(x)>>'])],
    ['a name before a list', aPdf(['<</AA[1]>>'])],
    ['an action when opened', aPdf([], '/OpenAction 5 0 R')],
    ['an action when opened, written out', aPdf([], '/OpenAction << /S /GoTo >>')],
    ['an action when opened, in #xx spelling', aPdf([], '/Open#41ction << /S /GoTo >>')],
    ['further actions', aPdf([], '/AA << /WC 5 0 R >>')],
    ['a program to start', aPdf(['<< /S /Launch /F (cmd.exe) >>'])],
    ['an attached file', aPdf([aStream('/Type /EmbeddedFile', 'MZ')])],
    ['a list of attached files', aPdf([], '/Names << /EmbeddedFiles 5 0 R >>')],
    ['a form that sends', aPdf(['<< /S /SubmitForm /F (https://evil.test) >>'])],
    ['a film', aPdf(['<< /Subtype /RichMedia >>'])],
    ['a script among packed objects', aPdf([packedObjects(script)])],
    ['one in #xx spelling among them', aPdf([packedObjects('<< /S /Java#53cript >>')])],
    [
      'a script among objects packed but not compressed',
      aPdf([aStream('/Type /ObjStm /N 1 /First 4', `9 0 ${script}`)]),
    ],
    ['packed objects that do not say what they are', aPdf([packedObjects(script, '/N 1 /First 4')])],
    ['packed objects that say it in #xx spelling', aPdf([packedObjects(script, '/Type /Obj#53tm /#4E 1 /F#69rst 4')])],
    ['a script in an object hidden inside a stream', aPdf([aStream('', `7 0 obj ${script} endobj`)])],
    ['a script in a later revision', Buffer.concat([aPdf(), Buffer.from(`9 0 obj ${script} endobj\n%%EOF\n`)])],
    ['markup among its objects', aPdf(['(<script>alert(1)</script>)'])],
    ['an SVG among its objects', aPdf(['(<svg onload=alert(1)>)'])],
    ['an HTML page in a comment', aPdf(['null\n%<html><body>\n'])],
    ['an archive behind it', Buffer.concat([aPdf(), Buffer.from('PK\x05\x06')])],
    ['HTML behind it', Buffer.concat([aPdf(), Buffer.from('<html>')])],
    ['an action of its page', onPage('/AA << /O 5 0 R >>', [script])],
    ['a link with a script', onPage('/Annots [<< /Subtype /Link /A 5 0 R >>]', [script])],
    ['a field with a script', onPage('/Annots [<< /Subtype /Widget /FT /Tx /AA << /K 5 0 R >> >>]', [script])],
    ['a file tied to its page', onPage('/AF [<< /Type /Filespec /EF << /F 5 0 R >> >>]', [aStream('', 'MZ')])],
    ['notes of a program', onPage('/PieceInfo << /X << /Private 5 0 R >> >> /Metadata 5 0 R', [script])],
    [
      'a file tied to what is drawn',
      onPage('/Resources << /XObject << /JSX 5 0 R >> >>', [
        aStream('/Subtype /Form /BBox [0 0 1 1] /AF [<< /Type /Filespec >>] /Ref << /F (x) >> /Metadata 6 0 R', ''),
        script,
      ]),
    ],
    ['properties of what is drawn', onPage('/Resources << /Properties << /M 5 0 R >> >>', [script])],
  ])('%s comes out without', async (_name, content) => {
    const text = await expectHarmless(await made(content));
    expect(text).toContain(drawn);
    expect(text).not.toMatch(/app\.alert|evil\.test|cmd\.exe|MZ|PK/);
  });

  test('a form that is a program: refused', async () => {
    expect(await rewritten(aPdf([], '/AcroForm << /XFA 5 0 R >>'))).toBe('active_content');
  });
});

describe('a PDF that cannot be looked into', () => {
  test.each<[string, Buffer]>([
    [
      'locked',
      Buffer.from(
        aPdf(['<< /Filter /Standard >>']).toString('latin1').replace('/Root', '/Encrypt 5 0 R /Root'),
        'latin1',
      ),
    ],
    ['that is only a beginning and an end', Buffer.from('%PDF-1.4\nstartxref\n%%EOF')],
    ['without a page', Buffer.from(aPdf().toString('latin1').replace('[3 0 R] /Count 1', '[] /Count 0'), 'latin1')],
  ])('%s: refused', async (_name, content) => {
    expect(await rewritten(content)).toBe('unreadable');
  });

  test.each<[string, Buffer]>([
    ['without an end', aPdf().subarray(0, -8)],
    [
      'with broken packed objects',
      aPdf([aStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateRawSync('9 0 <<>>'))]),
    ],
    ['with a script behind a stream that never ends', aPdf(['<< /Length 1 >>\nstream\n7 0 obj << /S /JS >> endobj'])],
    ['with objects packed in another way', aPdf([aStream('/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode', 'xxxx')])],
    [
      'with objects packed twice',
      aPdf([aStream('/Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]', 'xxxx')]),
    ],
    [
      'with objects packed in #xx spelling',
      aPdf([aStream('/Type /ObjStm /N 1 /First 4 /Filter /Fl#61teDecode', deflateSync('9 0 <<>>'))]),
    ],
    [
      'with objects that are predicted',
      aPdf([
        aStream(
          '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 >>',
          deflateSync('9 0 <<>>'),
        ),
      ]),
    ],
  ])('%s: refused, or made into one that does nothing', async (_name, content) => {
    const answer = await rewritten(content);
    if (typeof answer !== 'string') await expectHarmless(answer);
  });
});

describe('in a thread of its own', () => {
  const refusal = (content: Uint8Array) =>
    rewritePdf(content).then(
      () => 'fine',
      (error: Refusal) => error.code,
    );

  test('a PDF comes out as it does here', async () => {
    expect(Buffer.from(await rewritePdf(aPdf())).equals(Buffer.from(await made(aPdf())))).toBe(true);
    expect(await refusal(aPdf([], '/AcroForm << /XFA 5 0 R >>'))).toBe('document.active_content');
    expect(await refusal(Buffer.from('%PDF-1.4\nstartxref\n%%EOF'))).toBe('document.unreadable');
  });

  test('packed objects that fill the memory: refused', async () => {
    const bomb = deflateSync(Buffer.alloc(1024 * 1024 * 1024, 32));
    expect(await refusal(aPdf([aStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', bomb)]))).toBe(
      'document.unreadable',
    );
  });

  test('that begins with something else is no PDF', async () => {
    expect(await refusal(Buffer.concat([Buffer.from('<html>'), aPdf()]))).toBe('document.type_not_allowed');
    expect(await refusal(Buffer.from('%PDF-9.9\n'))).toBe('document.type_not_allowed');
  });
});

test('whatever is in it, what comes out does nothing, or nothing comes out', async () => {
  const piece = fc.constantFrom(
    '%PDF-1.7\n',
    '1 0 obj\n',
    '<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>',
    '<< /Type /Catalog /Pages 2 0 R /OpenAction 4 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '\nstream\n',
    'endstream',
    'endobj\n',
    'trailer << /Root 1 0 R >>\n',
    'startxref',
    '%%EOF\n',
    '#',
    '#4',
    '/',
    '(',
    '\0',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(piece, fc.string({ maxLength: 20 })), { maxLength: 30 }), async (pieces) => {
      const answer = await rewritten(Buffer.from(`%PDF-1.7\n${pieces.join('')}`, 'latin1'));
      if (typeof answer === 'string') return;
      await expectHarmless(answer, (await PDFDocument.load(answer)).getPageCount());
    }),
    { numRuns: deep(100, 300) },
  );
});
