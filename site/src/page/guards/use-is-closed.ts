import { useRootData } from '../../session/index.ts';
import { modalNameOf } from '../modals/modal-address.ts';

/** Is this way in closed to guests from the visitor's country? `judge` says the same; this is what the first screen needs. */
export function useIsClosed(): (href: string) => boolean {
  const { player, may } = useRootData() ?? {};
  return (href) => {
    const modal = !player && may ? modalNameOf(href) : undefined;
    return modal === 'login' ? !may?.signIn : modal === 'registration' ? !may?.register : false;
  };
}
