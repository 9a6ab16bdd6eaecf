import { faces } from '@halley/ui';
import facesUrl from '@halley/ui/fonts.css?url';
import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';

/**
 * The fonts: 59 kB that the first frame of a first visit does not wait for. One of the same width stands there
 * until both have come, and both change at once. Who has been here before has them, and gets them before anything is drawn.
 * In front of the style: a script behind it would wait for it.
 */
export function Faces({ known }: { known: boolean }) {
  const nonce = useContext(FrameworkContext)?.nonce;
  const text = import.meta.env.SSR ? loadText(known) : '';
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, and addresses of our own files */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
      <noscript>
        <link rel="stylesheet" href={facesUrl} />
      </noscript>
    </>
  );
}

/** Written small because it is part of every page. `loadFaces` is called by `LateScripts`. */
function loadText(known: boolean): string {
  const list = faces.map(({ family, url, weight }) => [family, `url(${url})`, { weight, display: 'swap' }]);
  return `(()=>{
let asked;
const put=l=>{for(const f of l)document.fonts.add(f)};
window.loadFaces=known=>{
if(asked)return;asked=1;
const l=${JSON.stringify(list)}.map(f=>new FontFace(...f));
if(known)put(l);
Promise.all(l.map(f=>f.load())).then(()=>put(l),()=>{})
};
if(${known})loadFaces(1)
})()`;
}
