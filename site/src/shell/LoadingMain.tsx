import { useLocation, useNavigation } from 'react-router';
import { BannerSkeletons } from './BannerSkeletons.tsx';

/** On the way to main, once it takes a moment: the places of its banners lie over the page that is being left. */
export function LoadingMain() {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (location?.pathname !== '/' || pathname === '/') return null;
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-header bottom-0 z-raised animate-fade-in bg-night-900 px-gutter pt-4 [animation-delay:200ms] [animation-fill-mode:backwards] md:pt-6 xl:left-sidebar"
    >
      <BannerSkeletons />
    </div>
  );
}
