import { deflateRawSync, deflateSync } from 'node:zlib';
import { Refusal } from '@halley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deep } from '../../../../../test/deep.ts';
import { aPdf, aStream, packedObjects } from '../../testing/files.ts';
import { checkPdf } from './check-pdf.ts';

const codeOf = (content: Uint8Array) =>
  checkPdf(content).then(
    () => 'fine',
    (error) => (error instanceof Refusal ? error.code : String(error)),
  );

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
    expect(await codeOf(content)).toBe('fine');
  });
});

describe('a PDF that does something', () => {
  const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
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
    ['a form that is a program', aPdf([], '/AcroForm << /XFA 5 0 R >>')],
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
    ['a script behind a stream that never ends', aPdf([`<< /Length 1 >>\nstream\n7 0 obj ${script} endobj`])],
    ['a script in a later revision', Buffer.concat([aPdf(), Buffer.from(`9 0 obj ${script} endobj\n%%EOF\n`)])],
    ['markup among its objects', aPdf(['(<script>alert(1)</script>)'])],
    ['an SVG among its objects', aPdf(['(<svg onload=alert(1)>)'])],
    ['an HTML page in a comment', aPdf(['null\n%<html><body>\n'])],
  ])('%s: refused', async (_name, content) => {
    expect(await codeOf(content)).toBe('document.active_content');
  });
});

describe('a PDF that cannot be looked into', () => {
  test.each<[string, Buffer]>([
    ['locked', Buffer.from(aPdf().toString('latin1').replace('/Root', '/Encrypt 5 0 R /Root'), 'latin1')],
    ['without an end', aPdf().subarray(0, -8)],
    ['with an archive behind it', Buffer.concat([aPdf(), Buffer.from('PK\x05\x06')])],
    ['with HTML behind it', Buffer.concat([aPdf(), Buffer.from('<html>')])],
    ['that is only a beginning and an end', Buffer.from('%PDF-1.4\nstartxref\n%%EOF')],
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
    [
      'with broken packed objects',
      aPdf([aStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateRawSync('9 0 <<>>'))]),
    ],
    [
      'with packed objects that fill the memory',
      aPdf([
        aStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.alloc(70 * 1024 * 1024, 32))),
      ]),
    ],
  ])('%s: refused', async (_name, content) => {
    expect(await codeOf(content)).toBe('document.unreadable');
  });

  test('that begins with something else is no PDF', async () => {
    expect(await codeOf(Buffer.concat([Buffer.from('<html>'), aPdf()]))).toBe('document.type_not_allowed');
    expect(await codeOf(Buffer.from('%PDF-9.9\n'))).toBe('document.type_not_allowed');
  });
});

test('whatever is in it, the answer is a refusal or nothing, never an accident', async () => {
  const piece = fc.constantFrom(
    '%PDF-1.7\n',
    '1 0 obj\n',
    '<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>',
    '\nstream\n',
    'endstream',
    'endobj\n',
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
      expect(await codeOf(Buffer.from(`%PDF-1.7\n${pieces.join('')}`, 'latin1'))).toMatch(/^(fine|document\.\w+)$/);
    }),
    { numRuns: deep(100, 300) },
  );
});
