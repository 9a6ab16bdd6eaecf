import { useQuery } from '../../query/index.ts';
import { readCookieValue } from '../../storage/index.ts';
import { welcomeOfferFor } from './welcome-offer-for.ts';

/** What an operator shows newcomers of a partner or of a country; nothing without it. What an offer asks for stands with the gifts. */
export function WelcomeOffer() {
  const offers = useQuery('readWelcomeOfferConfig').data;
  const country = useQuery('readCurrentIp').data?.country_code ?? null;
  const offer = offers && welcomeOfferFor(offers, { stag: readCookieValue('stag'), country });
  if (!offer) return null;
  const { image, title, description } = offer;
  return (
    <figure className="grid grid-cols-[5.25rem_minmax(0,1fr)] items-center gap-4 overflow-hidden rounded-xl bg-surface-2 shadow-1">
      <img
        src={image.src}
        srcSet={`${image.srcRetina} 2x`}
        alt=""
        width={168}
        height={168}
        decoding="async"
        className="aspect-square w-full object-cover"
      />
      {(title || description) && (
        <figcaption className="grid gap-1 py-3 pr-4 wrap-anywhere">
          {title && <strong className="title-card">{title}</strong>}
          {description && <span className="text-13 text-text-soft">{description}</span>}
        </figcaption>
      )}
    </figure>
  );
}
