import type { RootData } from '../session/index.ts';
import type { Seo } from './seo.ts';
import { structuredData } from './structured-data.ts';

interface MachineHeadProps {
  data: RootData;
  seo: Seo | undefined;
  /** The canonical address. */
  address: string;
  hidden: boolean;
}

/** What networks show of a shared link, and what search engines read besides the text. Drawn on the server only. */
export function MachineHead({ data, seo, address, hidden }: MachineHeadProps) {
  if (!seo) return null;
  const image = `${data.origin}/share/${seo.share ?? 'house'}.jpg`;
  const facts = hidden ? [] : structuredData({ data, seo, address });
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={data.house} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={data.locale.replace('-', '_')} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image} />
      {facts.length > 0 && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can be closed
          dangerouslySetInnerHTML={{ __html: asData(facts) }}
        />
      )}
    </>
  );
}

/** No text, whoever wrote it, ends the element it stands in. */
function asData(facts: readonly unknown[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': facts }).replaceAll('<', '\\u003c');
}
