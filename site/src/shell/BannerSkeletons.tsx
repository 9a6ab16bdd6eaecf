import { Skeleton } from '@halley/ui';

/** Where banners will be, while they load: two on a phone, three elsewhere. */
export function BannerSkeletons() {
  return (
    <div
      aria-hidden="true"
      data-testid="banner-skeletons"
      className="grid grid-cols-2 gap-4 md:grid-cols-[1.9fr_1fr_1fr]"
    >
      <Skeleton className="h-64 rounded-xl" />
      <Skeleton className="h-64 rounded-xl" />
      <Skeleton className="h-64 rounded-xl max-md:hidden" />
    </div>
  );
}
