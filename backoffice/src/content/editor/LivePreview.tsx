import type { ContentItemFile } from '@halley/contract';
import { Banner } from '@halley/ui';
import type { ReactNode } from 'react';
import { textIn, valueAt } from './content-values.ts';
import { editorWords as own } from './editor-words.ts';

interface LivePreviewProps {
  kind: ContentItemFile['kind'];
  /** As the server would keep it; null while it does not fit. */
  content: unknown;
  language: string;
}

const proseClass =
  'min-w-0 rounded-lg bg-surface-1 p-5 wrap-anywhere [&_a]:text-ice [&_a]:underline [&_h2]:pt-4 [&_h2]:text-xl [&_h2]:font-bold [&_h3]:pt-3 [&_h3]:font-bold [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-md [&_li]:ml-5 [&_ol]:list-decimal [&_p]:py-2 [&_table]:my-3 [&_td]:border [&_td]:border-line [&_td]:p-2 [&_th]:border [&_th]:border-line [&_th]:p-2 [&_ul]:list-disc';

/** Words as they will read. A language in which nothing is said reads English, as the site does. */
export function LivePreview({ kind, content, language }: LivePreviewProps): ReactNode {
  if (content === null || content === undefined) return <p className="text-text-faint">{own.liveNothing}</p>;
  if (kind === 'banner') return <BannerPreview content={content} language={language} />;
  if (kind !== 'page' && kind !== 'snippet') return null;
  const texts = Object(valueAt(content, 'texts')) as Record<string, unknown>;
  const text = texts[language] ?? texts[language.split('-')[0] ?? ''] ?? texts.en;
  const { title, content: html } = typeof text === 'string' ? { title: '', content: text } : Object(text);
  return (
    <div className={proseClass}>
      {title && <p className="title-section">{title}</p>}
      <CleanedHtml html={String(html ?? '')} />
    </div>
  );
}

/**
 * THE place where HTML of editors enters the back office: it has been cleaned by the server, by the rules of the site. Its
 * links lead nowhere here.
 */
function CleanedHtml({ html }: { html: string }): ReactNode {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps links from leading away
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed with the keyboard is a click
    <div
      onClick={(event) => event.preventDefault()}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the content room; see above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function BannerPreview({ content, language }: Pick<LivePreviewProps, 'content' | 'language'>): ReactNode {
  const say = (path: string) => textIn(valueAt(content, path), language) || textIn(valueAt(content, path), 'en');
  const label = say('banner.button.name');
  return (
    <Banner
      id="live"
      title={say('banner.title.text')}
      text={say('banner.description.text')}
      art={String(valueAt(content, 'banner.image') ?? '')}
      {...(label && { action: { label, href: '#', onPress: () => undefined } })}
    />
  );
}
