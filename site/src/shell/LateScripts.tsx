import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';
import type { PageHandle } from '../page/index.ts';

/** A first image that does not come must not keep the page from working. */
const longestWaitMs = 1_000;
const idleWaitMs = 200;

/** A visitor is here. What they bring to life waits for one of these (`late.ts`). */
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart', 'click'];

/** The page's data is taken apart in a turn of its own, not in the one in which React asks for it. */
const ownTurn = '{transform:(d,c)=>new Promise(r=>setTimeout(()=>{c.enqueue(d);r()}))}';

/**
 * In place of the router's `<Scripts>`: the same modules, asked for once the first frame with its image is drawn. On a
 * slow line style and the image have the whole line until then, and the page is painted a second earlier; links
 * work without script meanwhile. A page whose whole sense is its script (`PageHandle.scriptFirst`) does not wait.
 */
export function LateScripts() {
  const framework = useContext(FrameworkContext);
  const matches = useMatches();
  const nonce = framework?.nonce;
  let context = '';
  let start = '';
  if (import.meta.env.SSR && framework) {
    const { manifest, serverHandoffString, renderMeta } = framework;
    if (renderMeta) renderMeta.didRenderScripts = true;
    context = `window.__reactRouterContext=${serverHandoffString};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream()).pipeThrough(new TransformStream(${ownTurn}));`;
    const routes = matches.flatMap(({ id }) => manifest.routes[id] ?? []);
    const modules = routes.map(({ module }) => module);
    const ahead = [...new Set([...manifest.entry.imports, ...routes.flatMap(({ imports = [] }) => imports)])];
    start = startText({
      manifest: manifest.url,
      entry: manifest.entry.module,
      ids: matches.map(({ id }) => id),
      modules,
      ahead,
      now: matches.some(({ handle, loaderData }) => (handle as PageHandle | undefined)?.scriptFirst?.(loaderData)),
    });
  }
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, and what the router has escaped */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: context }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, and addresses of our own files */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />
    </>
  );
}

/**
 * In another site's frame a browser may forbid storage, and then even to look at it throws: the router would, before
 * the page is there. What cannot be kept is remembered as long as the page lives.
 */
export function StorageFallback() {
  const nonce = useContext(FrameworkContext)?.nonce;
  const text = import.meta.env.SSR
    ? 'for(const n of ["sessionStorage","localStorage"])try{window[n]}catch{const m=new Map;Object.defineProperty(window,n,{value:{getItem:k=>m.get(k)??null,setItem:(k,v)=>void m.set(k,String(v)),removeItem:k=>void m.delete(k),clear:()=>m.clear(),key:i=>[...m.keys()][i]??null,get length(){return m.size}}})}'
    : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

interface StartParts {
  manifest: string;
  entry: string;
  ids: string[];
  modules: string[];
  /** What the modules import, so that all are asked for at once. */
  ahead: string[];
  /** Not after the first frame but now. */
  now: boolean;
}

/**
 * Written small because it is part of every page; no bundler reads it. The very first paint may be the ground alone, while
 * the page is still coming: what counts is the one that shows something.
 */
function startText(parts: StartParts): string {
  return `(()=>{
window.firstSign=new Promise(done=>{for(const sign of ${JSON.stringify(signs)})addEventListener(sign,done,{once:true,passive:true,capture:true})});
const p=${JSON.stringify(parts)};
const start=()=>{
loadFaces();
for(const u of [p.entry,...p.ahead]){const l=document.createElement("link");l.rel="modulepreload";l.href=u;document.head.append(l)}
Promise.all([p.manifest,...p.modules].map(u=>import(u))).then(([,...m])=>{window.__reactRouterRouteModules=Object.fromEntries(p.ids.map((id,i)=>[id,m[i]]));return import(p.entry)})
};
if(p.now||document.hidden)return start();
const heroes=[...document.querySelectorAll("img[fetchpriority=high]")];
const painted=new Promise(done=>{try{new PerformanceObserver(l=>{if(l.getEntriesByName("first-contentful-paint").length)done()}).observe({type:"paint",buffered:true})}catch{done()}});
Promise.race([Promise.all([painted,...heroes.map(i=>i.decode().catch(()=>{}))]),new Promise(done=>setTimeout(done,${longestWaitMs}))]).then(()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:${idleWaitMs}}):setTimeout(start,${idleWaitMs}))
})()`;
}
