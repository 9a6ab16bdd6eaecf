import type { WelcomeOfferConfig } from '@halley/contract';

type Offer = WelcomeOfferConfig['stag'][string];

/** That of the partner a visitor came by, else that of the country they are in. */
export function welcomeOfferFor(
  { stag: ofPartners, geoIp }: WelcomeOfferConfig,
  { stag, country }: { stag: string | undefined; country: string | null },
): Offer | undefined {
  const own = (offers: Record<string, Offer>, key: string) => (Object.hasOwn(offers, key) ? offers[key] : undefined);
  return (
    (stag === undefined ? undefined : own(ofPartners, stag)) ?? (country === null ? undefined : own(geoIp, country))
  );
}
